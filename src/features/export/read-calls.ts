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
  /** As they may stand in it, word by word. */
  names: readonly string[];
}

/** The name of a reviewer; where several have the same, the later ones are told apart by a number. */
function nameIn(people: People, reviewer: ReviewerId): string {
  const name = wording.people.nameOf(reviewerName(people, reviewer));
  const alike = people.known.filter(({ id }) => reviewerName(people, id) === name);
  const at = alike.findIndex(({ id }) => id === reviewer);
  return at < 1 ? name : `${name} (${at + 1})`;
}

/** What is said of a score, as screens say it. */
const scoreWords = (people: People): ScoreWords => ({
  nameOf: (reviewer) => nameIn(people, reviewer),
  noGrade: wording.calls.status.noGrade,
  unfit: results.unfit,
  stale: results.stale,
  otherScale: (total) => results.otherScale(decimal(total)),
  numbers: decimal,
  fits: (service) => results.fits(serviceLabel(service)),
  otherCard: (asked, card) => results.otherCard(serviceLabel(asked), serviceLabel(card)),
});

/** A call as it leaves; null = it is gone. */
async function readCall(id: CallId, people: People): Promise<ReadCall | null> {
  const whole = await readWholeCall(id);
  if (whole === undefined) return null;
  const call = exportedCall(whole, scoreWords(people));
  const labels = Object.entries(whole.transcript?.speakerNames ?? {});
  const labelled = labels.filter(([label]) => readLabel(`${label}:`)?.speaker === 'customer');
  const known = [call.customer, ...labelled.flatMap(([, name]) => name.split(/\s+/))];
  const names = [...known.filter((name) => /\p{L}{2}/u.test(name)), ...customerNames(call.turns)];
  return { call, names: [...new Set(names)] };
}

const personalIn = ({ call, names }: ReadCall, { names: wanted }: Pick<MaskChoice, 'names'>): PersonalItem[] =>
  findPersonal(textsOf(call), wanted ? names : []);

/** Everything personal that is recognised in a call; [] also where it is gone. */
export async function readPersonal(id: CallId, people: People, choice: Pick<MaskChoice, 'names'>) {
  const read = await readCall(id, people);
  return read === null ? [] : personalIn(read, choice);
}

/**
 * A call as it leaves, masked; null = it is gone. What is personal is looked for once more: what came into the call after
 * the list was shown is masked too.
 */
export async function readMasked(id: CallId, people: People, choice: MaskChoice | null): Promise<ExportedCall | null> {
  const read = await readCall(id, people);
  if (read === null || choice === null) return read?.call ?? null;
  const items = personalIn(read, choice).filter((item) => !choice.kept.has(itemKey(item)));
  return mapTexts(read.call, createMask(items, wording.exporting.masked));
}
