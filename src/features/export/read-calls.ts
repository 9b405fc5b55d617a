import type { CallId } from '@/domain/call';
import { type ExportedCall, exportedCall, mapTexts, textsOf, withTexts } from '@/domain/exports/exported-call';
import type { ScoreWords } from '@/domain/exports/exported-score';
import { createMaskedPeople } from '@/domain/exports/masked-people';
import { createMask, findPersonal, itemKey, type PersonalItem } from '@/domain/masking/mask';
import { type People, type ReviewerId, reviewerName } from '@/domain/reviewer';
import { readLabel } from '@/domain/transcript/speaker-label';
import { customerNames } from '@/on-device/customer-names';
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
export function createNames(people: People) {
  const given = new Map<ReviewerId, string>();
  const taken = new Set<string>();
  const nameOf = (reviewer: ReviewerId): string => {
    const before = given.get(reviewer);
    if (before !== undefined) return before;
    const name = wording.people.nameOf(reviewerName(people, reviewer));
    let own = name;
    for (let nth = 2; taken.has(own); nth += 1) own = `${name} (${nth})`;
    given.set(reviewer, own);
    taken.add(own);
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
  unread: wording.exporting.unread,
  otherScale: (total) => results.otherScale(decimal(total)),
  fits: (service) => results.fits(serviceLabel(service)),
  otherCard: (asked, card) => results.otherCard(serviceLabel(asked), serviceLabel(card)),
});

/** What people are called beside their name, which every turn may say. */
const ADDRESS = /^(?:anh|chị|cô|chú|bác|ông|bà|em|cháu|mr|mrs|ms|miss|dr|khách|hàng|customer)\.?$/iu;

/** Whoever is called by one of their names is said by it: with a capital, since most are words as well. */
const partsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .filter((part) => !ADDRESS.test(part))
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));

/** A call as it leaves; null = it is gone. */
async function readCall(id: CallId, nameOf: ScoreWords['nameOf']): Promise<ReadCall | null> {
  const whole = await readWholeCall(id);
  if (whole === undefined) return null;
  const callWith = (one: ScoreWords['nameOf']) => exportedCall(whole, scoreWords(one));
  const call = callWith(nameOf);
  const labels = Object.entries(whole.transcript?.speakerNames ?? {});
  const labelled = labels.filter(([label]) => readLabel(`${label}:`)?.speaker === 'customer');
  const known = [call.customer, ...[call.customer, ...labelled.map(([, name]) => name)].flatMap(partsOf)];
  const names = [...known.filter((name) => /\p{L}{2}/u.test(name)), ...customerNames(call.turns)];
  return { call, callWith, names: [...new Set(names.map((name) => name.normalize('NFC')))] };
}

const personalIn = ({ call, names }: ReadCall, { names: wanted }: Pick<MaskChoice, 'names'>): PersonalItem[] =>
  findPersonal(textsOf(call), wanted ? names : []);

/** Everything personal that is recognised in a call; [] also where it is gone. */
export async function readPersonal(id: CallId, nameOf: ScoreWords['nameOf'], choice: Pick<MaskChoice, 'names'>) {
  const read = await readCall(id, nameOf);
  return read === null ? [] : personalIn(read, choice);
}

/**
 * Reads the calls of one export, masked where that is chosen. What is personal is looked for once more: what came into a call
 * after the list was shown is masked too.
 */
export function createCallReader(people: People, choice: MaskChoice | null) {
  const nameOf = createNames(people);
  const known = people.known.map(({ id }) => nameOf(id));
  const persons = createMaskedPeople(wording.exporting.numbered, known);
  return {
    /** null = it is gone. Its people have their names once `named` was asked for them, after all calls are read. */
    async read(id: CallId): Promise<ExportedCall | null> {
      const read = await readCall(id, nameOf);
      if (read === null || choice === null) return read?.call ?? null;
      const items = personalIn(read, choice).filter((item) => !choice.kept.has(itemKey(item)));
      const mask = createMask(items, wording.exporting.masked);
      const call = withTexts(
        read.callWith((reviewer) => persons.standFor('reviewer', nameOf(reviewer), mask)),
        mask,
      );
      const agent = read.call.agent.trim();
      return { ...call, agent: agent === '' ? '' : persons.standFor('agent', agent, mask) };
    },
    async named(call: ExportedCall): Promise<ExportedCall> {
      if (choice === null) return call;
      const names = persons.shown();
      const { agent, review, scores } = call;
      return { ...call, ...mapTexts({ agent, review, scores }, (text) => names.get(text) ?? text) };
    },
  };
}
