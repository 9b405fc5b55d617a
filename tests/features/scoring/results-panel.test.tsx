import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NoteClaims } from '@/domain/auto-note';
import type { CallId } from '@/domain/call';
import type { Claim } from '@/domain/claim';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { callMeta } from '@/features/calls/call-meta';
import { callStatusWords } from '@/features/calls/call-status-words';
import { ResultsPanel } from '@/features/scoring/results-panel';
import { conversationClearedAtom, currentCallIdAtom, openDialogAtom, serviceAtom } from '@/state/session';
import { deleteCall, getCall } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { otherVersions } from '@/storage/calls/kept-texts';
import { saveTranscriptText, showVersion } from '@/storage/calls/transcripts';
import { binCalls } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { requestScore } from '@/storage/jobs/request-score';
import { formatDay, formatTimeOfDay } from '@/ui/format';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { csatAnswer, customerServiceAnswer, headlineRow, salesAnswer, scoredItem } from '../../helpers/score-answers';
import {
  byService,
  madeBy,
  NOTE,
  scored,
  storeJob,
  storeResult,
  TRANSCRIPT,
  typedCall,
} from '../../helpers/stored-calls';

const SALES = 'Sale Effective';

beforeEach(freshDatabase);

async function show(callId: CallId | null, service = SALES) {
  const app = renderApp(null);
  app.store.set(currentCallIdAtom, callId);
  app.store.set(serviceAtom, service);
  app.unmount();
  return renderApp(<ResultsPanel />, app.store);
}

const results = () => screen.getByRole('region', { name: 'Results' });

describe('an empty screen', () => {
  it('says what will be there', async () => {
    await show(null);
    expect(within(results()).getByText(/overall rating/)).toBeTruthy();
    expect(within(results()).queryByRole('list', { name: 'Conversation' })).toBeNull();
  });
});

it.each([
  ['in the waste bin', (id: CallId) => binCalls([id]), /^This call was deleted and is in the waste bin\.$/],
  ['gone', deleteCall, /^This call is not on this device any more: it was deleted in another window/],
] as const)(
  'is an empty screen again where the call is %s, and does not say that it was never scored',
  async (_, remove, said) => {
    const id = await typedCall();
    await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
    await show(id);
    await screen.findByRole('heading', { name: 'Likelihood to buy' });
    await within(results()).findByRole('list', { name: 'Conversation' });
    await remove(id);
    expect(await within(results()).findByText(/overall rating/)).toBeTruthy();
    expect(within(results()).getByRole('heading', { name: 'No call is here any more' })).toBeTruthy();
    expect(within(results()).getByText(said)).toBeTruthy();
    expect(within(results()).queryByRole('list', { name: 'Conversation' })).toBeNull();
  },
);

