import 'fake-indexeddb/auto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { callTable } from '@/domain/exports/tables';
import { itemKey } from '@/domain/masking/mask';
import { NOBODY_NAMED, type People } from '@/domain/reviewer';
import { foldText } from '@/domain/transcript/fold-text';
import { makeCsv, makeTranscripts } from '@/features/export/formats';
import { createCallReader, createNames, type MaskChoice, readPersonal } from '@/features/export/read-calls';
import { callsXlsx } from '@/features/export/xlsx';
import { setReview } from '@/storage/calls/call-facts';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { wording } from '@/ui/wording';
import { SALES } from '../../helpers/call-row';
import { MOBILE } from '../../helpers/exported';
import { freshDatabase } from '../../helpers/fresh-database';
import { customerServiceAnswer, salesAnswer } from '../../helpers/score-answers';
import { scored, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

/** The calls of one export. */
async function readAll(ids: readonly string[], people: People = NOBODY_NAMED, choice: MaskChoice | null = null) {
  const { read, named } = createCallReader(people, choice);
  const found = [];
  for (const id of ids) found.push(await read(id));
  return Promise.all(found.map((call) => call && named(call)));
}
const readOne = async (id: string, people?: People) => (await readAll([id], people))[0];

function answeredBy(id: string, reviewer: string) {
  const change = { kind: 'answer', questionId: 'ask_for_sale', answer: '1' } as const;
  return saveChange(id, SALES, { change, known: null }, { reviewer });
}

describe('a stored call as it leaves', () => {
  it('says what screens say of its score: of an earlier text, no card for it, too little for a grade', async () => {
    const id = await typedCall();
    await scored(id);
    expect((await readOne(id))?.scores[0]?.remarks).toEqual([]);
    await saveTranscriptText(id, `${TRANSCRIPT}\nCustomer (C): Thôi.`);
    expect((await readOne(id))?.scores[0]?.remarks).toEqual([wording.results.stale]);

    const service = await typedCall();
    await scored(service, { ...salesAnswer(null), unfit: true } as ReturnType<typeof salesAnswer>);
    const [unfit] = (await readOne(service))?.scores ?? [];
    expect(unfit?.inForce.label).toBe('Does not fit this card');
    expect(unfit?.remarks).toEqual([wording.results.fits('Summary (Customer Service)')]);

    const part = await typedCall();
    await scored(part, salesAnswer(null, { ask_for_sale: 100 }));
    expect((await readOne(part))?.scores[0]?.inForce).toMatchObject({
      ...{ label: 'no grade', judged: 1, asked: 7, tooFew: true },
    });
  });

  it('tells two reviewers of one name apart', async () => {
    const id = await typedCall();
    await scored(id);
    for (const reviewer of ['a', 'b']) await answeredBy(id, reviewer);
    const known = ['a', 'b'].map((one) => ({ id: one, name: 'Minh' }));
    const call = await readOne(id, { ...NOBODY_NAMED, known });
    expect(call?.scores[0]?.people.map(({ by }) => by)).toEqual(['Minh', 'Minh (2)']);
  });

  it('tells apart those whom nobody named, and has each in columns of their own', async () => {
    const id = await typedCall();
    await scored(id);
    await answeredBy(id, 'one');
    await answeredBy(id, 'two');
    const by = (await readOne(id))?.scores[0]?.people.map((one) => one.by);
    expect(by).toEqual(['Reviewer of this device', 'Reviewer of this device (2)']);
  });

  it('keeps agents whose names are masked apart, each with one number in all calls', async () => {
    const agents = ['Lan', 'Minh', 'Lan', 'Tuấn'];
    const ids: string[] = [];
    for (const agent of agents) {
      const id = await typedCall();
      await db.calls.update(id, { facts: { agent, ...(ids.length < 2 && { customer: agent }) } });
      ids.push(id);
    }
    const agentsOf = async (calls: readonly string[]) =>
      (await readAll(calls, NOBODY_NAMED, { names: true, kept: new Set() })).map((call) => call?.agent);
    expect(await agentsOf(ids)).toEqual(['Agent 2', 'Agent 1', 'Agent 2', 'Tuấn']);
    expect(await agentsOf(ids.toReversed())).toEqual(['Tuấn', 'Agent 2', 'Agent 1', 'Agent 2']);
    expect((await readAll(ids)).map((call) => call?.agent)).toEqual(agents);
  });

  it('says no part of a customer’s name, in whichever letters, in any of its texts or files', async () => {
    const id = await typedCall();
    await scored(id);
    const title = 'Chị Hạnh 0912345678 nguyen_thi_hanh'.normalize('NFD');
    const facts = { agent: 'Lan', customer: 'chị Nguyễn Thị Hạnh', queue: 'HẠNH', tags: ['hanh', 'Chi Hanh'] };
    await db.calls.update(id, { title, facts });
    const notes = `${'Khách Hạnh'.normalize('NFD')}, NGUYỄN  THỊ HẠNH, Hanh_2: 0912\u2011345\u2011678, =1+1`;
    await answeredBy(id, 'a');
    await saveChange(
      id,
      SALES,
      { change: { kind: 'notes', questionId: 'ask_for_sale', notes }, known: null },
      { reviewer: 'a' },
    );
    const people = { ...NOBODY_NAMED, known: [{ id: 'a', name: 'Hạnh' }] };
    const [call] = await readAll([id], people, { names: true, kept: new Set() });
    if (call == null) throw new Error('no call');
    const { signal } = new AbortController();
    const files = [
      await makeCsv([call], signal),
      { name: '', blob: await callsXlsx([call], { ...wording.exporting.tables, calls: 'c', answers: 'a' }) },
      await makeTranscripts([call], 'docx', signal),
    ];
    for (const file of files) {
      if (file === null) throw new Error('no file');
      const parts = Object.entries(unzipSync(new Uint8Array(await file.blob.arrayBuffer())));
      const all = [file.name, ...parts.flatMap(([name, bytes]) => [name, strFromU8(bytes)])].join('\n');
      expect(foldText(all)).not.toMatch(/hanh|nguyen|0912|345.?678/);
    }
  });

  it('says what its card says, whatever the customer is called', async () => {
    const id = await typedCall();
    await db.calls.update(id, { facts: { customer: 'Đạt' }, service: MOBILE });
    await scored(id, customerServiceAnswer(0.5), 1, MOBILE);
    const [call] = await readAll([id], NOBODY_NAMED, { names: true, kept: new Set() });
    expect(call?.customer).toBe('[name]');
    expect(call?.scores[0]?.questions[0]?.machine?.answer).toBe('Đạt');
    expect((await readPersonal(id, createNames(NOBODY_NAMED), { names: true })).map(({ count }) => count)).toEqual([1]);
  });

  it('has for reviewers whose names are masked in one call the same numbers in all, and for no others', async () => {
    const [first, second] = [await typedCall(), await typedCall()];
    for (const id of [first, second]) {
      await scored(id);
      for (const reviewer of ['a', 'b', 'c']) await answeredBy(id, reviewer);
      await setReview([id], 'done', 'b');
    }
    await db.calls.update(first, { facts: { customer: 'Lan' } });
    await saveTranscriptText(first, `${TRANSCRIPT}\nAgent (A): Dạ em chào anh Minh ạ.`);
    const known = ['Lan', 'Minh', 'Tuấn'].map((name, at) => ({ id: 'abc'[at] ?? '', name }));
    const people = { ...NOBODY_NAMED, known };
    const masked = await readAll([second, first], people, { names: true, kept: new Set() });
    const numbered = ['Reviewer 1', 'Reviewer 2', 'Tuấn'];
    for (const call of masked) {
      expect(call?.scores[0]?.people.map(({ by }) => by).sort()).toEqual(numbered);
      expect(call?.scores[0]?.questions.flatMap((one) => one.people.map(({ by }) => by)).sort()).toEqual(numbered);
      expect(call?.review.by).toMatch(/^Reviewer \d$/);
    }
    const calls = masked.filter((call) => call != null);
    const { head } = callTable(calls, wording.exporting.tables);
    expect(head.filter((name) => /: (Reviewer \d|Tuấn)$/.test(name))).toHaveLength(3);
    const kept = new Set((await readPersonal(first, createNames(people), { names: true })).map(itemKey));
    const open = await readAll([second, first], people, { names: true, kept });
    expect(open.map((call) => call?.scores[0]?.people.map(({ by }) => by).sort())).toEqual([
      ['Lan', 'Minh', 'Tuấn'],
      ['Lan', 'Minh', 'Tuấn'],
    ]);
  });
});
