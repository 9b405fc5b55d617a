import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Desk } from '@/features/calls/desk/desk';
import { deskFilterAtom } from '@/state/desk';
import { currentCallIdAtom, deskAtom } from '@/state/session';
import { worklistAtom } from '@/state/worklist';
import { db } from '@/storage/database';
import { callRow, SALES } from '../../../helpers/call-row';
import { freshDatabase } from '../../../helpers/fresh-database';
import { installPopovers } from '../../../helpers/popovers';
import { renderApp } from '../../../helpers/render-app';
import { headlineRow } from '../../../helpers/score-answers';

beforeEach(async () => {
  installPopovers();
  await freshDatabase();
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
});

const rowOf = async (title: string) => {
  const button = await screen.findByRole('button', { name: `Open ${title}` });
  return within(button.closest('li') as HTMLElement);
};

const open = () => {
  const app = renderApp(null);
  app.store.set(deskAtom, 'calls');
  app.unmount();
  return renderApp(<Desk />, app.store);
};

describe('a row of the desk', () => {
  it('tells a proposal from a judgement, on every card', async () => {
    const scores = [
      headlineRow({ value: 4, label: 'Khá' }),
      headlineRow({ service: 'M Customer Service', value: 8.5, max: 10 }),
    ];
    const unfit = headlineRow({ service: 'Own', title: 'Own card', value: null, fitting: SALES });
    await db.calls.put(callRow({ id: 'a', title: 'A', scores: [...scores, unfit] }));
    await db.reviews.put({
      ...{ callId: 'a', service: SALES, reviewer: 'lan', edits: { q: { answer: '4', at: 1 } } },
      ...{ analysisNotes: 'Ghi chú', evaluationNotes: '', updatedAt: 1 },
    });
    open();
    const row = await rowOf('A');
    await row.findByText('Judged by a reviewer:');
    expect(row.getAllByText('Proposed by the machine:')).toHaveLength(1);
    expect(row.getByText('Does not fit this card')).toBeTruthy();
    expect(row.getByText('Own card')).toBeTruthy();
    expect(row.getByRole('img', { name: 'A reviewer wrote a note' })).toBeTruthy();
  });

  it('says how far people are with the call, and whose it is', async () => {
    const people = { current: 'lan', since: 0, asked: true, known: [{ id: 'lan', name: 'Lan' }] };
    await db.settings.put({ key: 'people', value: people });
    const at = Date.now();
    await db.calls.bulkPut([
      callRow({ id: 'n', title: 'N' }),
      callRow({ id: 'r', title: 'R', review: { state: 'in-review', by: 'lan', at, reopened: true } }),
      callRow({
        id: 'd',
        title: 'D',
        review: { state: 'done', by: 'gone', at },
        facts: { agent: 'Minh', tags: ['cước'] },
      }),
    ]);
    open();
    expect((await rowOf('N')).getByText('New')).toBeTruthy();
    expect((await rowOf('N')).getByText('Not set')).toBeTruthy();
    expect((await rowOf('N')).getByText('Not judged yet')).toBeTruthy();
    await (await rowOf('R')).findByText('Lan · Reopened');
    expect((await rowOf('D')).getByText(/^Another reviewer, \d\d:\d\d$/)).toBeTruthy();
    expect((await rowOf('D')).getByText('Minh')).toBeTruthy();
    expect((await rowOf('D')).getByText('cước')).toBeTruthy();
  });
});

describe('the desk', () => {
  it('hands the list on when a call is opened, and Next call takes the first that is not done', async () => {
    const done = { state: 'done', by: 'device', at: 1 } as const;
    await db.calls.bulkPut([
      callRow({ id: 'a', title: 'A', createdAt: 3, review: done }),
      callRow({ id: 'b', title: 'B', createdAt: 2 }),
      callRow({ id: 'c', title: 'C', createdAt: 1, binnedAt: 5 }),
    ]);
    const { store, user } = open();
    await screen.findByText('2 calls · 1 new, 0 in review, 1 done');
    await user.click(screen.getByRole('button', { name: 'Next call' }));
    expect(store.get(currentCallIdAtom)).toBe('b');
    expect(store.get(worklistAtom)).toEqual({ title: 'All calls', ids: ['a', 'b'] });
    expect(store.get(deskAtom)).toBe('closed');
  });

  it('takes back the search, then the selection, then itself', async () => {
    await db.calls.put(callRow({ id: 'a', title: 'A' }));
    const { store, user } = open();
    await screen.findByRole('button', { name: 'Open A' });
    await user.keyboard('jx');
    await screen.findByText('1 selected');
    store.set(deskFilterAtom, { text: 'zzz' });
    await screen.findByText('No call passes this filter.');
    await user.keyboard('{Escape}');
    expect(store.get(deskFilterAtom)).toEqual({});
    await screen.findByText('1 selected');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await user.keyboard('{Escape}');
    expect(store.get(deskAtom)).toBe('closed');
  });
});