describe('a scored call', () => {
  it('shows the overall rating, its gauge and seven criteria of a sales call', async () => {
    const id = await typedCall();
    const answer = salesAnswer(80, {
      make_connection: scoredItem(92, { note: 'Chào hỏi rõ ràng.' }),
      ask_for_sale: null,
    });
    await storeResult(id, { kind: 'score', service: SALES, answer });
    const { store, user } = await show(id);

    await screen.findByRole('heading', { name: 'Likelihood to buy' });
    expect(screen.getByRole('img', { name: 'Likelihood to buy: 4.10 of 5' })).toBeTruthy();
    expect(screen.getByText('6 of 7 judged')).toBeTruthy();
    expect(screen.getByText(/^On this device: rule check v1\.0\.0/)).toBeTruthy();

    const buttons = screen.getAllByRole('button', { name: /^Details: / });
    expect(buttons).toHaveLength(7);
    const titles = buttons.map((button) => button.getAttribute('aria-label')?.slice('Details: '.length) ?? '');
    for (const name of titles) expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(screen.getAllByRole('meter')).toHaveLength(6);
    expect(screen.getByText('Chào hỏi rõ ràng.')).toBeTruthy();
    expect(screen.getByText('Not judged')).toBeTruthy();

    const first = buttons[0] as HTMLElement;
    await user.click(first);
    expect(store.get(openDialogAtom)).toMatchObject({ name: 'evaluation', callId: id, service: SALES });
  });

  it('says points as "x/max điểm" and keeps a total out of 10 beside the gauge of 5', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    await storeResult(id, { kind: 'score', service, answer: customerServiceAnswer(null, { timhieunhucau: 1 }) });
    await show(id, service);
    const meter = await screen.findByRole('meter');
    expect(meter.getAttribute('aria-valuetext')).toMatch(/^1\/1 điểm/);
    expect(meter.closest('li')?.textContent).toContain('1/1 điểm');
    expect(results().textContent).toContain('10.0/10');
    expect(screen.getByRole('img', { name: /: 5\.00 of 5$/ })).toBeTruthy();
  });

  it('follows a correction of the reviewer at once', async () => {
    const service = 'Summary (Customer Service)';
    const id = await typedCall(undefined, { service });
    await storeResult(id, { kind: 'score', service, answer: csatAnswer(5) });
    await show(id, service);
    await screen.findByRole('img', { name: 'Customer Satisfaction: 5.00 of 5' });
    const change = { kind: 'answer' as const, questionId: 'retention_level', answer: '1' };
    await saveChange(id, service, { change, known: null });
    await screen.findByRole('img', { name: 'Customer Satisfaction: 4.00 of 5' });
    expect(screen.getByText('Changed by reviewer')).toBeTruthy();
  });

  it('keeps a corrected total apart from the machine’s, with its author and what it said', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
    await show(id);
    const card = within(await screen.findByRole('region', { name: 'Likelihood to buy' }));
    expect(card.getByText('The customer leans towards buying.').closest('details')).toBeNull();
    for (const questionId of ['make_connection', 'ask_for_sale'])
      await saveChange(id, SALES, { change: { kind: 'answer', questionId, answer: '0' }, known: null });
    await card.findByText('2 of 7 answers by the reviewer');
    expect(card.getByText('How the agent sold: Fair')).toBeTruthy();
    expect(card.getByText('Machine: 4.00/5 · Good')).toBeTruthy();
    expect(card.getByText('2.86')).toBeTruthy();
    const sentence = card.getByText('The customer leans towards buying.');
    expect(sentence.closest('details')?.open).toBe(false);
    expect(card.getByText(/^On this device: rule check/).closest('.results-overall-machine')).not.toBeNull();
  });

  const putOff = { kind: 'present', id: 'putsOff', text: 'Khách chưa quyết', quote: 'Để chị hỏi chồng đã.' } as const;
  it.each([
    ['a claim', { referText: putOff.quote, claim: { ...putOff, turn: 1, from: 0, to: 20, fromTo: 'None' } }],
    ['a quote of a service', { referText: putOff.quote }],
    ['neither', { referText: '' }],
  ])('tells a customer who has not decided from one of whom nothing is known: by %s', async (_, shown) => {
    const id = await typedCall();
    const decision = { outcome: 'undecided', fromTo: 'None', ...shown } as const;
    await storeResult(id, { kind: 'score', service: SALES, answer: { ...salesAnswer(60), decision } as ScoreAnswer });
    await show(id);
    const { textContent } = await screen.findByRole('region', { name: 'Likelihood to buy' });
    const said = shown.referText === '' ? 'No decision recognised' : 'Not decided yet';
    expect(textContent).toContain(`What the customer decided: ${said}`);
    expect(textContent).toContain(shown.referText);
  });

  it('says what the customer decided beside how the agent sold, never one by the other', async () => {
    const id = await typedCall();
    const decision = { outcome: 'bought', referText: 'Ừ, đăng ký cho chị.', fromTo: 'None' } as const;
    const answer = { ...salesAnswer(20), decision } as ScoreAnswer;
    await storeResult(id, { kind: 'score', service: SALES, answer });
    await show(id);
    const card = await screen.findByRole('region', { name: 'Likelihood to buy' });
    expect(within(card).getByText('How the agent sold: Poor')).toBeTruthy();
    expect(card.textContent).toContain('What the customer decided: Agreed to buy “Ừ, đăng ký cho chị.”');
    expect(card.textContent).not.toMatch(/unlikely/i);
  });

  it('says of a call that the card does not fit which card does', async () => {
    const id = await typedCall();
    await storeResult(id, {
      kind: 'score',
      service: SALES,
      answer: { ...salesAnswer(null), unfit: true } as ScoreAnswer,
    });
    await show(id);
    const card = within(await screen.findByRole('region', { name: 'Likelihood to buy' }));
    expect(card.getByText('Does not fit this card')).toBeTruthy();
    expect(card.getByText(/Summary \(Customer Service\) is the card for it/)).toBeTruthy();
  });

  it('tells how much was judged before the total, and no grade below half of it', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    const answer = customerServiceAnswer(null, { timhieunhucau: 1, kienthuc: 1 });
    await storeResult(id, { kind: 'score', service, answer });
    await show(id, service);
    const { textContent } = await screen.findByRole('region', { name: 'Tổng điểm' });
    expect(textContent).toMatch(/2 of 11 judged.*10\.0\/10.*Fewer than half: no grade\./);
    expect(textContent).not.toContain('Xuất sắc');
  });

  it('names the card of an answer that is of another one than was asked for, as the row does', async () => {
    const id = await typedCall();
    await scored(id, customerServiceAnswer(null, { kienthuc: 1 }));
    const call = await getCall(id);
    if (call === undefined) throw new Error('no call');
    expect(call.scores).toMatchObject([
      { service: SALES, card: 'M Customer Service', judged: 1, asked: 11, label: '' },
    ]);
    expect(callMeta(call, Date.now())).toContain('Sale Effectiveness, answered as M Customer Service · ');
    const status = callStatusWords(call, { state: 'scored', stale: false }, Date.now());
    expect(status.text).toBe('1 of 11 judged · 10.0 · no grade');
    await show(id);
    await screen.findByText('Sale Effectiveness was asked for; the answer is of M Customer Service.');
  });

  it('says no other card of an answer that is of the one that was asked for', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    expect((await getCall(id))?.scores?.[0]).not.toHaveProperty('card');
    await show(id);
    await screen.findByRole('region', { name: 'Likelihood to buy' });
    expect(screen.queryByText(/was asked for/)).toBeNull();
  });

  it('tells a total of the service that its answers do not make', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    await storeResult(id, {
      kind: 'score',
      service,
      answer: { ...customerServiceAnswer(1), total: 8.5 } as ScoreAnswer,
      madeBy: byService,
    });
    await show(id, service);
    await screen.findByText('The service gives 8.5 as its total; its answers make 4.0.');
  });

  it('tells what points that fit two scales come to on the other one', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    await storeResult(id, { kind: 'score', service, answer: customerServiceAnswer(0.5), madeBy: byService });
    await show(id, service);
    await screen.findByText(/fit two scales, and it does not say which is meant: on the other one the total is 2\.0\./);
  });

  it('tells the total that Calls has of it, where an earlier version worked out another one', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    await storeResult(id, { kind: 'score', service, answer: customerServiceAnswer(1), madeBy: byService });
    await db.calls.update(id, { scores: [headlineRow({ service, value: 8, max: 10 })] });
    await show(id, service);
    await screen.findByText('In Calls the total is 8.0, as an earlier version of Callmark worked it out.');
    await db.calls.update(id, { scores: [headlineRow({ service, value: 4, max: 10 })] });
    await waitFor(() => expect(screen.queryByText(/In Calls the total/)).toBeNull());
  });

  it('tells a number outside its scale, of several questions with the question', async () => {
    const service = 'M Customer Service';
    const id = await typedCall(undefined, { service });
    await storeResult(id, {
      kind: 'score',
      service,
      answer: customerServiceAnswer(1, { kienthuc: 9 }),
      madeBy: byService,
    });
    await show(id, service);
    await screen.findByText('Nắm kiến thức đúng và chắc chắn? Câu trả lời cho 9 điểm, ngoài thang 0 đến 4: chưa chấm.');
    expect(screen.getAllByText('10 of 11 judged').length).toBeGreaterThan(0);
  });

  it('reads a high level of distress, abuse or escalation as the good news it is', async () => {
    const service = 'Summary (Customer Service)';
    const id = await typedCall(undefined, { service });
    await storeResult(id, { kind: 'score', service, answer: csatAnswer(5) });
    await show(id, service);
    const meter = await screen.findByRole('meter', { name: 'Distress level' });
    expect(meter.getAttribute('aria-valuetext')).toBe('5.0/5 điểm, Top grade');
    expect(meter.closest('li')?.textContent).toContain(
      'level 5 of 5, on the scale from 1 (severe distress) to 5 (no distress).',
    );
  });

  it('shows only the results of the chosen scorecard', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
    const { store } = await show(id);
    await screen.findByRole('heading', { name: 'Likelihood to buy' });
    store.set(serviceAtom, 'M Customer Service');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Likelihood to buy' })).toBeNull());
  });

  it('offers to score again when the transcript was changed', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
    await db.calls.update(id, { scores: [headlineRow({ stale: true })] });
    const { user } = await show(id);
    await user.click(await screen.findByRole('button', { name: 'Score again' }));
    await waitFor(async () => expect((await jobsOfCall(id)).map((job) => job.kind)).toContain('score'));
  });
});

