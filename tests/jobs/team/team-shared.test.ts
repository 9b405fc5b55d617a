import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { reviewerName } from '@/domain/reviewer';
import { changeCard } from '@/domain/scorecards/edit-card';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { answerByHand } from '@/domain/scorecards/who-judges';
import type { TeamWork } from '@/jobs/team/push-call';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import {
  addDiscussionNote,
  createSession,
  deleteSession,
  getSession,
  listSessions,
  saveAnswer,
  submitSheet,
} from '@/storage/calibration/sessions';
import { saveChange } from '@/storage/calls/evaluations';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { getPeople, nameReviewer } from '@/storage/people';
import { publishScorecard, retireScorecard } from '@/storage/scorecards/scorecard-life';
import { createScorecard, createVersion, saveDraft } from '@/storage/scorecards/scorecards';
import { SINCE } from '@/storage/team/note-pushes';
import { readPushes, retryPushes } from '@/storage/team/push-queue';
import { ownCard } from '../../helpers/own-card';
import { scored, typedCall } from '../../helpers/stored-calls';
import { asleep, awake, freshDevice, hasNothingToSend } from '../../tools/team/device';
import { type MemberName, type RunningTeam, startTeam } from '../../tools/team/start-team';

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam();
}, 240_000);
afterAll(() => team.end());
afterEach(() => team.proxy.faults.clear());

const { signal } = new AbortController();
const device = (name: MemberName) => freshDevice(team, name);
const named = (name: string) => nameReviewer({ name, staffId: '' }, true);

/** A device of somebody with a name, with all that the team has. */
async function member(name: MemberName, called: string) {
  const work = await device(name);
  await pullAll(work, signal);
  await named(called);
  return work;
}

/** A card, published on this device. */
async function published(title: string): Promise<Scorecard> {
  const key = await createScorecard(changeCard(ownCard(), { title }));
  expect(await publishScorecard(key, 1)).toBe(true);
  return (await db.scorecards.get([key.id, key.version]))?.card as Scorecard;
}

/** The next version of a card, published on this device. */
async function nextVersion(card: Scorecard, title: string): Promise<void> {
  const key = await createVersion(card);
  const row = await db.scorecards.get([key.id, key.version]);
  if (row === undefined) throw new Error('no draft');
  const { revision } = await saveDraft({ card: changeCard(row.card, { title }), known: row.revision });
  expect(await publishScorecard(key, revision)).toBe(true);
}

/** Versions here: number, state and title. */
async function versions({ id }: Scorecard): Promise<unknown[]> {
  const rows = (await db.scorecards.toArray()).filter((row) => row.id === id);
  return rows.map(({ version, state, card }) => [version, state, card.title]);
}
const nothingWaits = async () => expect(await db.pushes.toArray()).toEqual([]);
const nothingToSend = (work: TeamWork) => hasNothingToSend(team, work);

describe('names', () => {
  it('are what people call themselves, and stay apart where two are called alike', async () => {
    const lan = await member('lan', 'Nguyễn Thị Lan');
    const id = await typedCall(undefined, { title: 'Tên' });
    await saveChange(id, 'x', { change: { kind: 'analysis-notes', text: 'ghi' }, known: null });
    await pushAll(lan, signal);
    await nothingWaits();

    const minh = await member('minh', 'Nguyễn Thị Lan');
    expect((await readWholeCall(id))?.reviewers).toEqual([{ id: 'team:lan', name: 'Nguyễn Thị Lan' }]);
    expect(reviewerName(await getPeople(), 'team:lan')).toBe('Nguyễn Thị Lan (lan)');
    await pushAll(minh, signal);
    await named('Minh');
    await pushAll(minh, signal);

    // The second device of somebody is called what the first one is.
    const again = await device('minh');
    await pullAll(again, signal);
    const { known, current } = await getPeople();
    expect(known.find((one) => one.id === current)?.name).toBe('Minh');
    await nothingToSend(again);
  });
});

