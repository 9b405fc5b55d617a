import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerState } from '@/audio/playing/player-state';
import type { SegmentPlayer } from '@/audio/playing/segment-player';
import type { CallId } from '@/domain/call';
import { EvaluationDialog } from '@/features/evaluation/evaluation-dialog';
import { setReview } from '@/storage/calls/call-facts';
import { deleteCall, getCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { binCalls } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { getPeople, handOver } from '@/storage/people';
import { freshDatabase } from '../../helpers/fresh-database';
import { holdTries } from '../../helpers/hold-tries';
import { csatAnswer, customerServiceAnswer, salesAnswer, scoredItem } from '../../helpers/score-answers';
import { evaluationOf } from '../../helpers/stored-calls';
import { SERVICE, scoredAudioCall, scoredTypedCall } from './scored-call';

const CONNECTION = 'Did the agent make a genuine connection with the customer?';

const evidence = scoredItem(92, {
  note: 'Chào hỏi rõ ràng.',
  fromTo: '00:02 - 00:11',
  referText: 'Dạ em chào chị',
});

/** Stands in for the waveform player, which needs a real browser: it only remembers what it was asked. */
const sound = vi.hoisted(() => {
  const start = { phase: 'ready', timeS: 0, segment: null, loop: false, rate: 1 };
  return { asked: [] as string[], start, state: { ...start }, listeners: new Set<() => void>() };
});

vi.mock('@/audio/playing/segment-player', () => ({
  createSegmentPlayer: (): SegmentPlayer => {
    const set = (patch: object) => {
      sound.state = { ...sound.state, ...patch };
      for (const listener of sound.listeners) listener();
    };
    return {
      play: (start, end) => {
        sound.asked.push(`play ${start}-${end}`);
        set({ phase: 'playing', segment: { start, end } });
      },
      pause: () => set({ phase: 'paused' }),
      toggle: () => set({ phase: sound.state.phase === 'playing' ? 'paused' : 'playing' }),
      seek: () => {},
      nudge: (by) => sound.asked.push(`nudge ${by}`),
      setRate: (rate) => set({ rate }),
      setLoop: (loop) => set({ loop }),
      clearSegment: () => {},
      draw: () => {},
      getState: () => sound.state as PlayerState,
      subscribe: (listener) => {
        const heard = () => listener(sound.state as PlayerState);
        sound.listeners.add(heard);
        return () => sound.listeners.delete(heard);
      },
      destroy: () => sound.asked.push('destroy'),
    };
  },
}));

async function open(callId: CallId, cardId = 'make_connection') {
  const onClose = vi.fn();
  const user = userEvent.setup();
  const view = render(<EvaluationDialog callId={callId} service={SERVICE} cardId={cardId} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: /^Evaluation: / });
  return { dialog: within(dialog), onClose, user, view };
}

const title = (dialog: Pick<typeof screen, 'getByRole'>) =>
  dialog.getByRole('heading', { name: /^Evaluation: / }).textContent;
/** Points of a row; the bar of sections has them too. */
const inTable = (dialog: Pick<typeof screen, 'getByText'>, points: string) =>
  dialog.getByText((text, element) => text === points && element?.closest('td') !== null);
const stored = (callId: CallId) => evaluationOf(callId, SERVICE);

beforeEach(async () => {
  await freshDatabase();
  sound.asked.length = 0;
  sound.listeners.clear();
  sound.state = { ...sound.start };
});
afterEach(() => vi.restoreAllMocks());

