import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Assignment } from '@/domain/desk/assignment';
import type { DeskFilter } from '@/domain/desk/desk-filter';
import { Desk } from '@/features/calls/desk/desk';
import { deskFilterAtom } from '@/state/desk';
import { currentCallIdAtom, deskAtom } from '@/state/session';
import { worklistAtom } from '@/state/worklist';
import { db } from '@/storage/database';
import { callRow, SALES } from '../../../helpers/call-row';
import { freshDatabase } from '../../../helpers/fresh-database';
import { installPopovers } from '../../../helpers/popovers';
import { renderApp } from '../../../helpers/render-app';

const PEOPLE = {
  ...{ current: 'lan', since: 0, asked: true },
  known: [
    { id: 'lan', name: 'Lan' },
    { id: 'minh', name: 'Minh' },
  ],
};

beforeEach(async () => {
  installPopovers();
  await freshDatabase();
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  await db.settings.put({ key: 'people', value: PEOPLE });
  await db.calls.bulkPut(
    ['a', 'b', 'c'].map((id, at) =>
      callRow({ id, title: id.toUpperCase(), createdAt: 3 - at, facts: { agent: 'An' } }),
    ),
  );
});

const open = (filter: DeskFilter = {}) => {
  const app = renderApp(null);
  app.store.set(deskAtom, 'calls');
  app.store.set(deskFilterAtom, filter);
  app.unmount();
  return renderApp(<Desk />, app.store);
};
const assigned = (fields: Partial<Assignment>): Promise<string> =>
  db.assignments.put({ id: 'x', by: 'thu', at: Date.now(), to: ['lan'], callIds: ['a', 'b'], ...fields });
