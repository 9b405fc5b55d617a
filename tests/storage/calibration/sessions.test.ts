import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedSheet } from '@/domain/calibration/session';
import { sessionFileFromJson, sessionToJson } from '@/domain/calibration/session-files';
import {
  addDiscussionNote,
  blindSession,
  createSession,
  deleteSession,
  getSession,
  listSessions,
  saveAnswer,
  submitSheet,
  takeAnswers,
  takeSession,
} from '@/storage/calibration/sessions';
import { deleteCall, getCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';
import { readRows } from '@/storage/second-copy/copied-rows';
import { freshDatabase } from '../../helpers/fresh-database';
import { ownCard } from '../../helpers/own-card';
import { typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

async function session(invited = ['Lan', 'Minh']) {
  const callId = await typedCall();
  const made = {
    title: 'Tháng 11',
    createdBy: 'Hoa',
    blind: true,
    scorecard: ownCard(),
    callIds: [callId, 'gone'],
    invited,
  };
  const id = await createSession(made);
  const answer = (who: string, option: string) => saveAnswer(id, who, { callId, questionId: 'greets' }, { option });
  return { id, callId, answer };
}
const submitted = (callId: string, option: string, submittedAt = 5): SubmittedSheet => ({
  reviewer: 'Minh',
  submittedAt,
  answers: { [callId]: { greets: { option } } },
});

describe('a session', () => {
  it('carries the words of its calls, leaves out what is gone, and touches no score', async () => {
    const { id, callId, answer } = await session();
    const before = await getCall(callId);
    expect(await getSession(id)).toMatchObject({ madeHere: true, session: { callIds: [callId] }, calls: [{ callId }] });
    await answer('Lan', 'yes');
    await submitSheet(id, 'Lan');
    expect(await getCall(callId)).toEqual(before);
    expect(await db.reviews.count()).toBe(0);
  });

  it('is fixed for whoever has submitted', async () => {
    const { id, callId, answer } = await session();
    expect(await submitSheet(id, 'Lan')).toBe(false);
    expect([await answer('Lan', 'no'), await answer(' lan', 'yes')]).toEqual([true, true]);
    expect((await getSession(id))?.drafts).toEqual([
      { reviewer: ' lan', answers: { [callId]: { greets: { option: 'yes' } } } },
    ]);
    expect([await submitSheet(id, 'LAN'), await answer('Lan', 'no'), await submitSheet(id, 'Lan')]).toEqual([
      true,
      false,
      false,
    ]);
    const whole = await getSession(id);
    expect(whole?.sheets.map(({ answers }) => answers)).toEqual([{ [callId]: { greets: { option: 'yes' } } }]);
    expect(whole?.drafts).toEqual([]);
  });

  it('travels, is taken once, and an other one of its id takes nobody’s place', async () => {
    const { id } = await session();
    const whole = await getSession(id);
    if (whole === undefined) throw new Error('no session');
    const file = sessionFileFromJson(sessionToJson(whole));
    if (file.is !== 'session') throw new Error('no session file');
    const { is: _, ...portable } = file;
    expect(await takeSession(portable)).toBe('known');
    await deleteSession(id);
    expect(await db.calibrations.count()).toBe(0);
    expect(await takeSession(portable)).toBe('taken');
    expect(await takeSession({ ...portable, session: { ...portable.session, title: 'Khác' } })).toBe('different');
    expect(await getSession(id)).toMatchObject({ madeHere: false, session: { title: 'Tháng 11' } });
  });

  it('takes answers once; later ones of the same person stand beside the first', async () => {
    const { id, callId } = await session();
    const about = { id, title: 'Tháng 11' };
    const take = (sheet: SubmittedSheet) => takeAnswers({ session: about, sheet });
    expect(await take(submitted(callId, 'yes'))).toBe('taken');
    expect(await take(submitted(callId, 'yes'))).toBe('known');
    expect(await take(submitted(callId, 'no', 9))).toBe('later');
    expect(await take(submitted(callId, 'no', 9))).toBe('known');
    expect(await take(submitted(callId, 'strange'))).toBe('strange');
    expect(await takeAnswers({ session: { id: 'other', title: '' }, sheet: submitted(callId, 'yes') })).toBe(
      'no-session',
    );
    const whole = await getSession(id);
    expect([whole?.sheets, whole?.later]).toEqual([[submitted(callId, 'yes')], [submitted(callId, 'no', 9)]]);
  });

  it('keeps the machine from the invited alone, until they have submitted', async () => {
    const { id, callId, answer } = await session();
    const service = ownCard().id;
    expect((await blindSession(callId, service, 'lan'))?.id).toBe(id);
    expect([
      await blindSession(callId, 'Sale Effective', 'Lan'),
      await blindSession('other', service, 'Lan'),
      await blindSession(callId, service, 'Hoa'),
    ]).toEqual([undefined, undefined, undefined]);
    await answer('Lan', 'yes');
    await submitSheet(id, 'Lan');
    expect(await blindSession(callId, service, 'Lan')).toBeUndefined();
  });

  it('loses the words of a call that is deleted here, not the answers to it; notes are only added', async () => {
    const { id, callId, answer } = await session();
    await answer('Lan', 'yes');
    await addDiscussionNote(id, { questionId: 'greets', by: 'Hoa', text: 'Chào là chào.' });
    await addDiscussionNote(id, { questionId: 'greets', by: '', text: 'Đồng ý.' });
    await deleteCall(callId);
    const whole = await getSession(id);
    expect([whole?.calls, whole?.drafts.length]).toEqual([[], 1]);
    expect(whole?.notes.map(({ by, text }) => [by, text])).toEqual([
      ['Hoa', 'Chào là chào.'],
      ['', 'Đồng ý.'],
    ]);
    expect(JSON.stringify(await db.calibrations.toArray())).not.toContain('Agent');
    expect((await listSessions()).map((known) => known.session.id)).toEqual([id]);
  });

  it('is in the second copy, beside the calls, and so are disputes with theirs', async () => {
    const { id, callId } = await session();
    const dispute = { callId, service: 'Sale Effective', questionId: 'ask_for_sale', disputes: [] };
    await db.disputes.put(dispute);
    const noted = (await db.changes.toArray()).map(({ table }) => table);
    expect(noted).toEqual(expect.arrayContaining(['calibrations', 'disputes']));
    const rows = await readRows(db, ['', callId]);
    const of = (table: string) => rows.filter((row) => row.table === table).map(({ call, key }) => [call, key]);
    expect(of('calibrations')).toEqual([
      ['', id],
      ['', `${id} call ${callId}`],
    ]);
    expect(of('disputes')).toEqual([[callId, 'Sale Effective ask_for_sale']]);
  });
});