describe('the evaluation dialog', () => {
  it('shows the whole sales set with its points in the title', async () => {
    const { dialog } = await open(await scoredTypedCall(salesAnswer(80, { make_connection: evidence })));
    expect(title(dialog)).toBe('Evaluation: Sales Effectiveness (28.6/35 points)');
    expect(dialog.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Question',
      'Response',
      'Score',
      'Evaluation Notes',
    ]);
    expect(dialog.getAllByRole('row')).toHaveLength(8);
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: `Response: ${CONNECTION}` }).value).toBe('5');
    // The machine's note is not the reviewer's.
    expect(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` })).toHaveProperty('value', '');
    expect(dialog.getByText('Machine’s note: Chào hỏi rõ ràng.')).toBeDefined();
    expect(inTable(dialog, '4.6/5')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Reference text' })).toBeDefined();
    expect(dialog.getByText('Dạ em chào chị')).toBeDefined();
  });

  it('shows every reply to a dispute, the one that counts first', async () => {
    const callId = await scoredTypedCall(salesAnswer(80, { make_connection: evidence }));
    const known = [{ id: 'team:thu', name: 'Thu' }];
    await db.settings.put({ key: 'people', value: { ...(await getPeople()), known } });
    const reply = { verdict: 'kept', words: 'Nghe lại rồi.', by: 'team:thu', at: 20 } as const;
    const later = { verdict: 'accepted', words: 'Đúng vậy.', by: 'team:thu', at: 30 } as const;
    const said = { id: 'd', by: 'An', at: 10, words: 'Em có chào.', proposed: '4' };
    const dispute = { ...said, first: { by: 'machine', option: '5' } as const, reply, laterReplies: [later] };
    await db.disputes.put({ callId, service: SERVICE, questionId: 'make_connection', disputes: [dispute] });
    const { dialog } = await open(callId);
    const replies = await dialog.findAllByText(/Nghe lại rồi|Đúng vậy/);
    expect(replies.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Thu.*Nghe lại rồi/),
      expect.stringMatching(/Thu.*Đúng vậy/),
    ]);
    expect(dialog.queryByText('Waits for a reply', { exact: false })).toBeNull();
  });

  it('shows the 30 points of CSAT, and all four cards of customer service in sections with their points', async () => {
    const csat = await open(await scoredTypedCall(csatAnswer(4)), 'distress_level');
    expect(title(csat.dialog)).toBe('Evaluation: Customer Satisfaction (24/30 points)');
    csat.view.unmount();
    const other = await open(await scoredTypedCall(customerServiceAnswer(0.5)), 'kynanggiaotiep');
    expect(title(other.dialog)).toBe('Evaluation: M Customer Service (5.5/10 points)');
    expect(other.dialog.getAllByRole('columnheader')).toHaveLength(4);
    expect(other.dialog.getAllByRole('row')).toHaveLength(12);
    const section = within(other.dialog.getByRole('group', { name: 'Kỹ năng giao tiếp' }));
    expect(section.getAllByRole('combobox', { name: /^Response: / })).toHaveLength(4);
    expect(section.getAllByText('0.5/2')).toHaveLength(4);
    expect(section.getByText('2/2 points')).toBeDefined();
    const sections = within(other.dialog.getByRole('navigation', { name: 'Sections' }));
    expect(sections.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Kỹ năng giao tiếp 2/2',
      'Thái độ phục vụ 1/3',
      'Tìm hiểu nhu cầu 0.5/1',
      'Giải đáp nhu cầu 2/4',
      'Notes',
      'Disputes',
    ]);
  });

  it('stands at the section it was opened from, and jumps to the others', async () => {
    const { dialog, user } = await open(await scoredTypedCall(customerServiceAnswer(0.5)), 'timhieunhucau');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tìm hiểu nhu cầu'));
    await user.click(dialog.getByRole('button', { name: 'Giải đáp nhu cầu 2/4' }));
    expect(document.activeElement?.textContent).toBe('Giải đáp nhu cầu');
  });

  it('keeps the notes of each section apart from those of the call', async () => {
    const callId = await scoredTypedCall(customerServiceAnswer(0.5));
    await saveChange(callId, SERVICE, { change: { kind: 'evaluation-notes', text: 'cũ' }, known: null });
    const { dialog, user } = await open(callId, 'thaidophucvu');
    const note = (section: string) =>
      within(dialog.getByRole('group', { name: section })).getByRole('textbox', { name: /^Overall Evaluation Notes/ });
    expect(note('Notes')).toHaveProperty('value', 'cũ');
    await user.type(note('Thái độ phục vụ'), 'lịch sự');
    expect(note('Giải đáp nhu cầu')).toHaveProperty('value', '');
    await waitFor(async () =>
      expect(await stored(callId)).toMatchObject({
        evaluationNotes: 'cũ',
        sectionNotes: { thaidophucvu: { analysis: '', evaluation: 'lịch sự' } },
      }),
    );
  });

  it('takes turns as evidence, and gives them back', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user } = await open(callId);
    await user.click(await dialog.findByRole('button', { name: `Add a turn as evidence: ${CONNECTION}` }));
    const list = dialog.getByRole('combobox', { name: `Turn that shows it: ${CONNECTION}` });
    expect(document.activeElement).toBe(list);
    await user.selectOptions(list, '0');
    expect(dialog.getByText('Dạ alo', { selector: 'q' })).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: `Add a turn as evidence: ${CONNECTION}` }));
    await waitFor(async () =>
      expect((await stored(callId))?.edits['make_connection']?.evidence).toEqual([
        { turn: 0, quote: 'Dạ alo', fromTo: 'None' },
      ]),
    );
    await user.click(dialog.getByRole('button', { name: `Remove evidence: ${CONNECTION}: Dạ alo` }));
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.evidence).toEqual([]));
  });

  it('asks for the name once and goes on without it; what is judged by whom stands beside the machine’s', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const first = await open(callId);
    await first.user.type(await first.dialog.findByRole('textbox', { name: 'Reviewer name' }), 'Lan');
    await first.user.selectOptions(first.dialog.getByRole('combobox', { name: `Response: ${CONNECTION}` }), '3');
    await first.user.click(first.dialog.getByRole('button', { name: 'Save name' }));
    await first.dialog.findByText('Judging as Lan');
    expect(first.dialog.queryByRole('textbox', { name: 'Reviewer name' })).toBeNull();
    // With nothing older on the device, what was judged before the name is hers.
    expect(first.dialog.getByText('Machine 4.00 · Lan 3.86')).toBeDefined();
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.answer).toBe('3'));
    first.view.unmount();

    await handOver({ name: 'Minh', staffId: '' });
    const second = await open(callId);
    await second.dialog.findByText('Judging as Minh');
    const answer = second.dialog.getByRole<HTMLSelectElement>('combobox', { name: `Response: ${CONNECTION}` });
    expect(answer.value).toBe('4');
    expect(second.dialog.getByText('Lan: 3 – Fair · 3')).toBeDefined();
    await second.user.selectOptions(answer, '5');
    expect(second.dialog.getByText('Machine 4.00 · Lan 3.86 · Minh 4.14')).toBeDefined();
    const { current } = await getPeople();
    await waitFor(async () =>
      expect((await evaluationOf(callId, SERVICE, current))?.edits['make_connection']?.answer).toBe('5'),
    );
    expect((await stored(callId))?.edits['make_connection']?.answer).toBe('3');
    const judged = (await db.edits.toArray()).filter(({ field }) => field === 'answer');
    expect(judged.map(({ reviewer }) => reviewer)).toEqual(['device', current]);
  });

  it('stores an answer as it is given, with title, points and the machine’s answer beside it', async () => {
    const callId = await scoredTypedCall(salesAnswer(80, { make_connection: evidence }));
    const { dialog, user } = await open(callId);
    await user.selectOptions(dialog.getByRole('combobox', { name: `Response: ${CONNECTION}` }), '3');
    expect(title(dialog)).toBe('Evaluation: Sales Effectiveness (27/35 points)');
    expect(inTable(dialog, '3.0/5')).toBeDefined();
    expect(dialog.getByText('Machine: 5 – Excellent · 4.6')).toBeDefined();
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.answer).toBe('3'));
    expect((await db.calls.get(callId))?.scores?.[0]?.value).toBe(3.86);
    expect(await dialog.findByText(/^Saved on this device \d\d:\d\d$/)).toBeDefined();

    dialog.getByRole('button', { name: `Undo: ${CONNECTION}` }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: `Response: ${CONNECTION}` }));
    expect(inTable(dialog, '4.6/5')).toBeDefined();
    expect(dialog.queryByText(/^Machine:/)).toBeNull();
    await waitFor(async () => expect((await stored(callId))?.edits).toEqual({}));
    expect((await db.edits.toArray()).map((edit) => edit.field)).toEqual(['answer', 'review', 'undo']);
  });

  it('offers the machine’s note, and stores it as the reviewer’s only where it is taken over', async () => {
    const callId = await scoredTypedCall(salesAnswer(80, { make_connection: evidence }));
    const { dialog, user } = await open(callId);
    const notes = dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` });
    await user.type(notes, 'x');
    expect(dialog.getByText('Machine’s note: Chào hỏi rõ ràng.')).toBeDefined();
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('x'));
    dialog.getByRole('button', { name: `Take over the machine’s note: ${CONNECTION}` }).focus();
    await user.keyboard('{Enter}');
    expect(notes).toHaveProperty('value', 'Chào hỏi rõ ràng.');
    await waitFor(async () =>
      expect((await stored(callId))?.edits['make_connection']?.notes).toBe('Chào hỏi rõ ràng.'),
    );
    // It is the reviewer's now, and there is nothing to offer.
    expect(dialog.queryByText(/^Machine’s note: /)).toBeNull();
    await user.type(notes, '!');
    await user.click(dialog.getByRole('button', { name: `Undo: ${CONNECTION}` }));
    expect(notes).toHaveProperty('value', '');
  });

  it('is answered by digits, with keys for notes and undo, and by none while something is typed', async () => {
    const callId = await scoredTypedCall(salesAnswer(80, { make_connection: evidence }));
    const onDone = vi.fn();
    const user = userEvent.setup();
    render(<EvaluationDialog callId={callId} service={SERVICE} cardId="" onClose={vi.fn()} onDone={onDone} />);
    const dialog = within(await screen.findByRole('dialog', { name: /^Evaluation: / }));
    const answers = dialog.getAllByRole<HTMLSelectElement>('combobox', { name: /^Response: / });
    const focused = () => document.activeElement?.closest('[data-question]')?.getAttribute('data-question');
    await waitFor(() => expect(focused()).toBe('make_connection'));
    await user.keyboard('2');
    expect(answers[0]?.value).toBe('2');
    await user.keyboard('u');
    expect(answers[0]?.value).toBe('5');
    await user.keyboard('{Control>}2{/Control}');
    expect(answers[0]?.value).toBe('5');
    await user.keyboard('jj');
    expect(focused()).toBe('overcome_objections');
    await user.keyboard('k3t');
    expect(answers[1]?.value).toBe('3');
    await user.keyboard('j1 kn');
    expect(focused()).toBe('uncover_needs');
    expect(document.activeElement).toHaveProperty('value', 'j1 kn');
    // Tab goes on to the next question, where the keys work again.
    await user.keyboard('{Tab}2');
    expect(focused()).toBe('overcome_objections');
    expect(answers[2]?.value).toBe('2');
    expect(dialog.getByText('2 answers changed · 5 as proposed')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Done & next' }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('of a done call can be read and not changed until it is opened again', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    await setReview([callId], 'done', 'device');
    const { dialog, user } = await open(callId);
    await dialog.findByText('This call is done. Reopen it to change its evaluation.');
    const answer = dialog.getByRole<HTMLSelectElement>('combobox', { name: `Response: ${CONNECTION}` });
    const notes = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: `Notes: ${CONNECTION}` });
    expect([answer.disabled, notes.readOnly]).toEqual([true, true]);
    await user.keyboard('j2');
    expect(answer.value).toBe('4');
    await user.click(dialog.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(answer.disabled).toBe(false));
    expect((await db.calls.get(callId))?.review).toMatchObject({ state: 'in-review', reopened: true });
    expect((await db.edits.toArray()).map(({ field, value }) => [field, value])).toEqual([
      ['review', 'done'],
      ['review', 'in-review'],
    ]);
  });

  it('keeps typed notes, also where the machine left none, and both note areas', async () => {
    const callId = await scoredTypedCall(salesAnswer(null));
    const { dialog, user, onClose } = await open(callId);
    expect(dialog.getAllByText('Not judged').length).toBeGreaterThan(7);
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), 'Ấm áp');
    await user.type(dialog.getByRole('textbox', { name: 'Behavioral Analysis Notes' }), 'Bình tĩnh');
    await user.type(dialog.getByRole('textbox', { name: 'Overall Evaluation Notes' }), 'Đạt');
    await user.click(dialog.getByRole('button', { name: 'Save Evaluation' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await stored(callId)).toMatchObject({
      edits: { make_connection: { notes: 'Ấm áp' } },
      analysisNotes: 'Bình tĩnh',
      evaluationNotes: 'Đạt',
    });
  });

  it.each(['pagehide', 'unmount'])('loses nothing that was typed on %s', async (how) => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user, view } = await open(callId);
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), 'x');
    if (how === 'pagehide') window.dispatchEvent(new Event('pagehide'));
    else view.unmount();
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('x'));
  });

  it('keeps what another window wrote into the same notes meanwhile, and offers it', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, view } = await open(callId);
    const notes = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: `Notes: ${CONNECTION}` });
    fireEvent.change(notes(), { target: { value: 'here' } });
    const there = { kind: 'notes' as const, questionId: 'make_connection', notes: 'there' };
    await saveChange(callId, SERVICE, { change: there, known: null });
    await dialog.findByText('there');
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('here'));
    view.unmount();

    // Undecided, it is still there.
    const again = await open(callId);
    await again.user.click(await again.dialog.findByRole('button', { name: /^Use that one: / }));
    expect(again.dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` })).toHaveProperty('value', 'there');
    await waitFor(() => expect(again.dialog.queryByRole('button', { name: /^Use that one: / })).toBeNull());
    expect(await stored(callId)).toMatchObject({ edits: { make_connection: { notes: 'there' } }, others: {} });
  });

  it('shows what was typed where the call was deleted in another window, and says why it is not stored', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog } = await open(callId);
    fireEvent.change(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), { target: { value: 'còn đây' } });
    await deleteCall(callId);
    await screen.findByText('còn đây', { selector: 'blockquote' });
    expect(screen.getByRole('alert').textContent).toMatch(/^This call is not on this device any more/);
  });

  it('says that the call went into the waste bin in another window, keeps what is written, and takes it back', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user } = await open(callId);
    const notes = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: `Notes: ${CONNECTION}` });
    await binCalls([callId]);
    await dialog.findByText('This call was deleted and is in the waste bin.');
    fireEvent.change(notes(), { target: { value: 'còn đây' } });
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('còn đây'));
    await user.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Take back' })).toBeNull());
    expect(await getCall(callId)).toBeDefined();
    expect(notes().value).toBe('còn đây');
  });

  it('shows what was written where the waste bin with the call was emptied, and says that the call was deleted', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog } = await open(callId);
    fireEvent.change(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), { target: { value: 'còn đây' } });
    await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('còn đây'));
    await deleteCall(callId);
    await screen.findByText('còn đây', { selector: 'blockquote' });
    expect(screen.getByRole('alert').textContent).toMatch(/^This call is not on this device any more: it was deleted/);
    expect(screen.queryByText(/no score of this kind/)).toBeNull();
  });

  it('keeps one of two note areas where it is chosen', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user } = await open(callId);
    const area = dialog.getByRole('textbox', { name: 'Overall Evaluation Notes' });
    // At once, so that the other one is stored first.
    fireEvent.change(area, { target: { value: 'here' } });
    await saveChange(callId, SERVICE, { change: { kind: 'evaluation-notes', text: 'there' }, known: null });
    await user.click(await dialog.findByRole('button', { name: 'Keep mine: Overall Evaluation Notes' }));
    await waitFor(() => expect(dialog.queryByText('there')).toBeNull());
    await user.type(area, ' again');
    await waitFor(async () => expect((await stored(callId))?.evaluationNotes).toBe('here again'));
    expect((await stored(callId))?.others).toEqual({});
  });

  const fullDevice = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

  it('says so and stays open once when the disk is full, with what was typed', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user, onClose } = await open(callId);
    const put = fullDevice();
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), 'giữ lại');
    await user.click(dialog.getByRole('button', { name: 'Save Evaluation' }));
    // What only the press says: the save on typing may have failed, and said so, before it.
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('Close it once more'));
    expect(dialog.getByRole('alert').textContent).toContain('Not saved yet');
    expect(onClose).not.toHaveBeenCalled();
    put.mockRestore();
    await user.click(dialog.getByRole('button', { name: 'Save Evaluation' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect((await stored(callId))?.edits['make_connection']?.notes).toBe('giữ lại');
  });

  it.each(['by itself', 'by Retry', 'when somebody comes back'])(
    'is stored %s once a full disk has room',
    async (how) => {
      const callId = await scoredTypedCall(salesAnswer(80));
      const { dialog, user } = await open(callId);
      const put = fullDevice();
      if (how !== 'by itself') holdTries();
      // At once: a second write that is just failing would have the room too late.
      const notes = dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` });
      fireEvent.change(notes, { target: { value: 'giữ lại' } });
      const alert = await dialog.findByRole('alert');
      expect(alert.textContent).toMatch(/This device is full\. .* it is stored by itself\.Retry$/);
      put.mockRestore();
      if (how === 'by Retry') await user.click(within(alert).getByRole('button', { name: 'Retry' }));
      // In a task of its own, as browsers have it: here the test would go on inside the write that failed.
      if (how === 'when somebody comes back') setTimeout(() => fireEvent.focus(window));
      await waitFor(async () => expect((await stored(callId))?.edits['make_connection']?.notes).toBe('giữ lại'));
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    },
  );

  it('writes nothing any more of what was left behind without being stored', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    const { dialog, user, view } = await open(callId);
    const put = fullDevice();
    const tries = holdTries();
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), 'giữ lại');
    await dialog.findByRole('alert');
    await waitFor(() => expect(tries.count()).toBeGreaterThan(0));
    const tried = put.mock.calls.length;
    view.unmount();
    // Leaving tries once more, with the device as full as before.
    await waitFor(() => expect(put.mock.calls.length).toBeGreaterThan(tried));
    put.mockRestore();
    tries.run();
    await db.transaction('rw', db.tables, async () => undefined);
    expect(await stored(callId)).toBeUndefined();
  });

  it('says that there is no score any more instead of showing an empty table', async () => {
    const callId = await scoredTypedCall(salesAnswer(80));
    render(<EvaluationDialog callId={callId} service="another" cardId="x" onClose={() => {}} />);
    expect(await screen.findByText(/no score of this kind/)).toBeDefined();
  });
});