describe('summary and auto note', () => {
  it('show what the call is about and what it is filed under', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'summary', text: 'Khách phàn nàn mạng chậm.', cut: true });
    await storeResult(id, { kind: 'auto-note', note: NOTE });
    await show(id);
    await screen.findByRole('heading', { name: 'Summary' });
    expect(screen.getByText('Khách phàn nàn mạng chậm.')).toBeTruthy();
    expect(screen.getByText('Gọi lại kiểm tra · 17 giờ')).toBeTruthy();
    expect(screen.getByText(/covers the beginning of the call/)).toBeTruthy();

    const note = within(screen.getByRole('region', { name: 'Auto note' }));
    for (const name of [
      'Classification',
      'REASON',
      'AGENT ACTIONS',
      'RESOLUTION',
      'KEY INFORMATION',
      'Customer hidden expectations',
      'Customer objections',
      'Agent sale skills',
      'Next best action',
    ]) {
      expect(note.getByRole('heading', { name })).toBeTruthy();
    }
    expect(note.getByText('Đắt quá em')).toBeTruthy();
  });

  it('a service’s that is very short for its call says so, and scoring asks for another', async () => {
    const id = await typedCall(`${TRANSCRIPT}\n${'Customer (C): Mạng nhà chị chậm quá em ơi.\n'.repeat(20)}`);
    const refusal = { kind: 'summary', text: "I'm sorry, I can't help with that.", madeBy: byService } as const;
    await storeResult(id, refusal);
    await show(id);
    const section = (await screen.findByRole('heading', { name: 'Summary' })).closest('section') as HTMLElement;
    expect(within(section).getByText(refusal.text)).toBeTruthy();
    expect(within(section).getByText(/^Very short for a call of this length.*asks for another\.$/)).toBeTruthy();
    await requestScore(id, SALES);
    expect((await jobsOfCall(id)).map(({ kind }) => kind).sort()).toEqual(['auto-note', 'score', 'summarise']);
  });

  it('a marked summary is shown in its parts', async () => {
    const id = await typedCall();
    await storeResult(id, {
      kind: 'summary',
      text: '### REASON\nMạng chậm\n### AGENT ACTIONS\n- Xin lỗi\n### RESOLUTION\nHẹn gọi',
    });
    await show(id);
    await screen.findByText('Mạng chậm');
    expect(screen.getByText('AGENT ACTIONS')).toBeTruthy();
    expect(results().textContent).not.toContain('###');
  });
});

