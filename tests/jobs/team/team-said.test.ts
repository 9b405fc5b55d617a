import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_REVIEWER } from '@/domain/reviewer';
import type { TeamWork } from '@/jobs/team/push-call';
import { pullAll, pushAll } from '@/jobs/team/team-sync';
import { disputesOf, openDisputes, proposeAnswer, replyToDispute } from '@/storage/calibration/disputes';
import { changeFacts } from '@/storage/calls/call-facts';
import { getCall, renameCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { handOver } from '@/storage/people';
import { SINCE } from '@/storage/team/note-pushes';
import { readStanding } from '@/storage/team/push-queue';
import { SALES } from '../../helpers/call-row';
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
const nothingToSend = (work: TeamWork) => hasNothingToSend(team, work);
async function device(name: MemberName): Promise<TeamWork> {
  const work = await freshDevice(team, name);
  await pullAll(work, signal);
  return work;
}
const stopped = { stopped: true, failure: { detail: 'another reviewer' } };

describe('a dispute', () => {
  const QUESTION = 'make_connection';
  const propose = (callId: string, by: string, first: string, proposed = '5') =>
    proposeAnswer(
      { callId, service: SALES, questionId: QUESTION },
      { by, words: 'Em có chào.', first: { by: first, option: '3' }, proposed },
    );
  const reply = (callId: string, id: string, verdict: 'accepted' | 'kept', by = DEVICE_REVIEWER) =>
    replyToDispute(
      { callId, service: SALES, questionId: QUESTION },
      id,
      { verdict, words: 'Đã nghe lại.', by },
      undefined,
    );
  const said = async (callId: string) => (await disputesOf(callId, SALES)).flatMap(({ disputes }) => disputes);

  /** Lan's call, judged by Lan. */
  async function judged(title: string) {
    const lan = await device('lan');
    const id = await typedCall(undefined, { title });
    await scored(id);
    const change = { change: { kind: 'answer', questionId: QUESTION, answer: '3' }, known: null } as const;
    await saveChange(id, SALES, change);
    await pushAll(lan, signal);
    return { lan, id, ofLan: await asleep() };
  }

  it('goes from the device where it was said to the reviewer, and the reply back', async () => {
    const { lan, id, ofLan } = await judged('Khiếu nại');
    const an = await device('an');
    expect(await propose(id, 'Nhân viên An', 'team:lan')).toBe(true);
    await pushAll(an, signal);
    expect((await readStanding(id)).push).toBeUndefined();
    const ofAn = await asleep();

    await awake(ofLan);
    await pullAll(lan, signal);
    const [open] = await openDisputes();
    expect(open).toMatchObject({
      callId: id,
      open: { by: 'Nhân viên An', from: 'team:an', first: { by: DEVICE_REVIEWER } },
    });
    expect(await reply(id, open?.open.id ?? '', 'accepted')).toBe(true);
    await pushAll(lan, signal);
    await nothingToSend(lan);

    await awake(ofAn);
    await pullAll(an, signal);
    const [answered] = await said(id);
    expect(answered).toMatchObject({
      first: { by: 'team:lan' },
      reply: { verdict: 'accepted', by: 'team:lan', words: 'Đã nghe lại.' },
    });
    expect(answered).not.toHaveProperty('from');
    const [evaluation] = (await readWholeCall(id))?.evaluations ?? [];
    expect(evaluation?.edits[QUESTION]?.answer).toBe('5');
    await nothingToSend(an);
  });

  it('is replied to by two at once: the first reply counts, and the other one stays beside it', async () => {
    const { lan, id, ofLan } = await judged('Hai trả lời');
    const an = await device('an');
    await propose(id, 'An', 'team:lan');
    await pushAll(an, signal);
    await awake(ofLan);
    await pullAll(lan, signal);
    const [row] = await said(id);
    await reply(id, row?.id ?? '', 'kept');
    const repliedLan = await asleep();
    // Thu, who has judged nothing of it, knows nothing of that yet.
    const thu = await device('thu');
    await reply(id, row?.id ?? '', 'accepted');
    await pushAll(thu, signal);
    await nothingToSend(thu);
    const ofThu = await asleep();

    await awake(repliedLan);
    await pushAll(lan, signal);
    await pullAll(lan, signal);
    const both = {
      reply: { verdict: 'kept', by: DEVICE_REVIEWER },
      laterReplies: [{ verdict: 'accepted', by: 'team:thu' }],
    };
    expect(await said(id)).toMatchObject([both]);
    await nothingToSend(lan);
    await awake(ofThu);
    await pullAll(thu, signal);
    expect(await said(id)).toMatchObject([
      { reply: { verdict: 'kept', by: 'team:lan' }, laterReplies: [{ by: DEVICE_REVIEWER }] },
    ]);
    await nothingToSend(thu);
  });

  it('may come after the reply to it, which waits for it', async () => {
    const { lan, id, ofLan } = await judged('Đến sau');
    const an = await device('an');
    await propose(id, 'An', 'team:lan');
    await pushAll(an, signal);
    await awake(ofLan);
    await pullAll(lan, signal);
    const [row] = await said(id);
    await reply(id, row?.id ?? '', 'kept');
    await pushAll(lan, signal);

    const again = await device('lan');
    // As if its page of changes had not come yet.
    await db.disputes.clear();
    const known = await db.archived.where('callId').equals(id).toArray();
    await db.archived.bulkDelete(known.filter(({ docId }) => /^(dispute|eval):/.test(docId)).map(({ docId }) => docId));
    const dispute = known.find(({ docId }) => docId.startsWith('dispute:'));
    if (dispute === undefined) throw new Error('no dispute');
    await db.archived.put(dispute);
    await db.team.delete(SINCE);
    await pullAll(again, signal);
    expect(await said(id)).toEqual([]);
    // One's own answers go on from there, and take no reply away.
    const change = { change: { kind: 'answer', questionId: 'ask_for_sale', answer: '2' }, known: null } as const;
    await saveChange(id, SALES, change);
    await pushAll(again, signal);
    await db.archived.delete(dispute.docId);
    await db.team.delete(SINCE);
    await pullAll(again, signal);
    expect(await said(id)).toMatchObject([{ by: 'An', reply: { verdict: 'kept', by: DEVICE_REVIEWER } }]);
    await nothingToSend(again);
  });

  it('with an answer of somebody who has no name in the team stays, and the call says so', async () => {
    const { id } = await judged('Không tên');
    const an = await device('lan');
    await propose(id, 'An', 'somebody');
    await pushAll(an, signal);
    expect((await readStanding(id)).push).toMatchObject(stopped);
  });
});

describe('what somebody else than its author calls a call', () => {
  it('travels, field by field, and the later one is in force', async () => {
    const lan = await device('lan');
    const id = await typedCall(undefined, { title: 'Tên đầu' });
    await changeFacts([id], () => ({ agent: 'Hà', tags: ['mạng'] }));
    await pushAll(lan, signal);
    const ofLan = await asleep();

    const minh = await device('minh');
    await renameCall(id, 'Tên của Minh');
    await changeFacts([id], (before) => ({ ...before, queue: 'Hàng 2' }));
    await pushAll(minh, signal);
    expect((await readStanding(id)).push).toBeUndefined();
    const ofMinh = await asleep();

    await awake(ofLan);
    // Lan hears of it after a change of another field, made later.
    await changeFacts([id], ({ tags: _, ...before }) => ({ ...before, agent: 'Hà Nguyễn' }));
    await pushAll(lan, signal);
    await pullAll(lan, signal);
    const facts = { agent: 'Hà Nguyễn', queue: 'Hàng 2' };
    expect(await getCall(id)).toMatchObject({ title: 'Tên của Minh', facts });
    expect((await getCall(id))?.facts).toEqual(facts);
    await pushAll(lan, signal);
    await nothingToSend(lan);

    await awake(ofMinh);
    await pullAll(minh, signal);
    expect(await getCall(id)).toMatchObject({ title: 'Tên của Minh' });
    expect((await getCall(id))?.facts).toEqual(facts);
    await nothingToSend(minh);

    // Both said what they said, whichever is in force.
    await renameCall(id, 'Tên sau cùng');
    await pushAll(minh, signal);
    const thu = await device('thu');
    const call = await getCall(id);
    expect(call).toMatchObject({ title: 'Tên sau cùng', facts });
    expect(call?.namings?.map(({ field, by }) => `${field} ${by}`).sort()).toEqual(
      ['agent team:lan', 'tags team:lan', 'queue team:minh', 'title team:minh'].sort(),
    );
    await nothingToSend(thu);
  });

  it('made earlier than what is there changes nothing, and stays beside it', async () => {
    const lan = await device('lan');
    const id = await typedCall(undefined, { title: 'Đầu' });
    await pushAll(lan, signal);
    const ofLan = await asleep();
    const minh = await device('minh');
    await renameCall(id, 'Minh gọi trước');
    const ofMinh = await asleep();
    await awake(ofLan);
    await renameCall(id, 'Lan gọi sau');
    await pushAll(lan, signal);
    await awake(ofMinh);
    await pushAll(minh, signal);
    await pullAll(minh, signal);
    expect(await getCall(id)).toMatchObject({ title: 'Lan gọi sau' });
    expect((await getCall(id))?.namings?.map(({ value }) => value).sort()).toEqual(['Lan gọi sau', 'Minh gọi trước']);
    await nothingToSend(minh);
  });

  it('stays, and the call says so, where another reviewer of the device said it', async () => {
    const lan = await device('lan');
    const id = await typedCall(undefined, { title: 'Của Lan' });
    await pushAll(lan, signal);
    const minh = await device('minh');
    await handOver({ name: 'Người lạ', staffId: '' });
    await renameCall(id, 'Tên lạ');
    await pushAll(minh, signal);
    expect((await readStanding(id)).push).toMatchObject(stopped);
  });

  it('is refused to whose role it is not, in the server’s words', async () => {
    const lan = await device('lan');
    const id = await typedCall(undefined, { title: 'Không phải của An' });
    await pushAll(lan, signal);
    const an = await device('an');
    await renameCall(id, 'An đặt tên');
    await pushAll(an, signal);
    expect((await readStanding(id)).push).toMatchObject({
      ...{ stopped: true, failure: { status: 403, detail: 'your role does not write documents of the kind facts' } },
    });
  });
});
