import type { Claim } from '../claim';
import type { Scorecard } from '../scorecards/scorecard';

/**
 * A scoring answer, normalised from whatever shape a server or the rules gave it (D25, D26). `null` is
 * "no score" or "not judged", never 0.
 */
export interface ScoredItem {
  /** In the scale of its card: diem for customer service, 1-5 for CSAT, 0-100 for sales. */
  score: number | null;
  /** nhanxet, *_reason or *_desc. */
  note: string;
  /** Time range as it came: 'mm:ss-mm:ss', 'None' or ''. */
  fromTo: string;
  referText: string;
  /** The question does not arise in this call: costs no points and is not "no score". */
  notApplicable?: boolean;
  /** Its points are of its share, whatever its neighbours' are of: it came as a percentage, as yes or no, or from the rules. */
  ofShare?: true;
  /** Its number as it came, where that was on another scale ("4/10"), or, without a score, on none that is known ("4"). */
  came?: string;
  /** The note sentence by sentence with its places, where the maker can tell them. */
  claims?: Claim[];
}

export const CUSTOMER_SERVICE_ITEMS = [
  'chaohoi_goiten',
  'baochomay_chuyenmay',
  'camon_xinloi',
  'ketthuc_cuocgoi',
  'ungxu_giongdieu',
  'nhiettinhphucvu',
  'timhieunhucau',
  'kienthuc',
  'traloi_dungtrong_tam',
  'giaiquet_yeucau',
  'giuloihua_trungthuc',
] as const;
export type CustomerServiceItem = (typeof CUSTOMER_SERVICE_ITEMS)[number];

export const CSAT_ITEMS = [
  'retention_level',
  'escalation_level',
  'distress_level',
  'abusive_level',
  'broken_promises_level',
  'employee_mood',
] as const;
export type CsatItem = (typeof CSAT_ITEMS)[number];

export const SALES_ITEMS = [
  'make_connection',
  'overcome_objections',
  'presumptive_close',
  'uncover_needs',
  'be_empathetic',
  'demonstrate_ownership',
  'ask_for_sale',
] as const;
export type SalesItem = (typeof SALES_ITEMS)[number];

/** What the customer decided about the offer, as far as it was said, and the words that show it. */
export interface Decision {
  outcome: 'bought' | 'refused' | 'undecided';
  referText: string;
  fromTo: string;
  /** The same with its place, where the maker can tell it. */
  claim?: Claim;
}

/** What was chosen for a question of a scorecard of one's own; `option` null = not judged. */
export interface OwnItem extends Pick<ScoredItem, 'note' | 'fromTo' | 'referText' | 'came' | 'claims'> {
  option: string | null;
}

/** An answer by a scorecard of one's own. */
export interface OwnAnswer {
  kind: 'own';
  /** The version it was judged by, whole: it stays readable wherever it goes, and a later one never changes it. */
  scorecard: Scorecard;
  /** By question id; absent = not judged. */
  items: Record<string, OwnItem>;
  /** A total that came with the answer. */
  total: number | null;
  overview: string;
}

export type ScoreAnswer = BuiltInAnswer | OwnAnswer;

/** An answer by one of the specification's scorecards. */
export type BuiltInAnswer =
  | {
      kind: 'customer-service';
      items: Record<CustomerServiceItem, ScoredItem>;
      /** tong_diem as the server gave it; shown where it differs from the card's own, never used as that. */
      total: number | null;
      /** danhgia_tong_quan */
      overview: string;
    }
  | {
      kind: 'csat';
      items: Record<CsatItem, ScoredItem>;
      /** csat as the server gave it. */
      total: number | null;
      overview: string;
    }
  | {
      kind: 'se';
      items: Record<SalesItem, ScoredItem>;
      /** likelihood_to_buy_desc */
      overview: string;
      guideToBuy: string;
      /** Absent where nobody said: what the customer decides is not told by how the agent sells. */
      decision?: Decision;
      /** Nothing is sold in the call: another scorecard is for it. */
      unfit?: true;
    };