describe('segments', () => {
  it('play and pause from their row', async () => {
    const answer = salesAnswer(80, { make_connection: evidence });
    const { dialog, user, view } = await open(await scoredAudioCall(answer, { durationS: 60, playable: true }));
    const play = await dialog.findByRole('button', { name: 'Play segment 00:02-00:11' });
    await waitFor(() => expect(play).toHaveProperty('disabled', false));
    await user.click(play);
    expect(sound.asked).toContain('play 2-11');
    expect(dialog.getByText('00:02 – 00:11 · Make a connection')).toBeDefined();
    await user.keyboard('e');
    expect(dialog.queryByRole('button', { name: 'Pause segment' })).toBeNull();
    await user.keyboard('e');
    await user.click(dialog.getByRole('button', { name: 'Pause segment' }));
    expect(await dialog.findByRole('button', { name: 'Play segment 00:02-00:11' })).toBeDefined();
    expect(dialog.queryAllByRole('button', { name: /^Play segment/ })).toHaveLength(1);
    view.unmount();
    expect(sound.asked).toContain('destroy');
  });

  it('are moved by the arrows, repeated and slowed down', async () => {
    const answer = salesAnswer(80, { make_connection: evidence });
    const { dialog, user } = await open(await scoredAudioCall(answer, { durationS: 60, playable: true }));
    const loop = await dialog.findByRole('button', { name: 'Loop segment' });
    await waitFor(() => expect(loop).toHaveProperty('disabled', false));
    await user.click(loop);
    expect(loop.getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(sound.asked).toEqual(['nudge 5', 'nudge -5']);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Speed' }), '0.75×');
    expect(sound.state.rate).toBe(0.75);
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${CONNECTION}` }), '{ArrowRight} ');
    expect(sound.asked).toHaveLength(2);
  });

  it('show their time and no button without sound, beyond its end or where it can’t be played', async () => {
    const late = salesAnswer(80, { make_connection: { ...evidence, fromTo: '02:00-02:10' } });
    const silent = await open(await scoredTypedCall(late));
    expect(silent.dialog.getByText('02:00–02:10')).toBeDefined();
    expect(silent.dialog.queryByRole('button', { name: /^Play segment/ })).toBeNull();
    silent.view.unmount();

    const short = await open(await scoredAudioCall(late, { durationS: 60, playable: true }));
    await short.dialog.findByRole('combobox', { name: 'Speed' });
    await waitFor(() => expect(short.dialog.queryByRole('button', { name: /^Play segment/ })).toBeNull());
    short.view.unmount();

    const gsm = await open(await scoredAudioCall(late, { durationS: 600, playable: false }));
    expect(await gsm.dialog.findByText(/can’t play this recording/)).toBeDefined();
    expect(gsm.dialog.queryByRole('button', { name: /^Play segment/ })).toBeNull();
  });
});

it('whose own is damaged is told so, and can read and hear but not type what would not be stored', async () => {
  const id = await scoredTypedCall(salesAnswer(60));
  await saveChange(id, SERVICE, { change: { kind: 'analysis-notes', text: 'hay' }, known: null });
  await db.table('reviews').put({ ...(await evaluationOf(id, SERVICE)), edits: 7 });
  const none = () => undefined;
  const card = { callId: id, service: SERVICE, cardId: 'make_connection' };
  render(<EvaluationDialog {...card} onClose={none} onDone={none} />);
  const dialog = within(await screen.findByRole('dialog', { name: /^Evaluation: / }));
  await dialog.findByText(/^An evaluation of this call cannot be read.*stored under your name\.$/);
  // Agreed with is nothing that can't be read.
  expect(dialog.queryByRole('button', { name: /^Done/ })).toBeNull();
  const notes = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Behavioral Analysis Notes' });
  expect(notes.readOnly || notes.disabled).toBe(true);
});
