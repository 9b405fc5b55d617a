import type { NoteField } from '@/domain/auto-note';
import { type Claim, claimText } from '@/domain/claim';
import { buildCards } from '@/domain/scoring/build-cards';
import type { ScoredItem } from '@/domain/scoring/score-answer';
import { type ScorecardKind, scorecardKind } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { type Stance, stanceOf } from '@/on-device/rules/claims/stance';
import type { Lexicon } from '@/on-device/rules/lexicon';
import { readCall } from '@/on-device/rules/read-call';
import { scoreByRules } from '@/on-device/rules/rules-provider';

/** A sentence that the screens show about a call. */
export interface Statement {
  field: string;
  text: string;
  /** 'scale': words of the scale beside a number; 'none': nothing is claimed, as where nothing could be judged. */
  kind: Claim['kind'] | 'scale' | 'none';
  claim: Claim | null;
}

/** What labelled calls name the scorecards; elsewhere scoring types stand. */
const LABELLED_KINDS: Readonly<Record<string, ScorecardKind>> = { se: 'se', mobi: 'customer-service', csat: 'csat' };

export interface CallText {
  transcript: string;
  language: string;
  service: string;
}

/** The answer to a question as the dialog has it, and what each claim beside it says of it. */
export interface Answer {
  field: string;
  answer: 'met' | 'not met' | 'not applicable' | 'not judged' | number;
  claims: readonly { claim: Claim; stance: Stance }[];
}

function answersOf(
  items: Readonly<Record<string, ScoredItem>>,
  kind: ScorecardKind,
  lexicon: Lexicon | null,
): Answer[] {
  return Object.entries(items).map(([field, { score, notApplicable, claims = [] }]) => ({
    field,
    answer: notApplicable
      ? 'not applicable'
      : score === null
        ? 'not judged'
        : kind !== 'customer-service'
          ? score
          : score > 0
            ? 'met'
            : 'not met',
    claims: claims.map((claim) => ({ claim, stance: lexicon && stanceOf(claim, lexicon) })),
  }));
}

const claimed = (field: string, claims: readonly Claim[]): Statement[] =>
  claims.map((claim) => ({ field, text: claimText(claim), kind: claim.kind, claim }));

/** Every sentence that the screens show for a call on one card (criteria, overall card, summary, auto note), and its scores. */
export function statementsOf(
  call: CallText,
  kind: ScorecardKind = LABELLED_KINDS[call.service] ?? scorecardKind(call.service),
): { statements: Statement[]; scores: Record<string, number | null>; answers: Answer[] } {
  const facts = readCall(parseTranscript(call.transcript), call.language);
  const answer = scoreByRules(facts, kind);
  const { cards, overall } = buildCards(answer);
  const items: Readonly<Record<string, ScoredItem>> = answer.items;
  const scale = cards.flatMap(({ id, addNoteTitle, addNoteDesc }): Statement[] =>
    addNoteTitle === ''
      ? []
      : [
          {
            field: `${id} (level)`,
            text: [addNoteTitle, addNoteDesc].filter(Boolean).join(': '),
            kind: 'scale',
            claim: null,
          },
        ],
  );
  const criteria = Object.entries(items).flatMap(([field, { note, claims = [] }]): Statement[] => [
    ...claimed(field, claims),
    ...(claims.length === 0 && note !== '' ? [{ field, text: note, kind: 'none' as const, claim: null }] : []),
  ]);
  const note = facts && makeAutoNote(facts);
  const noted = Object.entries(note?.claims ?? {}) as [NoteField, Claim[]][];
  const statements: Statement[] = [
    {
      field: 'overall',
      text: `${overall.score ?? '–'}/${overall.max} ${overall.addNoteTitle}`,
      kind: 'scale',
      claim: null,
    },
    ...(answer.kind === 'se' ? claimed('overall', answer.decision?.claim ? [answer.decision.claim] : []) : []),
    ...scale,
    ...criteria,
    ...noted.flatMap(([field, claims]) => claimed(`note ${field}`, claims)),
    ...(note && note.nextBestAction.followUpTiming !== ''
      ? [
          {
            field: 'note followUpTiming',
            text: note.nextBestAction.followUpTiming,
            kind: 'present' as const,
            claim: note.claims?.plannedAction[0] ?? null,
          },
        ]
      : []),
  ];
  return {
    statements,
    scores: Object.fromEntries(Object.entries(items).map(([name, { score }]) => [name, score])),
    answers: answersOf(items, kind, facts?.view.lexicon ?? null),
  };
}
