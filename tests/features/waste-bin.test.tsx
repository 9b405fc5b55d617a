import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { goesAt } from '@/domain/retention';
import { CallsDrawer } from '@/features/calls/calls-drawer';
import { RetentionSection } from '@/features/settings/retention-section';
import { formFrom, type SettingsForm } from '@/features/settings/settings-form';
import { WasteBinDialog } from '@/features/waste-bin/waste-bin-dialog';
import { callsOpenAtom, openDialogAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { getSettings } from '@/storage/browser/settings';
import { setReview } from '@/storage/calls/call-facts';
import { getCall } from '@/storage/calls/calls';
import { announcedDue, keepRetention } from '@/storage/calls/retention';
import { binCalls, listBinned } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { formatDay, formatTimeOfDay } from '@/ui/format';
import { freshDatabase } from '../helpers/fresh-database';
import { renderApp } from '../helpers/render-app';
import { typedCall } from '../helpers/stored-calls';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(freshDatabase);

function openCalls() {
  const app = renderApp(null);
  app.store.set(callsOpenAtom, true);
  app.unmount();
  return renderApp(<CallsDrawer />, app.store);
}

describe('the waste bin', () => {
  it('takes in what Calls deletes, and Undo brings it back', async () => {
    const id = await typedCall('A: Chào.', { title: 'Xoá nhầm' });
    const { user, store } = openCalls();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Waste bin (1)' });
    const [toast] = store.get(toastsAtom);
    expect(toast).toMatchObject({ text: 'Xoá nhầm is in the waste bin.', action: { label: 'Undo' } });
    toast?.action?.run();
    await screen.findByRole('button', { name: 'Open Xoá nhầm' });
    expect(await getCall(id)).toBeDefined();
  });

  it('is opened from Calls while there is something in it', async () => {
    await typedCall('A: kept');
    const { user, store } = openCalls();
    await screen.findByText(/kept until you delete it/);
    expect(screen.queryByRole('button', { name: /Waste bin/ })).toBeNull();
    await binCalls([await typedCall('A: two')]);
    await user.click(await screen.findByRole('button', { name: 'Waste bin (1)' }));
    expect([store.get(openDialogAtom), store.get(callsOpenAtom)]).toEqual([{ name: 'waste-bin' }, false]);
  });

  it('gives calls back one by one or all, and deletes for good only after asking', async () => {
    const ids = [];
    for (const title of ['Một', 'Hai', 'Ba']) ids.push(await typedCall(`A: ${title}`, { title }));
    await binCalls(ids);
    const { user } = renderApp(<WasteBinDialog onClose={() => undefined} />);
    await user.click(await screen.findByRole('button', { name: 'Take back Một' }));
    await waitFor(async () => expect((await listBinned()).length).toBe(2));
    await user.click(screen.getByRole('button', { name: 'Delete Hai for good' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect((await listBinned()).length).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Empty the waste bin' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('The waste bin is empty.');
    expect((await db.calls.toArray()).map(({ title }) => title)).toEqual(['Một']);
  });
});

function Form({ start }: { start: SettingsForm }) {
  const [form, setForm] = useState(start);
  return <RetentionSection form={form} onChange={setForm} />;
}

describe('the retention rule', () => {
  it('says in Settings what it would take, before it is saved', async () => {
    const id = await typedCall('A: old');
    await setReview([id], 'done', 'lan');
    await db.calls.update(id, { 'review.at': Date.now() - 40 * DAY });
    const { user } = renderApp(<Form start={formFrom(await getSettings())} />);
    const calls = screen.getByRole('combobox', { name: 'Calls that are done' });
    expect(screen.getByRole('status').textContent).toBe('');
    await user.selectOptions(calls, '60 days');
    await screen.findByText('With this rule nothing is due today.');
    await user.selectOptions(calls, '30 days');
    await screen.findByText(/^With this rule 1 call would be due today/);
  });

  it('says in Calls what goes within a day', async () => {
    const id = await typedCall('A: binned');
    await binCalls([id]);
    await db.calls.update(id, { binnedAt: Date.now() - 31 * DAY });
    await keepRetention(true);
    openCalls();
    const [, day = '', time = ''] =
      /^Deleted for good after (\S+) (\d\d:\d\d):/.exec(
        (await screen.findByText(/1 call in the waste bin/)).textContent,
      ) ?? [];
    // By the clock: of the day alone, "after" would mean the next one.
    const goes = goesAt(await announcedDue());
    expect([day, time]).toEqual([formatDay(goes), formatTimeOfDay(goes)]);
    expect(await listBinned()).toHaveLength(1);
  });
});
