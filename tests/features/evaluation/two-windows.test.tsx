import { act, fireEvent, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallId } from '@/domain/call';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import { EvaluationDialog } from '@/features/evaluation/evaluation-dialog';
import { saveChange } from '@/storage/calls/evaluations';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { customerServiceAnswer, salesAnswer } from '../../helpers/score-answers';
import { evaluationOf } from '../../helpers/stored-calls';
import { SERVICE, scoredTypedCall } from './scored-call';

const CONNECTION = 'Did the agent make a genuine connection with the customer?';

beforeEach(freshDatabase);

/** A window with the evaluation of the call: of two in one document each knows its own dialog alone. */
async function openWindow(callId: CallId, field: string | RegExp) {
  const known = new Set(document.querySelectorAll('dialog'));
  const view = render(
    <EvaluationDialog callId={callId} service={SERVICE} cardId="make_connection" onClose={vi.fn()} />,
  );
  const element = await waitFor(() => {
    const found = [...document.querySelectorAll('dialog')].find((dialog) => !known.has(dialog));
    if (!found?.querySelector('.evaluation-areas')) throw new Error('no evaluation yet');
    return found;
  });
  const dialog = within(element);
  const area = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: field });
  const notice = () => element.querySelector<HTMLElement>('.evaluation-others');
  return {
    area,
    unmount: view.unmount,
    dialog,
    /** Texts that the notice says the other window has; null while there is no notice. */
    said: () => {
      const texts = notice()?.querySelectorAll('.evaluation-other > span');
      return texts === undefined ? null : [...texts].map(({ textContent }) => textContent);
    },
    /** The notice of one field is told from that of another. */
    of: () => notice()?.querySelector('p')?.textContent,
    /** As a hand does it: nothing else of this document asks the database in the same moment. */
    press: async (name: RegExp) => {
      await act(() => new Promise((done) => setTimeout(done)));
      fireEvent.click(dialog.getByRole('button', { name }));
      await act(() => new Promise((done) => setTimeout(done)));
    },
    /** Nobody has typed a key since, as when both press in the same moment. */
    put: (value: string) => fireEvent.change(area, { target: { value } }),
    saveState: () => element.querySelector('.evaluation-saved')?.textContent ?? '',
  };
}

type Shown = Awaited<ReturnType<typeof openWindow>>;

const FIELDS = [
  {
    what: 'an overall note',
    name: 'Overall Evaluation Notes',
    field: 'evaluation-notes',
    answer: salesAnswer(80),
    read: async (id: CallId) => (await evaluationOf(id, SERVICE))?.evaluationNotes,
  },
  {
    what: 'the note of a question',
    name: `Notes: ${CONNECTION}`,
    field: 'notes make_connection',
    answer: salesAnswer(80),
    read: async (id: CallId) => (await evaluationOf(id, SERVICE))?.edits['make_connection']?.notes,
  },
  {
    what: 'the note of a section',
    name: /^Overall Evaluation Notes: Thái độ/,
    field: 'evaluation-notes thaidophucvu',
    answer: customerServiceAnswer(0.5),
    read: async (id: CallId) => (await evaluationOf(id, SERVICE))?.sectionNotes?.['thaidophucvu']?.evaluation,
  },
] as const;

type NoteField = (typeof FIELDS)[number];

function inTwo({ name, field, answer, read }: NoteField) {
  const othersOf = async (id: CallId) => (await evaluationOf(id, SERVICE))?.others?.[field] ?? [];

  async function two(): Promise<{ id: CallId; one: Shown; two: Shown }> {
    const id = await scoredTypedCall(answer);
    return { id, one: await openWindow(id, name), two: await openWindow(id, name) };
  }

  /** Both typed from the same start before either had heard of the other; the second one was stored last. */
  async function undecided() {
    const windows = await two();
    windows.one.put('from one');
    windows.two.put('from two');
    await waitFor(async () => expect(await othersOf(windows.id)).toEqual(['from one']));
    await waitFor(() => expect(windows.one.said()).not.toBeNull());
    await waitFor(() => expect(windows.two.said()).not.toBeNull());
    expect(windows.one.of()).toBe(
      `${windows.one.area.getAttribute('aria-label') ?? windows.one.area.labels[0]?.textContent}: This was changed in another window too. The other text:`,
    );
    return windows;
  }

  return { othersOf, two, undecided, read };
}