describe('a scorecard of one’s own', () => {
  it('comes with what was judged by it, in its version, and a newer one of its author takes its place', async () => {
    const thu = await member('thu', 'Thu');
    const card = await published('Bảng chấm của Thu');
    const id = await typedCall(undefined, { title: 'Chấm theo bảng riêng', service: card.id });
    await scored(id, answerByHand(card), 1, card.id);
    const change = { change: { kind: 'answer', questionId: 'greets', answer: 'yes' }, known: null } as const;
    await saveChange(id, card.id, change, { reviewer: thu.membership.me, scorecard: { id: card.id, version: 1 } });
    await pushAll(thu, signal);
    await nothingWaits();
    const ofThu = await asleep();

    const minh = await device('minh');
    // Documents of the call come before those of the card.
    await pullAll(minh, signal);
    expect(await versions(card)).toEqual([[1, 'published', 'Bảng chấm của Thu']]);
    const there = await readWholeCall(id);
    expect(there?.evaluations).toMatchObject([{ reviewer: 'team:thu', scorecard: { id: card.id, version: 1 } }]);
    expect(there?.results).toMatchObject([{ kind: 'score', answer: { kind: 'own', scorecard: { id: card.id } } }]);
    expect(there?.call.scores).toMatchObject([{ service: card.id, title: 'Bảng chấm của Thu', judged: 1 }]);
    await nothingToSend(minh);
    const ofMinh = await asleep();

    await awake(ofThu);
    await nextVersion(card, 'Bản hai');
    await pushAll(thu, signal);
    await awake(ofMinh);
    await pullAll(minh, signal);
    expect(await versions(card)).toEqual([
      [1, 'retired', 'Bảng chấm của Thu'],
      [2, 'published', 'Bản hai'],
    ]);
    await db.team.delete(SINCE);
    await pullAll(minh, signal);
    await nothingToSend(minh);
    expect(await versions(card)).toHaveLength(2);
  });

  it('of a version that two wrote apart is there twice, and neither is written over', async () => {
    const thu = await member('thu', 'Thu');
    const card = await published('Chung');
    await pushAll(thu, signal);
    const ofThu = await asleep();
    // The same person on another device, who has not heard of what the first one publishes.
    const other = await device('thu');
    await pullAll(other, signal);
    await nextVersion(card, 'Máy hai');
    const ofOther = await asleep();

    await awake(ofThu);
    await nextVersion(card, 'Máy một');
    await pushAll(thu, signal);
    await nothingWaits();

    await awake(ofOther);
    await pushAll(other, signal);
    await nothingWaits();
    await pullAll(other, signal);
    await pushAll(other, signal);
    await nothingWaits();
    const titles = async () => (await versions(card)).map((one) => (one as unknown[])[2]).sort();
    expect(await titles()).toEqual(['Chung', 'Máy hai', 'Máy một']);

    const minh = await device('minh');
    await pullAll(minh, signal);
    expect(await titles()).toEqual(['Chung', 'Máy hai', 'Máy một']);
    const inUse = (await db.scorecards.toArray()).filter((row) => row.id === card.id && row.state === 'published');
    expect(inUse).toHaveLength(1);
    await nothingToSend(minh);
  });

  it('that is not used any more is used nowhere; what somebody else made of it stays in use there', async () => {
    const thu = await member('thu', 'Thu');
    const card = await published('Sẽ ngừng');
    await pushAll(thu, signal);
    const ofThu = await asleep();
    const minh = await device('minh');
    await pullAll(minh, signal);
    await nextVersion(card, 'Của Minh');
    const ofMinh = await asleep();
    await awake(ofThu);
    await retireScorecard(card);
    await pushAll(thu, signal);
    await nothingWaits();
    await awake(ofMinh);
    await pullAll(minh, signal);
    expect(await versions(card)).toEqual([
      [1, 'retired', 'Sẽ ngừng'],
      [2, 'published', 'Của Minh'],
    ]);
    // A reviewer publishes for their own device: the archive takes it from supervisors.
    await pushAll(minh, signal);
    const [held] = await db.pushes.toArray();
    expect(held).toMatchObject({
      stopped: true,
      failure: { status: 403, detail: expect.stringContaining('scorecard') },
    });
    expect((await readPushes()).size).toBe(0);
  });
});

