import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallBar } from '@/features/review/call-bar';
import { callsOpenAtom, currentCallIdAtom, openDialogAtom, showCallAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { worklistAtom } from '@/state/worklist';
import { changeFacts, setReview } from '@/storage/calls/call-facts';
import { deleteCall, getCall, renameCall } from '@/storage/calls/calls';
import { binCalls } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { getPeople, handOver } from '@/storage/people';
import { freshDatabase } from '../../helpers/fresh-database';
import { typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

async function open() {
  const ids = [await typedCall(), await typedCall()] as const;
  await Promise.all(ids.map((id, n) => renameCall(id, `Call ${n + 1}`)));
  const store = createStore();
  store.set(worklistAtom, { title: 'Mine, today', ids });
  const first = await getCall(ids[0]);
  if (first === undefined) throw new Error('no call');
  store.set(showCallAtom, first);
  render(
    <Provider store={store}>
      <CallBar />
      <textarea aria-label="typing" />
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Call 1' });
  return { ids, store, user: userEvent.setup() };
}

const bar = () => within(screen.getByRole('region', { name: 'Call on screen' }));

describe('the bar of the call on screen', () => {
  it('says what is known of the call, its place in the list and how far people are', async () => {
    const { ids } = await open();
    expect(bar().getByText('1 of 2').parentElement?.textContent).toBe('Mine, today: 1 of 2');
    expect(bar().getByRole('status').textContent).toBe('New');
    await changeFacts([ids[0]], () => ({ agent: 'Minh Lan', queue: 'Cố định', tags: ['hủy gói'] }));
    await bar().findByText(/^Minh Lan · \d\d\/\d\d\/\d{4} \d\d:\d\d · Cố định$/);
    expect(bar().getByText('hủy gói')).toBeDefined();
    await handOver({ name: 'Lan', staffId: '' });
    await setReview([ids[0]], 'done', (await getPeople()).current);
    await waitFor(() => expect(bar().getByRole('status').textContent).toMatch(/^Done by Lan · \d\d:\d\d$/));
    fireEvent.click(bar().getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(bar().getByRole('status').textContent).toMatch(/^In review again by Lan · /));
  });

  it('says when the rule of this device took the sound', async () => {
    const { ids } = await open();
    await db.calls.update(ids[0], { soundRemovedAt: new Date(2026, 10, 20).getTime() });
    await bar().findByText(/ · sound removed by the retention rule on 20\/11\/2026$/);
  });

  it('walks the list by its buttons and keys, and not while something is typed', async () => {
    const { ids, store, user } = await open();
    await user.click(bar().getByRole('button', { name: 'Next call' }));
    await bar().findByRole('heading', { name: 'Call 2' });
    expect(bar().getByText('2 of 2')).toBeDefined();
    await user.keyboard('j');
    await waitFor(() => expect(store.get(toastsAtom)[0]?.text).toBe('There is no next call in this list.'));
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Call 1' });
    await user.type(screen.getByRole('textbox', { name: 'typing' }), 'jn');
    // Another tab or the view of all calls is in front.
    const panel = screen.getByRole('region', { name: 'Call on screen' }).parentElement;
    panel?.toggleAttribute('hidden', true);
    fireEvent.keyDown(document.body, { key: 'n' });
    panel?.toggleAttribute('hidden', false);
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'n', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'n', repeat: true });
    expect(store.get(currentCallIdAtom)).toBe(ids[0]);
    fireEvent.keyDown(document.body, { key: 'n' });
    await bar().findByRole('heading', { name: 'Call 2' });
    expect((await getCall(ids[0]))?.review?.state).toBe('done');
    fireEvent.keyDown(document.body, { key: 'n' });
    const said = 'Stored. All calls of “Mine, today” are done.';
    await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toBe(said));
  });

  it('says whose a call stays that somebody else was done with before, and what counts', async () => {
    const { ids, store, user } = await open();
    await handOver({ name: 'Lan', staffId: '' });
    await setReview([ids[0]], 'done', (await getPeople()).current);
    await handOver({ name: 'Minh', staffId: '' });
    await user.click(bar().getByRole('button', { name: 'Done & next' }));
    const said =
      'That call was done by Lan before, and stays so. To have judged it yourself, reopen it and answer a question.';
    await waitFor(() => expect(store.get(toastsAtom).map(({ text }) => text)).toEqual([said]));
  });

  it('leads back to Calls, and to the form of the facts', async () => {
    const { ids, store, user } = await open();
    await user.click(bar().getByRole('button', { name: 'Facts of the call' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'facts', callIds: [ids[0]] });
    await user.click(bar().getByRole('button', { name: 'Back to Calls' }));
    expect(store.get(callsOpenAtom)).toBe(true);
  });

  it('begins with the newest call that is not done where none is on screen', async () => {
    const { store, ids, user } = await open();
    await setReview([ids[1]], 'done', 'lan');
    store.set(currentCallIdAtom, null);
    await screen.findByText('No call on screen');
    await user.click(bar().getByRole('button', { name: 'Next call' }));
    await screen.findByRole('heading', { name: 'Call 1' });
    store.set(currentCallIdAtom, null);
    await setReview([ids[0]], 'done', 'lan');
    await screen.findByText('No call on screen');
    await user.click(bar().getByRole('button', { name: 'Next call' }));
    await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toBe('There is no call here that is not done.'));
  });

  it('says that the call was deleted in another window, takes it back from the waste bin, and leads on', async () => {
    const { store, ids, user } = await open();
    await binCalls([ids[0]]);
    await screen.findByText('This call was deleted and is in the waste bin.');
    expect(bar().queryByText('No call on screen')).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Take back' }));
    await screen.findByRole('heading', { name: 'Call 1' });

    await deleteCall(ids[0]);
    await screen.findByText(/^This call is not on this device any more: it was deleted in another window/);
    expect(bar().queryByRole('button', { name: 'Take back' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Next call' }));
    await screen.findByRole('heading', { name: 'Call 2' });
    expect(store.get(currentCallIdAtom)).toBe(ids[1]);
  });
});