describe.each(FIELDS)('$what in two windows', (noteField) => {
  const { undecided, othersOf, read } = inTwo(noteField);

  it('says in each what the other one has, and nothing of its own', async () => {
    const { id, one, two: second } = await undecided();
    expect(await read(id)).toBe('from two');
    await waitFor(() => expect([one.area.value, one.said()]).toEqual(['from one', ['from two']]));
    expect([second.area.value, second.said()]).toEqual(['from two', ['from one']]);
    // What stands in this field is kept, and it is not the note.
    expect(one.saveState()).not.toMatch(/^Saved/);
    expect(second.saveState()).toMatch(/^Saved/);
  });

  it.each(['one', 'two'] as const)('keeps what is in sight where "Keep mine" is pressed in %s', async (where) => {
    const windows = await undecided();
    await windows[where].press(/^Keep mine/);
    await waitFor(async () => expect(await othersOf(windows.id)).toEqual([]));
    expect(await read(windows.id)).toBe(`from ${where}`);
    for (const shown of [windows.one, windows.two]) {
      await waitFor(() => expect([shown.area.value, shown.said()]).toEqual([`from ${where}`, null]));
      expect(shown.saveState()).toMatch(/^Saved/);
    }
    const record = (await db.edits.toArray()).map(({ value }) => value);
    expect(record).toEqual(expect.arrayContaining(['from one', 'from two']));
  });

  it.each([/^Keep mine/, /^Use that one/])('%s by keyboard leaves the focus in its field', async (name) => {
    const { one } = await undecided();
    one.dialog.getByRole('button', { name }).focus();
    await userEvent.setup().keyboard('{Enter}');
    await waitFor(() => expect(one.said()).toBeNull());
    expect(document.activeElement).toBe(one.area);
  });

  it.each(['one', 'two'] as const)('takes the other text where that is chosen in %s', async (where) => {
    const windows = await undecided();
    const other = where === 'one' ? 'two' : 'one';
    await windows[where].press(/^Use that one/);
    await waitFor(async () => expect(await othersOf(windows.id)).toEqual([]));
    expect(await read(windows.id)).toBe(`from ${other}`);
    for (const shown of [windows.one, windows.two]) {
      await waitFor(() => expect([shown.area.value, shown.said()]).toEqual([`from ${other}`, null]));
    }
  });
});

describe('a note in two windows', () => {
  const { two, undecided, othersOf, read } = inTwo(FIELDS[0]);

  it('takes over in the field with the caret what the other one typed on, so that nobody has to choose', async () => {
    const { id, one, two: second } = await two();
    const user = userEvent.setup();
    await user.type(one.area, 'one.');
    await waitFor(() => expect(second.area.value).toBe('one.'));
    // The caret stays in the first.
    second.put('one. two.');
    await waitFor(() => expect(one.area.value).toBe('one. two.'));
    expect(document.activeElement).toBe(one.area);
    await user.keyboard(' three.');
    await waitFor(() => expect(second.area.value).toBe('one. two. three.'));
    second.put('one. two. three. four.');
    await waitFor(() => expect(one.area.value).toBe('one. two. three. four.'));
    expect(await read(id)).toBe('one. two. three. four.');
    expect([one.said(), second.said(), await othersOf(id)]).toEqual([null, null, []]);
  });

  it('follows while nobody has chosen: the notice says the newest of the other', async () => {
    const { id, one, two: second } = await undecided();
    second.put('from two, more');
    await waitFor(() => expect(one.said()).toEqual(['from two, more']));
    one.put('from one, more');
    await waitFor(() => expect(second.said()).toEqual(['from one, more']));
    expect([one.area.value, second.area.value]).toEqual(['from one, more', 'from two, more']);
    expect([await read(id), await othersOf(id)]).toEqual(['from one, more', ['from two, more']]);
  });

  it('says of an emptied one that nothing stands there', async () => {
    const { one, two: second } = await undecided();
    second.put('');
    await waitFor(() => expect(one.said()).toEqual(['(nothing)']));
    await one.press(/^Use that one/);
    await waitFor(() => expect([one.area.value, one.said(), second.said()]).toEqual(['', null, null]));
  });

  it('offers nobody an own earlier text where the other window emptied the field', async () => {
    const { id, one, two: second } = await undecided();
    second.put('');
    await waitFor(() => expect(one.said()).toEqual(['(nothing)']));
    one.put('from one!');
    await waitFor(async () => expect(await read(id)).toBe('from one!'));
    await waitFor(() => expect(second.area.value).toBe('from one!'));
    await waitFor(() => expect([one.area.value, one.said(), second.said()]).toEqual(['from one!', null, null]));
  });

  it('keeps a text that was stored after the notice in sight was read', async () => {
    const { id, one } = await undecided();
    const save = (change: EvaluationChange) => act(() => saveChange(id, SERVICE, { change, known: null }));
    const choice = { kind: 'choose', field: 'evaluation-notes', over: ['from one', 'from two'] } as const;
    await save({ kind: 'evaluation-notes', text: 'from three' });
    await save(choice);
    await waitFor(() => expect([one.area.value, one.said()]).toEqual(['from three', null]));
    await save({ kind: 'evaluation-notes', text: 'from four' });
    await save(choice);
    expect(await othersOf(id)).toEqual(['from three']);
  });
});

