import { reviewerName } from '@/domain/reviewer';
import type { Fate, ImportPlan, PlannedCall } from '@/storage/callmark-file/plan-import';
import { isWanted } from '@/storage/callmark-file/run-import';
import { formatBytes, formatDay, formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';
import { BrokenCalls, Lines } from './lines';

const words = wording.callmarkFile;

type FateOf<Is extends Fate['is']> = PlannedCall & { fate: Extract<Fate, { is: Is }> };

function thatAre<Is extends Fate['is']>(calls: readonly PlannedCall[], is: Is): FateOf<Is>[] {
  return calls.filter((call): call is FateOf<Is> => call.fate.is === is);
}

/** What the file holds, by its manifest. */
function contentLines({ manifest }: ImportPlan['open']): string[] {
  const { madeAt, backup, counts, calls, reviewers, scorecards } = manifest;
  const held = calls.map(({ heldAt }) => heldAt);
  const [from, to] = [held.reduce((a, b) => Math.min(a, b), Infinity), held.reduce((a, b) => Math.max(a, b), 0)];
  const people = { current: '', since: 0, asked: true, known: reviewers };
  return [
    words.madeAt(formatMoment(madeAt, Date.now()), backup !== undefined),
    words.contents(counts.calls, counts.sounds, formatBytes(counts.bytes)),
    ...(held.length > 0 ? [words.dates(formatDay(from), formatDay(to))] : []),
    ...(reviewers.length > 0
      ? [words.reviewers(reviewers.map(({ id, name }) => reviewerName(people, id) ?? name))]
      : []),
    ...(scorecards.length > 0
      ? [words.scorecards(scorecards.map(({ title, version }) => words.card(title, version)))]
      : []),
  ];
}

function fateLines({ calls, open }: ImportPlan): string[] {
  const fresh = thatAre(calls, 'new');
  const merged = thatAre(calls, 'merged');
  const counted: [number, (n: number) => string][] = [
    [fresh.length, words.fresh],
    [thatAre(calls, 'same').length, words.same],
    [thatAre(calls, 'older').length, words.older],
    [merged.length, words.merged],
    [merged.filter(({ fate }) => fate.beside).length, words.beside],
    [calls.filter(({ binnedHere }) => binnedHere).length, words.binnedHere],
    [fresh.filter(({ entry }) => entry.binned).length, words.binnedThere],
  ];
  const { renumbered, retired } = open.cards;
  return [
    ...(open.people.goesOn ? [words.goesOn] : []),
    ...counted.filter(([n]) => n > 0).map(([n, line]) => line(n)),
    ...renumbered.map(({ card, was }) => words.renumbered(card.title, was, card.version)),
    ...retired.map(({ title, version }) => words.retired(title, version)),
    ...(open.cardsBroken ? [words.cardsBroken] : []),
    ...(calls.some((call) => isWanted(call, false)) ? [] : [words.nothingNew]),
  ];
}

function NoRoom({ room: { needed, free } }: ImportPlan) {
  if (free === null || needed <= free) return null;
  return (
    <p className="field-error" role="alert">
      {words.noRoom(formatBytes(needed), formatBytes(free))}
    </p>
  );
}

export interface PlanViewProps {
  plan: ImportPlan;
  leaveOut: boolean;
  onLeaveOut: (leaveOut: boolean) => void;
}

/** What is in a file and what would happen, before anything is stored. */
export function PlanView({ plan, leaveOut, onLeaveOut }: PlanViewProps) {
  const twins = thatAre(plan.calls, 'new').flatMap(({ entry, fate }) =>
    fate.twin === undefined ? [] : [words.twin(entry.title, fate.twin)],
  );
  const broken = thatAre(plan.calls, 'broken').map(({ entry, fate }) => ({ title: entry.title, ...fate }));
  return (
    <>
      <Lines lines={contentLines(plan.open)} />
      <h3>{words.happens}</h3>
      <Lines lines={fateLines(plan)} />
      {twins.length > 0 && (
        <div>
          <p>{words.twins(twins.length)}</p>
          <Lines lines={twins} />
          <label className="callmark-file-choice">
            <input type="checkbox" checked={leaveOut} onChange={(event) => onLeaveOut(event.currentTarget.checked)} />
            {words.leaveOut}
          </label>
        </div>
      )}
      <BrokenCalls broken={broken} />
      <NoRoom {...plan} />
    </>
  );
}