describe('who made the summary and the rows below it', () => {
  const RULES = /^On this device: rule check v1\.0\.0/;
  const service = (name: string) => ({ ...madeBy, maker: 'service', name }) as const;
  const lead = 'Khách phàn nàn mạng chậm.';
  const ROWS = 'Sub-category';
  const card = async () => within(await screen.findByRole('region', { name: 'Summary' }));
  /** The card from top to bottom: its text, its rows, and the lines that sign them. */
  const order = (shown: ReturnType<typeof within>, ...texts: (string | RegExp)[]) =>
    texts.map((text) => shown.getByText(text)).every((one, at, all) => at === 0 || isAfter(all[at - 1], one));
  const isAfter = (one: Node | undefined, other: Node) =>
    one !== undefined && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  it.each([
    ['a service of automation alone', madeBy, service('n8n.test'), [lead, RULES, ROWS, /^By n8n\.test/]],
    ['a service of summaries alone', service('sum.test'), madeBy, [lead, /^By sum\.test/, ROWS, RULES]],
    ['two services', service('sum.test'), service('n8n.test'), [lead, /^By sum\.test/, ROWS, /^By n8n\.test/]],
  ])('are told apart: %s', async (_, ofSummary, ofNote, texts) => {
    const id = await typedCall();
    await storeResult(id, { kind: 'summary', text: lead, madeBy: ofSummary });
    await storeResult(id, { kind: 'auto-note', note: NOTE, madeBy: ofNote });
    await show(id);
    await screen.findByRole('region', { name: 'Auto note' });
    expect(order(await card(), ...texts)).toBe(true);
  });

  it('is one line where it is the same, whenever each was made', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'summary', text: lead });
    await storeResult(id, { kind: 'auto-note', note: NOTE, madeBy: { ...madeBy, at: madeBy.at + 90_000 } });
    await show(id);
    await screen.findByRole('region', { name: 'Auto note' });
    expect(order(await card(), lead, ROWS, RULES)).toBe(true);
  });

  it('is said of rows without a summary', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'auto-note', note: NOTE, madeBy: service('n8n.test') });
    await show(id);
    expect(order(await card(), ROWS, /^By n8n\.test/)).toBe(true);
  });
});