describe('an undo', () => {
  const { two, undecided, othersOf, read } = inTwo(FIELDS[1]);
  const answerOf = async (id: CallId) => (await evaluationOf(id, SERVICE))?.edits['make_connection']?.answer;
  const answer = ({ dialog }: Shown, value: string) =>
    fireEvent.change(dialog.getByRole('combobox', { name: `Response: ${CONNECTION}` }), { target: { value } });

  it('takes back the answer and the own note, and leaves the note that another window wrote since', async () => {
    const { id, one, two: second } = await two();
    one.put('from one');
    answer(one, '3');
    await waitFor(() => expect(second.area.value).toBe('from one'));
    await one.press(/^Undo/);
    await waitFor(async () => expect([await answerOf(id), await read(id)]).toEqual([undefined, undefined]));
    answer(one, '3');
    second.put('from two');
    await waitFor(() => expect(one.area.value).toBe('from two'));
    await waitFor(async () => expect(await answerOf(id)).toBe('3'));
    await one.press(/^Undo/);
    await waitFor(async () => expect(await answerOf(id)).toBeUndefined());
    expect(await read(id)).toBe('from two');
    expect([one.area.value, second.area.value]).toEqual(['from two', 'from two']);
    // Beside it stands its own Undo, which means it.
    await one.press(/^Undo/);
    await waitFor(() => expect([one.area.value, second.area.value]).toEqual(['', '']));
  });

  it('takes a text back that is kept beside the one of another window', async () => {
    const { id, one, two: second } = await undecided();
    await one.press(/^Undo/);
    await waitFor(async () => expect(await othersOf(id)).toEqual([]));
    expect(await read(id)).toBe('from two');
    await waitFor(() => expect([one.area.value, second.area.value]).toEqual(['from two', 'from two']));
    await waitFor(() => expect([one.said(), second.said()]).toEqual([null, null]));
  });

  it('leaves what this window has not heard of', async () => {
    const id = await scoredTypedCall(salesAnswer(80));
    const save = (change: EvaluationChange) => saveChange(id, SERVICE, { change, known: null });
    await save({ kind: 'answer', questionId: 'make_connection', answer: '1' });
    await save({ kind: 'notes', questionId: 'make_connection', notes: 'from another' });
    await save({ kind: 'undo', questionId: 'make_connection', answers: ['3'], notes: ['from one'] });
    expect([await answerOf(id), await read(id)]).toEqual(['1', 'from another']);
  });
});

it('shows an answer that was given in another window after the one of its own', async () => {
  const id = await scoredTypedCall(salesAnswer(80));
  const one = await openWindow(id, 'Overall Evaluation Notes');
  const two = await openWindow(id, 'Overall Evaluation Notes');
  const answer = ({ dialog }: Shown) =>
    dialog.getByRole<HTMLSelectElement>('combobox', { name: `Response: ${CONNECTION}` });
  fireEvent.change(answer(one), { target: { value: '3' } });
  await waitFor(() => expect(answer(two).value).toBe('3'));
  fireEvent.change(answer(two), { target: { value: '1' } });
  await waitFor(() => expect(answer(one).value).toBe('1'));
  expect((await evaluationOf(id, SERVICE))?.edits['make_connection']?.answer).toBe('1');
});

it('offers whoever opens it later what is kept beside the stored text', async () => {
  const id = await scoredTypedCall(salesAnswer(80));
  const save = (text: string) => saveChange(id, SERVICE, { change: { kind: 'evaluation-notes', text }, known: null });
  await save('from one');
  await save('from two');
  const later = await openWindow(id, 'Overall Evaluation Notes');
  expect([later.area.value, later.said()]).toEqual(['from two', ['from one']]);
  await later.press(/^Keep /);
  await waitFor(() => expect(later.said()).toBeNull());
  expect(await evaluationOf(id, SERVICE)).toMatchObject({ evaluationNotes: 'from two', others: {} });
});