const judged = (callId: string, reviewer: string) =>
  db.reviews.put({
    ...{ callId, service: SALES, reviewer, edits: { q: { answer: '4', at: 1 } } },
    ...{ analysisNotes: '', evaluationNotes: '', updatedAt: 1 },
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Assignments' }));
const rowOf = async (title: string) => within((await (await dialog()).findByText(title)).closest('li') as HTMLElement);

describe('assigning', () => {
  it('gives selected calls to several, says what is missing first, and counts for each', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select A' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select C' }));
    const more = screen.getByRole('button', { name: 'More for the selection' });
    // happy-dom knows no popovers: what the press would open.
    document.getElementById(more.getAttribute('popovertarget') ?? '')?.showPopover();
    await user.click(await screen.findByRole('button', { name: 'Assign' }));
    const form = await dialog();
    expect(form.getByRole('radio', { name: 'The 2 selected calls' })).toHaveProperty('checked', true);
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(form.getByText('Choose at least one person, or name one.', { selector: '.field-error' })).toBeTruthy();
    expect(form.queryByRole('combobox', { name: 'Between them' })).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'Minh' }));
    await user.click(form.getByRole('checkbox', { name: 'Lan (you)' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Between them' }), 'Everybody judges all of them');
    await user.type(form.getByRole('textbox', { name: 'Title (optional)' }), '  Tuần 48 ');
    await user.click(form.getByRole('button', { name: 'Assign' }));
    await form.findByText('Assigned.');
    const row = await rowOf('Tuần 48');
    expect(await row.findByText('Lan (you): 0 of 2 judged')).toBeTruthy();
    await judged('a', 'minh');
    await row.findByText('Minh: 1 of 2 judged');
    expect(row.getByText('Lan (you): 0 of 2 judged')).toBeTruthy();
    expect(await db.assignments.toArray()).toMatchObject([
      { title: 'Tuần 48', by: 'lan', to: ['lan', 'minh'], callIds: ['a', 'c'] },
    ]);
  });

  it('draws a sample of a filter that lasts, and refuses what is no per cent', async () => {
    const { user } = open({ agent: 'An' });
    await user.click(await screen.findByRole('button', { name: 'Assignments' }));
    const form = await dialog();
    await user.click(await form.findByRole('button', { name: 'New assignment' }));
    await user.click(form.getByRole('radio', { name: 'A sample of each agent’s calls' }));
    const percent = form.getByRole('textbox', { name: 'Per cent of each agent’s calls' });
    await user.clear(percent);
    await user.type(percent, '120');
    await user.click(form.getByRole('checkbox', { name: 'Minh' }));
    await user.click(form.getByRole('button', { name: 'Assign' }));
    expect(form.getByText('A number above 0 and up to 100.', { selector: '.field-error' })).toBeTruthy();
    await user.clear(percent);
    await user.type(percent, '2,5');
    await user.selectOptions(form.getByRole('combobox', { name: 'Calls held' }), 'Every week from this one on');
    await user.click(form.getByRole('button', { name: 'Assign' }));
    await form.findByText(/^A sample: 2.5% of each agent’s calls · An · held from /);
    const [made] = await db.assignments.toArray();
    expect(made).toMatchObject({ to: ['minh'], filter: { agent: 'An' }, share: 0.025 });
    expect(new Date(made?.from ?? 0).getDay()).toBe(1);
    expect(made).not.toHaveProperty('until');
  });

  it('draws a sample of the days that the list shows, unless weeks are chosen', async () => {
    const { user } = open({ date: { kind: 'range', from: '2026-01-05', to: '2026-01-06' } });
    await user.click(await screen.findByRole('button', { name: 'Assignments' }));
    const form = await dialog();
    await user.click(await form.findByRole('button', { name: 'New assignment' }));
    await user.click(form.getByRole('radio', { name: 'A sample of each agent’s calls' }));
    expect(form.getByRole('combobox', { name: 'Calls held' })).toHaveProperty('value', 'shown');
    await user.click(form.getByRole('checkbox', { name: 'Minh' }));
    await user.click(form.getByRole('button', { name: 'Assign' }));
    await form.findByText('Assigned.');
    const [made] = await db.assignments.toArray();
    const day = (at: number) => new Date(2026, 0, at).getTime();
    expect(made).toMatchObject({ share: 0.05, from: day(5), until: day(7) });
  });

  it('of a filter that changes while people work takes the calls that are shown', async () => {
    const { user } = open({ state: 'open' });
    await user.click(await screen.findByRole('button', { name: 'Assignments' }));
    const form = await dialog();
    await user.click(await form.findByRole('button', { name: 'New assignment' }));
    expect(form.getAllByRole('radio')).toHaveLength(1);
    expect(form.getByRole('radio', { name: 'The 3 calls shown now' })).toBeTruthy();
    expect(form.getByText(/^A filter by words, state, level/)).toBeTruthy();
  });

  it('is not offered to a reviewer of a team', async () => {
    const member = { name: 'lan', roles: ['reviewer'] };
    await db.team.put({ key: 'joined', value: { member, me: 'lan', joinedAt: 1, archive: 'x' } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Assignments' }));
    await (await dialog()).findByText('In this team a supervisor or a manager assigns calls.');
    expect((await dialog()).queryByRole('button', { name: 'New assignment' })).toBeNull();
  });
});

it('that goes on in the team whatever is done here is not ended here, and one that was says so', async () => {
  const member = { name: 'lan', roles: ['reviewer'] };
  await db.team.put({ key: 'joined', value: { member, me: 'lan', joinedAt: 1, archive: 'x' } });
  const there = { callId: 'team', rev: '1-a', hash: '', acknowledgedAt: 1, open: true } as const;
  await db.archived.bulkPut(['goes-on', 'ended'].map((own) => ({ ...there, docId: `assignment:${own}` })));
  await assigned({ id: 'goes-on', by: 'lan', title: 'Còn đó' });
  await assigned({ id: 'ended', by: 'lan', title: 'Đã thôi ở đây', ended: 5 });
  await assigned({ id: 'own', by: 'lan', title: 'Của máy này' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assignments' }));
  expect((await rowOf('Của máy này')).getByRole('button', { name: 'End Của máy này' })).toBeTruthy();
  for (const title of ['Còn đó', 'Đã thôi ở đây']) {
    const row = await rowOf(title);
    expect(row.queryByRole('button', { name: `End ${title}` })).toBeNull();
    expect(row.getByText(/^In the team it goes on: the role of the signed-in user ends no assignments/)).toBeTruthy();
  }
});

describe('what is assigned to me', () => {
  it('is a list of what is not judged, in which Next call also takes what others are done with', async () => {
    await assigned({ due: '2026-01-31', callIds: ['a', 'b', 'gone'] });
    await judged('a', 'minh');
    await db.calls.update('a', { review: { state: 'done', by: 'minh', at: 1 } });
    const { store, user } = open();
    await user.click(await screen.findByRole('button', { name: /^Assigned to me ?2$/ }));
    await screen.findByText('0 of 2 judged');
    expect(screen.getByText('By 31/01/2026: that day is over')).toBeTruthy();
    expect(screen.getByText(/^One of its calls is not on this device/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open C' })).toBeNull());
    await judged('b', 'lan');
    await screen.findByText('1 of 2 judged');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open B' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Next call' }));
    expect(store.get(currentCallIdAtom)).toBe('a');
    expect(store.get(worklistAtom)).toEqual({ title: 'Assigned to me', ids: ['a'], withDone: true });
  });

  it('is not there where nothing is, and for people who are not known', async () => {
    await assigned({ to: ['team:hoa', 'lost'] });
    await assigned({ id: 'y', title: 'Xong', by: 'lan', callIds: ['a'], ended: 5 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Assignments' }));
    const row = await rowOf('2 calls');
    expect(row.getByText('hoa: 0 of 2 judged')).toBeTruthy();
    expect(row.getByText('Somebody who is not known here: 0 of 2 judged')).toBeTruthy();
    expect(row.queryByRole('button', { name: /^End/ })).toBeNull();
    expect((await rowOf('Xong')).getByText(/^Ended /)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Show the calls of 2 calls' }));
    await screen.findByText('2 calls · 2 new, 0 in review, 0 done');
    expect(screen.queryByRole('button', { name: /^Assigned to me/ })).toBeNull();
  });

  it('ends where whoever made it says so', async () => {
    await assigned({ by: 'lan', title: 'Của tôi' });
    const { user } = open();
    await screen.findByRole('button', { name: /^Assigned to me ?2$/ });
    await user.click(screen.getByRole('button', { name: 'Assignments' }));
    await user.click((await rowOf('Của tôi')).getByRole('button', { name: 'End Của tôi' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End' }));
    await (await dialog()).findByText(/^Ended /);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Assigned to me/, hidden: true })).toBeNull());
  });
});
