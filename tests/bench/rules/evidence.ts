import type { Claim } from '@/domain/claim';
import { spokenFigures } from '@/domain/figures/spoken-figures';
import { stripSpam } from '@/domain/transcript/spam';
import type { Turn } from '@/domain/transcript/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { CLAIM_SPECS, type ClaimSpec, type CueClaim } from '@/on-device/rules/claims/claim-specs';
import { shownAt } from '@/on-device/rules/claims/passages';
import type { CallFacts } from '@/on-device/rules/facts/call-facts';
import { factsIn } from '@/on-device/rules/key-information/key-information';
import { readCall } from '@/on-device/rules/read-call';
import { type Answer, type CallText, type Statement, statementsOf } from './statements';

const isCue = (id: string): id is CueClaim => Object.hasOwn(CLAIM_SPECS, id);
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** The turns as the claims count them. */
const turnsOf = (transcript: string): Turn[] =>
  parseTranscript(stripSpam(formatTranscript(parseTranscript(transcript)), '').text);

type Lexicon = NonNullable<ReturnType<typeof readCall>>['view']['lexicon'];

const answeredBy = (speaker: Turn['speaker'], { claims }: Lexicon): string =>
  claims.says.answered[speaker === 'agent' ? 'customer' : 'agent'];

/** What a claim asserts, asked again of the transcript alone; null when it stands, else what is wrong with it. */
function wrongClaim(claim: Claim, turns: readonly Turn[], { key, view }: CallFacts): string | null {
  const { lexicon } = view;
  const turn = turns[claim.turn];
  if (turn === undefined || claim.quote === '') return 'no place';
  if (turn.text.slice(claim.from, claim.to) !== claim.quote) return 'quote is not at its place';
  const spec: ClaimSpec | null = isCue(claim.id) ? CLAIM_SPECS[claim.id] : null;
  if (spec !== null && turn.speaker !== spec.speaker) return 'the other speaker';
  if (claim.kind === 'present' && isCue(claim.id) && shownAt(claim.quote, claim.id, lexicon) === null)
    return 'the quote does not show it';
  // What is said to come later is said later, by that speaker: the agent's names a figure that the quote has not, the
  // customer's declines or at least denies something.
  const { later } = lexicon.claims.says;
  const begins = new RegExp(`; (?=(?:${Object.values(later).join('|')}) “)`, 'u');
  const parts = (claim.later ?? '').split(begins);
  const saidBy = (part: string) => (['agent', 'customer'] as const).find((one) => part.startsWith(`${later[one]} “`));
  const answer = parts.find((part) => saidBy(part) === undefined) ?? '';
  for (const part of parts) {
    const who = saidBy(part);
    if (who === undefined) continue;
    const told = part.slice(later[who].length + 2, -1);
    const place = turns.findLastIndex(({ speaker, text }) => speaker === who && text.includes(told));
    if (told === '' || place <= claim.turn) return 'nobody says it later';
    const from = turns[place]?.text.indexOf(told) ?? -1;
    const figures = factsIn(key, { turn: place, from, to: from + told.length });
    const own = claim.quote.toLowerCase();
    if (who === 'agent' && figures.every((figure) => own.includes(figure.text.toLowerCase())))
      return 'what comes later is no other figure';
    const refuses = shownAt(told, 'declines', lexicon) !== null || lexicon.claims.guards.negation.test(told);
    if (who === 'customer' && !refuses) return 'what comes later denies nothing';
  }
  // What is said to stand before the quote stands there: in the same turn or one of the two before.
  const [, about = ''] = / \([^“(]*“(.*)”\)$/u.exec(claim.text) ?? [];
  const before = turns.slice(Math.max(0, claim.turn - 2), claim.turn).map(({ text }) => text);
  const places = [...before, turn.text.slice(0, claim.from)];
  if (about.split('” “').some((said) => !places.some((text) => text.includes(said))))
    return 'the words before it are not there';
  // And what the other side is said to answer is said in the next turn.
  const next = turns[claim.turn + 1];
  const by = `${answeredBy(turn.speaker, lexicon)} “`;
  const said = answer.startsWith(by) ? answer.slice(by.length, -1) : '';
  if (answer !== '' && (said === '' || next?.speaker === turn.speaker || !next?.text.includes(said)))
    return 'the answer to it is not there';
  if (claim.id === 'politeTurns') {
    const agent = turns.filter(({ speaker }) => speaker === 'agent');
    const polite = agent.filter(({ text }) => lexicon.claims.guards.polite.test(text));
    if (numbersIn(claim.text).join() !== [polite.length, agent.length].join()) return 'counted otherwise';
  }
  if (claim.id === 'noFigure') {
    const asked = /“(.*)”/su.exec(claim.text)?.[1] ?? '';
    const before = turns[claim.turn - 1];
    if (before?.speaker !== 'customer' || asked === '' || !before.text.includes(asked)) return 'nobody asked it';
    const figures = spokenFigures(claim.quote, lexicon.numberWords);
    if (/\d/.test(claim.quote) || figures.length > 0) return 'the answer names a figure';
  }
  if (claim.id === 'gap') {
    const pause = Math.round((turn.start ?? 0) - (turns[claim.turn - 1]?.end ?? 0));
    if (numbersIn(claim.text)[0] !== pause) return 'counted otherwise';
  }
  return null;
}

/** A sentence that nothing in the call bears out; null when it is borne out. */
export function unproven({ kind, claim, text }: Statement, call: CallText): string | null {
  // Words of the scale are about a number; "not judged" is about the rules.
  if (kind === 'scale') return null;
  if (kind === 'none') return /^(?:Not judged|Không chấm)/.test(text) ? null : 'says something without a place';
  const facts = readCall(parseTranscript(call.transcript), call.language);
  if (claim === null || facts === null) return 'no claim';
  return wrongClaim(claim, turnsOf(call.transcript), facts);
}

const found = (statements: readonly Statement[], kind: Claim['kind'], id: string) =>
  statements.some(({ claim }) => claim?.kind === kind && claim.id === id);

/** Best levels beside words of the customer that they deny. */
const BEST_AGAINST: readonly (readonly [field: string, id: CueClaim])[] = [
  ['retention_level', 'leaving'],
  ['escalation_level', 'escalation'],
  ['distress_level', 'strain'],
  ['abusive_level', 'insult'],
  ['broken_promises_level', 'earlierPromise'],
];

/** Labels that may not stand over the same quote. */
const NOT_BOTH: readonly (readonly [CueClaim, CueClaim])[] = [
  ['apologises', 'presses'],
  ['apologises', 'sharp'],
  ['promise', 'openPromise'],
  ['accepts', 'declines'],
  ['insult', 'praise'],
  ['takesBack', 'deed'],
  ['greets', 'saysGoodbye'],
];

/** Answers with nothing beside them but claims of the other side. */
function againstAnswer(answers: readonly Answer[]): string[] {
  return answers.flatMap(({ answer, claims, field }) => {
    const sides = claims.map(({ stance }) => stance);
    const [good, bad] = [sides.includes('for'), sides.includes('against')];
    if (answer === 'met' && bad && !good) return [`${field} met with only opposing claims`];
    if (answer === 'not met' && good && !bad) return [`${field} not met with only claims for it`];
    return answer === 'not applicable' && bad ? [`${field} not applicable, and missed`] : [];
  });
}

/** Sentences of one screen that contradict each other. */
export function contradictions(
  statements: readonly Statement[],
  scores: Readonly<Record<string, number | null>>,
  answers: readonly Answer[] = [],
): string[] {
  const claims = statements.flatMap(({ claim }) => (claim === null ? [] : [claim]));
  const ids = [...new Set(claims.map(({ id }) => id))];
  const sameQuote = (one: string, other: string) =>
    claims.some((a) => a.id === one && claims.some((b) => b.id === other && b.turn === a.turn && b.from === a.from));
  return [
    ...againstAnswer(answers),
    ...ids
      .filter((id) => found(statements, 'present', id) && found(statements, 'searched', id))
      .map((id) => `${id} found and not`),
    ...NOT_BOTH.filter(([one, other]) => sameQuote(one, other)).map((pair) => pair.join(' and ')),
    ...BEST_AGAINST.filter(([field, id]) => scores[field] === 5 && found(statements, 'present', id)).map(
      ([field, id]) => `${field} 5 and ${id}`,
    ),
    ...(found(statements, 'counted', 'priceBeforeQuestion') &&
    claims.some(
      ({ id, kind, turn }) =>
        id === 'asks' &&
        kind === 'present' &&
        turn < (claims.find((one) => one.id === 'priceBeforeQuestion')?.turn ?? 0),
    )
      ? ['a price before any question and a question before it']
      : []),
  ];
}

export interface StatementCounts {
  statements: number;
  statements_without_evidence: number;
  pairs_violated: number;
}

/** The sentences shown of all calls, those that nothing bears out, and those that contradict another. */
export function countStatements(calls: readonly CallText[]): StatementCounts & Record<string, number> {
  const counts = { statements: 0, statements_without_evidence: 0, pairs_violated: 0 };
  for (const call of calls) {
    const { statements, scores } = statementsOf(call);
    // Whatever card a call is scored on, the answers of the one with questions about the agent must agree with their claims.
    const { answers } = statementsOf(call, 'customer-service');
    counts.statements += statements.length;
    counts.statements_without_evidence += statements.filter((statement) => unproven(statement, call) !== null).length;
    counts.pairs_violated += contradictions(statements, scores, answers).length;
  }
  return counts;
}
