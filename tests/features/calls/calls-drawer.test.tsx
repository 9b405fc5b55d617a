import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '@/domain/call';
import { CallsDrawer } from '@/features/calls/calls-drawer';
import { callsOpenAtom, currentCallIdAtom, deskAtom, languageAtom, serviceAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import * as saving from '@/ui/download';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { headlineRow, salesAnswer } from '../../helpers/score-answers';
import { audioCall, soundFile, storeJob, storeResult, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

function open() {
  const app = renderApp(null);
  app.store.set(callsOpenAtom, true);
  app.unmount();
  return renderApp(<CallsDrawer />, app.store);
}

const row = async (title: string) => {
  const button = await screen.findByRole('button', { name: `Open ${title}` });
  return within(button.closest('li') as HTMLElement);
};

function goOffline(offline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
}

describe('the Calls drawer', () => {
  it('is a complementary region that says what will be in it', async () => {
    open();
    const drawer = within(screen.getByRole('complementary', { name: 'Calls' }));
    expect(await drawer.findByText(/No calls yet/)).toBeTruthy();
    expect(drawer.getByRole('searchbox', { name: 'Search calls' })).toBeTruthy();
  });

  it('lists calls newest first and opens one with its scoring type and language', async () => {
    const first = await typedCall(undefined, { service: 'M Customer Service', title: 'Cũ' });
    const second = await typedCall(undefined, { title: 'Mới' });
    await db.calls.update(first, { createdAt: 1000, language: 'en' });
    await db.calls.update(second, { createdAt: 2000 });
    const { store, user } = open();
    const buttons = await screen.findAllByRole('button', { name: /^Open / });
    expect(buttons.map((button) => button.textContent)).toEqual(['Mới', 'Cũ']);
    await user.click(buttons[1] as HTMLElement);
    expect(store.get(currentCallIdAtom)).toBe(first);
    expect(store.get(serviceAtom)).toBe('M Customer Service');
    expect(store.get(languageAtom)).toBe('en');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says whose call it is and how far people are, and leads to the full view', async () => {
    const review = { state: 'done', by: 'device', at: Date.now() } as const;
    await db.calls.put(callRow({ id: 'a', title: 'A', review, facts: { agent: 'Minh Lan' } }));
    const { user, store } = open();
    expect((await row('A')).getByText('Done')).toBeTruthy();
    expect((await row('A')).getByText(/^Reviewer of this device, /)).toBeTruthy();
    expect((await row('A')).getByText('Minh Lan')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All calls' }));
    expect([store.get(deskAtom), store.get(callsOpenAtom)]).toEqual(['calls', false]);
    localStorage.clear();
  });

  it('finds calls by title without regard to accents, and says when there is none', async () => {
    await typedCall(undefined, { title: 'Khiếu nại cước' });
    await typedCall(undefined, { title: 'Bán gói SM120' });
    const { user } = open();
    await screen.findByRole('button', { name: 'Open Bán gói SM120' });
    const search = screen.getByRole('searchbox');
    await user.type(search, 'khieu nai');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open Bán gói SM120' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Open Khiếu nại cước' })).toBeTruthy();
    await user.type(search, ' zzz');
    await screen.findByText('No call matches “khieu nai zzz”.');
    await user.keyboard('{Escape}');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await screen.findByRole('button', { name: 'Open Bán gói SM120' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('says how far each call is', async () => {
    const sending = await typedCall(undefined, { title: 'Đang gửi' });
    const scored = await typedCall(undefined, { title: 'Đã chấm' });
    const running = { state: 'running', fence: 'f', startedAt: 1, beat: 1 } as const;
    await storeJob(sending, {
      kind: 'transcribe',
      service: '',
      ...running,
      progress: { phase: 'sending', share: 0.62 },
    });
    await db.calls.update(scored, { scores: [headlineRow({ value: 8.5, max: 10, label: 'Tốt' })] });
    open();
    expect((await row('Đang gửi')).getByText('Sending 62%')).toBeTruthy();
    expect((await row('Đang gửi')).getByRole('group', { name: 'Đang gửi' })).toBeTruthy();
    expect((await row('Đang gửi')).getByRole('progressbar', { name: 'Sending 62%' })).toBeTruthy();
    expect((await row('Đã chấm')).getByText('8.5 · Tốt')).toBeTruthy();
  });

  it('tells every score of a call, and of a card that does not fit which one does', async () => {
    const both = await typedCall(undefined, { service: 'M Customer Service', title: 'Hai thẻ' });
    const unfit = await typedCall(undefined, { title: 'Không bán hàng' });
    await db.calls.update(both, {
      scores: [
        headlineRow({ service: 'Summary (Customer Service)', value: 2.55, label: 'Dissatisfied', band: 2 }),
        headlineRow({ service: 'M Customer Service', value: 6, max: 10, label: 'Trung bình' }),
        headlineRow({ value: null, band: null, judged: 0, asked: 7 }),
      ],
    });
    const fitting = 'Summary (Customer Service)';
    await db.calls.update(unfit, { scores: [headlineRow({ value: null, band: null, judged: 0, fitting })] });
    open();
    const shown = await row('Hai thẻ');
    expect(shown.getByText('6.0 · Trung bình').closest('ul')?.className).toBe('calls-list');
    const others = shown.getAllByRole('listitem').map((item) => item.textContent);
    expect(others).toEqual(['Summary (Customer Service)2.55 · Dissatisfied', 'Sale EffectivenessNot judged']);
    const none = await row('Không bán hàng');
    expect(none.getByText('Does not fit this card')).toBeTruthy();
    expect(none.getByText(/Summary \(Customer Service\) is the card for it\.$/)).toBeTruthy();
    expect(none.queryByText('Not scored yet')).toBeNull();
  });

  it('finds the scores of a call that an older app kept', async () => {
    const id = await typedCall(undefined, { title: 'Cũ' });
    await storeResult(id, { kind: 'score', service: 'Sale Effective', answer: salesAnswer(80) });
    const { scores: _scores, ...older } = (await db.calls.get(id)) as Call;
    await db.calls.put(older);
    open();
    await (await row('Cũ')).findByText('4.00 · Good');
  });

  it('says why a call failed and tries it again', async () => {
    const id = await typedCall(undefined, { title: 'Hỏng' });
    const failure = { kind: 'http', status: 413, statusText: 'Payload Too Large' } as const;
    await storeJob(id, { kind: 'transcribe', service: '', state: 'failed', endedAt: 1, failure });
    const { user } = open();
    const failed = await row('Hỏng');
    expect(failed.getByText(/Error 413: Payload Too Large.*limit/)).toBeTruthy();
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    await failed.findByText('Waiting to transcribe');
    expect((await jobsOfCall(id))[0]?.state).toBe('queued');
  });

  it('counts the calls of which something failed, a lost auto note too, and tries all of it again at one press', async () => {
    const failure = { kind: 'unreachable', address: 'https://n8n.test/webhook/x' } as const;
    const ended = { service: '', state: 'failed', endedAt: 1 } as const;
    const [one, two, stopped] = [
      await typedCall(undefined, { title: 'Một' }),
      await typedCall(undefined, { title: 'Hai' }),
      await typedCall(),
    ];
    await db.calls.update(one, { scores: [headlineRow({ value: 8.5, max: 10, label: 'Tốt' })] });
    await storeJob(one, { kind: 'auto-note', ...ended, failure });
    await storeJob(two, { kind: 'score', ...ended, failure });
    await storeJob(two, { kind: 'summarise', ...ended, failure });
    await storeJob(stopped, { kind: 'score', ...ended, failure: { kind: 'cancelled' } });
    const { user } = open();
    const status = await screen.findByText('Something of 2 calls could not be made.');
    expect(status.closest('[role="status"]')).not.toBeNull();
    const kept = await row('Một');
    expect(kept.getByText('8.5 · Tốt')).toBeTruthy();
    expect(kept.getByText(/The auto note could not be made\./)).toBeTruthy();
    expect(kept.getByRole('button', { name: 'Retry' })).toBeTruthy();
    expect((await row('Hai')).getByText(/The score could not be made\. The summary could not be made\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry all' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull());
    const jobs = [...(await jobsOfCall(one)), ...(await jobsOfCall(two))];
    expect(jobs).toMatchObject(Array(3).fill({ state: 'queued', waitingFor: 'turn', attempts: 0 }));
    expect((await jobsOfCall(stopped))[0]).toMatchObject({ state: 'failed', failure: { kind: 'cancelled' } });
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Stored calls' }));
  });

  it('renames in place; Esc leaves the name and the drawer as they are', async () => {
    const id = await typedCall(undefined, { title: 'Tên cũ' });
    const { user } = open();
    await user.click((await row('Tên cũ')).getByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'New name' });
    await user.clear(field);
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    await user.type(field, 'Bỏ{Escape}');
    expect(screen.getByRole('complementary')).toBeTruthy();
    await user.click((await row('Tên cũ')).getByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByRole('textbox', { name: 'New name' }));
    await user.type(screen.getByRole('textbox', { name: 'New name' }), 'Tên mới{Enter}');
    await screen.findByRole('button', { name: 'Open Tên mới' });
    expect((await getCall(id))?.title).toBe('Tên mới');
  });

  it('takes a name as it is pasted, and says that it is too long instead of storing a part of it', async () => {
    const id = await typedCall(undefined, { title: 'Tên cũ' });
    const { user } = open();
    await user.click((await row('Tên cũ')).getByRole('button', { name: 'Rename' }));
    const field = screen.getByRole('textbox', { name: 'New name' });
    await user.clear(field);
    await user.paste('x'.repeat(301));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('A name has at most 200 letters, this one has 301.');
    expect(document.activeElement).toBe(field);
    await user.keyboard(`${'{Backspace}'.repeat(101)}{Enter}`);
    await waitFor(async () => expect((await getCall(id))?.title).toBe('x'.repeat(200)));
  });

  it('deletes only after asking, and clears the screen of the call', async () => {
    const id = await typedCall(undefined, { title: 'Xoá tôi' });
    const { store, user } = open();
    store.set(currentCallIdAtom, id);
    await user.click((await row('Xoá tôi')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await getCall(id)).toBeDefined();
    await user.click((await row('Xoá tôi')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await getCall(id)).toBeUndefined());
    expect(store.get(currentCallIdAtom)).toBeNull();
  });

  it('exports the call as JSON and its sound as it was stored', async () => {
    await audioCall({ file: soundFile('sound', 'audio/mpeg'), fileName: 'a.mp3', title: 'Cuộc gọi: 1' });
    const saved = vi.spyOn(saving, 'download').mockImplementation(() => undefined);
    const { store, user } = open();
    await user.click((await row('Cuộc gọi: 1')).getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(saved.mock.calls.map(([, name]) => name)).toEqual(['Cuộc gọi 1.json', 'Cuộc gọi 1.mp3']),
    );
    const [json] = saved.mock.calls[0] ?? [];
    expect(JSON.parse((await json?.text()) ?? '').call.title).toBe('Cuộc gọi: 1');
    await waitFor(() => expect(store.get(toastsAtom)).toHaveLength(1));
  });

  it('says while offline that nothing is lost, with the number of calls kept', async () => {
    const id = await typedCall();
    await typedCall();
    await storeJob(id, { kind: 'score', service: 'Sale Effective', state: 'queued', dueAt: 0, waitingFor: 'network' });
    open();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    goOffline(true);
    await waitFor(() => expect(status.textContent).toContain('No network. Nothing is lost.'));
    await waitFor(() => expect(status.textContent).toMatch(/2 calls are kept.*1 waits/));
    // Nothing here calls a worker back: like Safari, Firefox, and Chromium where it is forbidden.
    await waitFor(() => expect(status.textContent).toContain('keep it open until they have gone'));
    goOffline(false);
    await waitFor(() => expect(status.textContent).toBe(''));
  });

  it('shows many calls in pages', async () => {
    await db.calls.bulkAdd(
      Array.from({ length: 120 }, (_, n) => callRow({ id: `c${n}`, title: `Call ${n}`, createdAt: n })),
    );
    const { user } = open();
    // By text: asking a hundred rows for their roles and names takes a simulated page longer than showing them.
    await user.click(await screen.findByText('Show more calls (50 of 120)'));
    await screen.findByText('Show more calls (100 of 120)', {}, { timeout: 40_000 });
    expect(screen.getAllByText(/^Call \d+$/)).toHaveLength(100);
  });
});
