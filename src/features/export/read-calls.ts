import type { CallId } from '@/domain/call';
import { type ExportedCall, exportedCall, mapTexts, textsOf } from '@/domain/exports/exported-call';
import type { ScoreWords } from '@/domain/exports/exported-score';
import { createMask, findPersonal, itemKey, type PersonalItem } from '@/domain/masking/mask';
import { type People, type ReviewerId, reviewerName } from '@/domain/reviewer';
import { readLabel } from '@/domain/transcript/speaker-label';
import { customerNames } from '@/on-device/rules/facts/name-use';
import { readWholeCall } from '@/storage/calls/whole-call';
import { decimal } from '@/ui/format';
import { serviceLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';

const { results } = wording;

/** What of a call is to be masked. */
export interface MaskChoice {
  /** Names of customers too. */
  names: boolean;
  /** Keys of what was found and stays all the same. */
  kept: ReadonlySet<string>;
}

interface ReadCall {
  call: ExportedCall;
  /** The same with other names of reviewers. */
  callWith: (nameOf: ScoreWords['nameOf']) => ExportedCall;
  /** As they may stand in it, word by word. */
  names: readonly string[];
}

/** The names of reviewers in one export: no two persons have the same, whoever of them was never named. */
function createNames(people: People) {
  const given = new Map<ReviewerId, string>();
  const nameOf = (reviewer: ReviewerId): string => {
    const before = given.get(reviewer);
    if (before !== undefined) return before;
    const name = wording.people.nameOf(reviewerName(people, reviewer));
    const taken = new Set(given.values());
    let own = name;
    for (let nth = 2; taken.has(own); nth += 1) own = `${name} (${nth})`;
    given.set(reviewer, own);
    return own;
  };
  // Those who are known first: whose name has a number does not depend on the calls.
  for (const { id } of people.known) nameOf(id);
  return nameOf;
}

/** What is said of a score, as screens say it. */
const scoreWords = (nameOf: ScoreWords['nameOf']): ScoreWords => ({
  nameOf,
  noGrade: wording.calls.status.noGrade,
  unfit: results.unfit,
  stale: results.stale,
  otherScale: (total) => results.otherScale(decimal(total)),
  fits: (service) => results.fits(serviceLabel(service)),
  otherCard: (asked, card) => results.otherCard(serviceLabel(asked), serviceLabel(card)),
});

/** A call as it leaves; null = it is gone. */
async function readCall(id: CallId, nameOf: ScoreWords['nameOf']): Promise<ReadCall | null> {
  const whole = await readWholeCall(id);
  if (whole === undefined) return null;
  const callWith = (one: ScoreWords['nameOf']) => exportedCall(whole, scoreWords(one));
  const call = callWith(nameOf);
  const labels = Object.entries(whole.transcript?.speakerNames ?? {});
  const labelled = labels.filter(([label]) => readLabel(`${label}:`)?.speaker === 'customer');
  const known = [call.customer, ...labelled.flatMap(([, name]) => name.split(/\s+/))];
  const names = [...known.filter((name) => /\p{L}{2}/u.test(name)), ...customerNames(call.turns)];
  return { call, callWith, names: [...new Set(names)] };
}

const personalIn = ({ call, names }: ReadCall, { names: wanted }: Pick<MaskChoice, 'names'>): PersonalItem[] =>
  findPersonal(textsOf(call), wanted ? names : []);

/** Everything personal that is recognised in a call; [] also where it is gone. */
export async function readPersonal(id: CallId, people: People, choice: Pick<MaskChoice, 'names'>) {
  const read = await readCall(id, createNames(people));
  return read === null ? [] : personalIn(read, choice);
}

/** Stands for the nth person while calls are masked: a character that is no letter of any language. */
const STAND_INS = 0xf0000;

interface Person {
  kind: 'reviewer' | 'agent';
  name: string;
  standIn: string;
}

/**
 * Reads the calls of one export, masked where that is chosen. What is personal is looked for once more: what came into a call
 * after the list was shown is masked too. A reviewer or an agent whose name is masked in one call has a number in its place
 * in all (D657).
 */
export function createCallReader(people: People, choice: MaskChoice | null) {
  const nameOf = createNames(people);
  const met: Person[] = [];
  const masked = new Set<Person>();
  const standFor = (kind: Person['kind'], name: string): string => {
    const before = met.find((one) => one.kind === kind && one.name === name);
    const person = before ?? { kind, name, standIn: String.fromCodePoint(STAND_INS + met.length) };
    if (before === undefined) met.push(person);
    return person.standIn;
  };
  const shown = (person: Person): string => {
    const nth = met.filter(({ kind }) => kind === person.kind).indexOf(person) + 1;
    return masked.has(person) ? wording.exporting.numbered[person.kind](nth) : person.name;
  };
  return {
    /** null = it is gone. Its people have their names once `named` was asked for them, after all calls are read. */
    async read(id: CallId): Promise<ExportedCall | null> {
      const read = await readCall(id, nameOf);
      if (read === null || choice === null) return read?.call ?? null;
      const items = personalIn(read, choice).filter((item) => !choice.kept.has(itemKey(item)));
      const mask = createMask(items, wording.exporting.masked);
      const call = mapTexts(
        read.callWith((reviewer) => standFor('reviewer', nameOf(reviewer))),
        mask,
      );
      const agent = read.call.agent.trim();
      const standing = { ...call, agent: agent === '' ? '' : standFor('agent', agent) };
      for (const person of met) if (mask(person.name) !== person.name) masked.add(person);
      return standing;
    },
    async named(call: ExportedCall): Promise<ExportedCall> {
      if (choice === null) return call;
      const names = new Map(met.map((person) => [person.standIn, shown(person)]));
      const { agent, review, scores } = call;
      return { ...call, ...mapTexts({ agent, review, scores }, (text) => names.get(text) ?? text) };
    },
  };
}