describe('the lists of a summary', () => {
  const text =
    '### REASON\nMạng chậm\n### AGENT ACTIONS\n- Gọi kỹ thuật\n### RESOLUTION\nHẹn gọi\n### KEY INFORMATION\n- số 0912';
  const empty = { ...NOTE, summary: { ...NOTE.summary, agentActions: [], keyInformation: [] } };

  it.each([
    ['stand there where the auto note has none', empty, true],
    ['are left to the auto note that has its own', NOTE, false],
  ])('%s', async (_, note, shown) => {
    const id = await typedCall();
    await storeResult(id, { kind: 'summary', text });
    await storeResult(id, { kind: 'auto-note', note });
    await show(id);
    const summary = within((await screen.findByRole('heading', { name: 'Summary' })).closest('section') as HTMLElement);
    await screen.findByRole('region', { name: 'Auto note' });
    expect(summary.queryByText('Gọi kỹ thuật') !== null).toBe(shown);
    expect(summary.queryByText('số 0912') !== null).toBe(shown);
  });
});

it('says of key information with its places that it is as said there, and of a service’s own nothing', async () => {
  const claim: Claim = {
    id: 'fact',
    kind: 'present',
    text: 'The customer said at the beginning',
    turn: 1,
    quote: 'Đi hai giờ chiều',
    from: 0,
    to: 16,
    fromTo: 'None',
  };
  for (const keyInformation of [[], [claim]]) {
    const id = await typedCall();
    await storeResult(id, { kind: 'auto-note', note: { ...NOTE, claims: { keyInformation } as NoteClaims } });
    const { unmount } = await show(id);
    await screen.findByRole('heading', { name: 'KEY INFORMATION' });
    expect(screen.queryByText(/^As said at that point/) !== null).toBe(keyInformation.length > 0);
    unmount();
  }
});

