import type { CallId } from '@/domain/call';
import { type ExportedCall, exportedCall, mapTexts, textsOf } from '@/domain/exports/exported-call';
import { createMask, findPersonal, itemKey, type PersonalItem } from '@/domain/masking/mask';
import { type People, reviewerName } from '@/domain/reviewer';
import { readLabel } from '@/domain/transcript/speaker-label';
import { customerNames } from '@/on-device/rules/facts/name-use';
import { readWholeCall } from '@/storage/calls/whole-call';
import { wording } from '@/ui/wording';

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

/** A call as it leaves; null = it is gone. */
async function readCall(id: CallId, people: People): Promise<ReadCall | null> {
  const whole = await readWholeCall(id);
  if (whole === undefined) return null;
  const call = exportedCall(whole, (reviewer) => wording.people.nameOf(reviewerName(people, reviewer)));
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
  return mapTexts(read.call, createMask(items));
}
