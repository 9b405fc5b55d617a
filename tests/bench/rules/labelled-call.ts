import type { CsatItem, CustomerServiceItem, SalesItem } from '@/domain/scoring/score-answer';
import { asStored } from './as-stored';

export type CustomerServiceLabel = 'met' | 'not_met' | 'not_applicable';
export type SalesBand = 'low' | 'mid' | 'high';

/** One labelled call as its README describes it; only what is measured. */
export interface LabelledCall {
  id: string;
  language: string;
  /** The scoring type that the call is mainly for. */
  service: string;
  transcript: string;
  labels: {
    customer_service: Partial<Record<CustomerServiceItem, CustomerServiceLabel>>;
    csat: Partial<Record<CsatItem, number | null>>;
    sales: Partial<Record<SalesItem, SalesBand | null>>;
    note: { key_information: string[]; category?: string };
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws with the reason when the text is no labelled call. */
export function readLabelledCall(json: string): LabelledCall {
  const value: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
  if (!isObject(value)) throw new Error('not an object');
  const { id, language, service, transcript, labels } = value;
  if (typeof transcript !== 'string') throw new Error('"transcript" is missing');
  if (!isObject(labels)) throw new Error('"labels" is missing');
  const note = isObject(labels['note']) ? labels['note'] : {};
  const strings = Array.isArray(note['key_information']) ? note['key_information'] : [];
  return {
    id: typeof id === 'string' ? id : '',
    language: typeof language === 'string' ? language : '',
    service: typeof service === 'string' ? service : '',
    transcript: asStored(transcript),
    labels: {
      customer_service: isObject(labels['customer_service']) ? labels['customer_service'] : {},
      csat: isObject(labels['csat']) ? labels['csat'] : {},
      sales: isObject(labels['sales']) ? labels['sales'] : {},
      note: {
        key_information: strings.filter((text) => typeof text === 'string'),
        ...(typeof note['category'] === 'string' && { category: note['category'] }),
      },
    },
  };
}

/** Whether a JSON file is meant as a labelled call at all. */
export function looksLikeLabelledCall(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json.replace(/^\ufeff/, ''));
    return isObject(value) && ('transcript' in value || 'labels' in value);
  } catch {
    return true;
  }
}
