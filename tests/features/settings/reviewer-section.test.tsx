import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HandOverDialog } from '@/features/people/hand-over-dialog';
import { ReviewerSection } from '@/features/settings/reviewer-section';
import { currentCallIdAtom, openDialogAtom } from '@/state/session';
import { setReview } from '@/storage/calls/call-facts';
import { saveChange } from '@/storage/calls/evaluations';
import { getPeople, nameReviewer } from '@/storage/people';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const nameOf = async () => {
  const { known, current } = await getPeople();
  return known.find(({ id }) => id === current);
};

describe('the reviewer in Settings', () => {
  it('is named, and renamed as the same person', async () => {
    const { user } = renderApp(<ReviewerSection disabled={false} />);
    await user.click(await screen.findByRole('button', { name: 'Save name' }));
    await screen.findByText('A name is needed here.');
    await user.type(screen.getByRole('textbox', { name: 'Reviewer name' }), 'Nguyễn Thị Lan');
    await user.type(screen.getByRole('textbox', { name: 'Reviewer ID (optional)' }), 'NV12');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(async () => expect(await nameOf()).toMatchObject({ name: 'Nguyễn Thị Lan', staffId: 'NV12' }));
    await screen.findByText('The name is stored.');
    const { current } = await getPeople();
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reviewer name' });
    expect(name.value).toBe('Nguyễn Thị Lan');
    await user.type(name, ' Anh');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(async () => expect(await nameOf()).toMatchObject({ id: current, name: 'Nguyễn Thị Lan Anh' }));
  });

  it('hands over only where nothing waits to be saved', async () => {
    const { user, store, unmount } = renderApp(<ReviewerSection disabled />);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Hand over' })).disabled).toBe(true);
    unmount();
    const ready = renderApp(<ReviewerSection disabled={false} />, store);
    await user.click(await ready.findByRole('button', { name: 'Hand over' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'hand-over' });
  });
});

describe('handing over', () => {
  it('closes the call, tells what was judged, and the next one judges apart; back again is the same person', async () => {
    const call = await typedCall('A: one');
    await nameReviewer({ name: 'Lan', staffId: '' }, true);
    const lan = (await getPeople()).current;
    await setReview([call], 'in-review', lan);
    const change = { kind: 'evaluation-notes', text: 'tốt' } as const;
    await saveChange(call, 'Sale Effective', { change, known: null }, { reviewer: lan });
    let closed = 0;
    const onClose = () => {
      closed += 1;
    };
    const first = renderApp(<HandOverDialog onClose={onClose} />);
    first.store.set(currentCallIdAtom, call);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }));
    await dialog.findByText('Lan changed the evaluation of one call.');
    await dialog.findByText('One call left in review');
    await first.user.type(dialog.getByRole('textbox', { name: 'Reviewer name' }), 'Minh');
    await first.user.click(dialog.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(closed).toBe(1));
    expect(first.store.get(currentCallIdAtom)).toBeNull();
    expect(await nameOf()).toMatchObject({ name: 'Minh' });
    first.unmount();

    const second = renderApp(<HandOverDialog onClose={onClose} />);
    await screen.findByText('Minh changed no evaluation since taking over.');
    await second.user.selectOptions(screen.getByRole('combobox', { name: 'Known on this device' }), 'Lan');
    await second.user.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(closed).toBe(2));
    expect((await getPeople()).current).toBe(lan);
    second.unmount();

    // Only of their shift, now that they took over: what they did before was told then.
    renderApp(<HandOverDialog onClose={onClose} />);
    await screen.findByText('Lan changed no evaluation since taking over.');
  });
});