describe('a calibration session', () => {
  /** Thu makes one of one call, for Lan and Minh. */
  async function session(blind = true) {
    const thu = await member('thu', 'Thu');
    const callId = await typedCall(undefined, { title: 'Cùng chấm' });
    const made = { title: 'Tháng 11', createdBy: 'Thu', blind, scorecard: ownCard(), callIds: [callId] };
    const id = await createSession({ ...made, invited: ['Lan', 'Minh'] });
    await pushAll(thu, signal);
    await nothingWaits();
    return { thu, id, callId, ofThu: await asleep() };
  }
  const answers = (id: string, who: string, callId: string, option: string) =>
    saveAnswer(id, who, { callId, questionId: 'greets' }, { option });

  it('is made on one device, judged on others, and compared on all', async () => {
    const { thu, id, callId, ofThu } = await session();
    const lan = await member('lan', 'Lan');
    expect(await getSession(id)).toMatchObject({ madeHere: false, session: { invited: ['Lan', 'Minh'] } });
    await answers(id, 'Lan', callId, 'yes');
    // A draft is nobody's to see.
    await pushAll(lan, signal);
    await nothingWaits();
    expect(await submitSheet(id, 'Lan')).toBe(true);
    await pushAll(lan, signal);
    await nothingWaits();

    const minh = await member('minh', 'Minh');
    expect((await getSession(id))?.sheets.map(({ reviewer }) => reviewer)).toEqual(['Lan']);
    await answers(id, 'Minh', callId, 'no');
    await submitSheet(id, 'Minh');
    await addDiscussionNote(id, { questionId: 'greets', by: 'Minh', text: 'Không nghe thấy.' });
    team.proxy.faults.add({ fault: { kind: 'process-then-drop' }, path: '_bulk_docs', times: 1 });
    await pushAll(minh, signal);
    await retryPushes();
    await pushAll(minh, signal);
    await nothingWaits();

    await awake(ofThu);
    await pullAll(thu, signal);
    const there = await getSession(id);
    expect(there?.sheets).toMatchObject([
      { reviewer: 'Lan', answers: { [callId]: { greets: { option: 'yes' } } } },
      { reviewer: 'Minh', answers: { [callId]: { greets: { option: 'no' } } } },
    ]);
    expect(there?.notes).toMatchObject([{ questionId: 'greets', by: 'Minh', text: 'Không nghe thấy.' }]);
    await pullAll(thu, signal);
    expect(await getSession(id)).toEqual(there);
    await nothingToSend(thu);

    // Somebody who joins later has all of it, in whatever order it comes.
    const again = await device('lan');
    await pullAll(again, signal);
    expect((await getSession(id))?.sheets.map(({ reviewer }) => reviewer).sort()).toEqual(['Lan', 'Minh']);
    await nothingToSend(again);
  });

  it('takes what somebody submitted in another’s name as theirs', async () => {
    const { id, callId } = await session();
    const lan = await member('lan', 'Minh');
    await answers(id, 'Minh', callId, 'yes');
    await submitSheet(id, 'Minh');
    await pushAll(lan, signal);
    await named('Lan');
    await pushAll(lan, signal);
    await nothingWaits();
    await device('dung').then((dung) => pullAll(dung, signal));
    expect((await getSession(id))?.sheets.map(({ reviewer }) => reviewer)).toEqual(['Lan']);
  });

  it('that was deleted on a device stays away from it', async () => {
    const { thu, id } = await session();
    await deleteSession(id);
    await pushAll(thu, signal);
    await db.team.delete(SINCE);
    await pullAll(thu, signal);
    expect((await listSessions()).some(({ session: { id: one } }) => one === id)).toBe(false);
    await nothingToSend(thu);
  });
});