describe('work under way', () => {
  it('shows what runs and how far, and can be cancelled', async () => {
    const id = await typedCall();
    await storeJob(id, {
      kind: 'transcribe',
      service: '',
      state: 'running',
      fence: 'f',
      startedAt: 1,
      beat: 1,
      progress: { phase: 'sending', share: 0.62 },
    });
    const { user } = await show(id);
    await screen.findByText('Sending the audio… 62%');
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.62');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled.');
  });

  it('says of a request that waits in line that it waits, not that it is scored', async () => {
    const id = await typedCall();
    const running = { kind: 'score', service: SALES, state: 'running', fence: 'f', startedAt: 1, beat: 1 } as const;
    await storeJob(id, { ...running, progress: { phase: 'in-line' } });
    const { user } = await show(id);
    await screen.findByText('Waiting to score.');
    expect(screen.getByText('Waits for its turn and goes on by itself.')).toBeTruthy();
    expect(screen.queryByText('Scoring…')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled.');
  });

  it('says how long a transcription on this device will take yet', async () => {
    const id = await typedCall();
    const running = { kind: 'transcribe', service: '', state: 'running', fence: 'f', startedAt: 1, beat: 1 } as const;
    await storeJob(id, { ...running, progress: { phase: 'working', share: 0.4, leftMs: 190_000 } });
    await show(id);
    await screen.findByText('Transcribing… about 3 min left');
  });

  it('says why a score failed, shows the raw answer and tries again', async () => {
    const id = await typedCall();
    const failure = { kind: 'unreadable-answer', raw: '<html>502</html>' } as const;
    await storeJob(id, { kind: 'score', service: SALES, state: 'failed', endedAt: 1, failure });
    const { user } = await show(id);
    await screen.findByText('The score could not be made.');
    expect(screen.getByText(/kept on this device/)).toBeTruthy();
    const raw = screen.getByRole('textbox', { name: 'Raw answer', hidden: true });
    expect((raw as HTMLTextAreaElement).value).toBe('<html>502</html>');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Waiting to score.');
  });

  it('offers no raw answer where nothing came', async () => {
    const id = await typedCall();
    const failure = { kind: 'unreadable-answer', raw: ' ' } as const;
    await storeJob(id, { kind: 'score', service: SALES, state: 'failed', endedAt: 1, failure });
    await show(id);
    await screen.findByText('The workflow answered nothing.');
    expect(screen.queryByText('Raw answer')).toBeNull();
  });

  it.each([true, undefined])('says beside a raw answer whether it is all that came: cut %s', async (cut) => {
    const id = await typedCall();
    const failure = { kind: 'unreadable-answer', raw: 'x'.repeat(20_000), ...(cut && { cut }) } as const;
    await storeJob(id, { kind: 'score', service: SALES, state: 'failed', endedAt: 1, failure });
    await show(id);
    const raw = await screen.findByRole('textbox', { name: 'Raw answer', hidden: true });
    const described = document.getElementById(raw.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(cut && 'Cut off here: the first 20,000 characters of a longer answer.');
  });

  it('a failed auto note touches nothing else', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
    const failure = { kind: 'http', status: 500, statusText: 'Internal Server Error' } as const;
    await storeJob(id, { kind: 'auto-note', service: '', state: 'failed', endedAt: 1, failure });
    await show(id);
    const note = within(await screen.findByRole('region', { name: 'Auto note' }));
    expect(note.getByText('Error 500: Internal Server Error')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Likelihood to buy' });
  });

  it('says the day of the next try where it is not today, as after a service that asks for hours of patience', async () => {
    const id = await typedCall();
    const failure = { kind: 'http', status: 503, statusText: 'Service Unavailable', retryAfterMs: 86_400_000 } as const;
    const dueAt = Date.now() + failure.retryAfterMs;
    await storeJob(id, { kind: 'score', service: SALES, state: 'queued', dueAt, waitingFor: 'retry', failure });
    await show(id);
    await screen.findByText(`Next try at ${formatDay(dueAt)} ${formatTimeOfDay(dueAt)}.`);
  });

  it('waits for the network without an error', async () => {
    const id = await typedCall();
    await storeJob(id, { kind: 'score', service: SALES, state: 'queued', dueAt: 0, waitingFor: 'network' });
    await show(id);
    await screen.findByText(/goes on by itself/);
  });
});

describe('the conversation list', () => {
  it('puts the customer on the right, without time stamps, until it is cleared', async () => {
    const id = await typedCall();
    const { store } = await show(id);
    const list = await screen.findByRole('list', { name: 'Conversation' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Dạ em chào chị ạ.', 'Mạng chậm quá em ơi.']);
    expect(items.map((item) => item.className.split('-').at(-1))).toEqual(['left', 'right']);
    store.set(conversationClearedAtom, true);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Conversation' })).toBeNull());
  });

  it('shows a long call in steps', async () => {
    const id = await typedCall();
    await db.transcripts.update(id, { text: Array.from({ length: 250 }, (_, n) => `A: Câu ${n}`).join('\n') });
    const { user } = await show(id);
    const list = await screen.findByRole('list', { name: 'Conversation' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show more turns (100 of 250)' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(200);
  });
});

describe('a summary and a note of an earlier text', () => {
  const OF_EARLIER = /of an earlier text/;

  it('say so until their text is shown again', async () => {
    const id = await typedCall();
    await storeResult(id, { kind: 'summary', text: 'Khách hỏi gói.' });
    await storeResult(id, { kind: 'auto-note', note: NOTE });
    await show(id);
    await screen.findByRole('heading', { name: 'Summary' });
    expect(screen.queryByText(OF_EARLIER)).toBeNull();
    await saveTranscriptText(id, 'A: một lời khác', 0);
    await screen.findByText(OF_EARLIER);
    expect(screen.getByRole('button', { name: 'Score again' })).toBeTruthy();
    const [earlier] = await otherVersions(id);
    if (earlier !== undefined) await showVersion(earlier);
    await waitFor(() => expect(screen.queryByText(OF_EARLIER)).toBeNull());
  });
});

it('shows the results of a call whose evaluation is damaged, and says what is not in them', async () => {
  const id = await typedCall();
  await storeResult(id, { kind: 'score', service: SALES, answer: salesAnswer(80) });
  await db.table('evaluations').put({ callId: id, service: SALES, edits: 'half' });
  await show(id);
  expect(await screen.findAllByRole('button', { name: /^Details: / })).toHaveLength(7);
  expect(screen.getByRole('status').textContent).toMatch(/^An evaluation of this call cannot be read.*is damaged\./);
});
