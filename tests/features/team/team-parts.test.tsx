import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PinnedCard } from '@/domain/scoring/evaluation';
import { CallsDrawer } from '@/features/calls/calls-drawer';
import { Desk } from '@/features/calls/desk/desk';
import { OtherJudgements } from '@/features/team/other-judgements';
import { teamParts } from '@/features/team/team-parts';
import { WasteBinDialog } from '@/features/waste-bin/waste-bin-dialog';
import { deskFilterAtom } from '@/state/desk';
import { callsOpenAtom, deskAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { listBinned } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { joinTeam } from '@/storage/team/joining';
import { breakPush } from '@/storage/team/push-queue';
import { keepRemoved } from '@/storage/team/removals';
import type { ArchivedRow } from '@/storage/team/team-rows';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { ownCard } from '../../helpers/own-card';
import { installPopovers } from '../../helpers/popovers';
import { renderApp } from '../../helpers/render-app';

beforeEach(async () => {
  installPopovers();
  await freshDatabase();
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
});

const SHA = 'a'.repeat(64);
const SOUND: NonNullable<ArchivedRow['sound']> = {
  summary: { name: 'call.wav', mime: 'audio/wav', bytes: 5_000_000 },
  sound: { name: 'call.wav', mime: 'audio/wav', bytes: 5_000_000, sha256: SHA, partBytes: 2_097_152, parts: 3 },
};

/** A call that the archive has, by its author. */
async function archived(id: string, by: string, sound?: ArchivedRow['sound']): Promise<void> {
  await db.calls.put(callRow({ id, title: `Call ${id}`, createdAt: Number(id) }));
  const row = { docId: `call:${id}`, callId: id, rev: '1-a', hash: 'h', acknowledgedAt: 1, by, named: '' };
  await db.archived.put({ ...row, ...(sound && { sound }) });
  await db.pushes.delete(id);
}

async function render(screenOf: ReactNode, roles = ['reviewer']) {
  const access = { address: '/archive', team: 'team-a', user: 'lan', secret: 'secret' };
  const rows = await db.archived.toArray();
  await joinTeam(access, { name: 'lan', roles });
  await db.archived.bulkPut(rows);
  await db.pushes.clear();
  const store = createStore();
  store.set(teamPartsAtom, teamParts);
  store.set(callsOpenAtom, true);
  store.set(deskAtom, 'calls');
  return renderApp(screenOf, store);
}

const question = () => screen.findByRole('alertdialog');
const answers = async () =>
  within(await question())
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('deleting a call where a team is joined', () => {
  const askAbout = async (title: string, user: Awaited<ReturnType<typeof render>>['user']) => {
    const row = (await screen.findByRole('button', { name: `Open ${title}` })).closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Delete' }));
  };

  it('asks of one’s own whether from everybody, and the waste bin says that it waits, then who did it', async () => {
    await archived('1', 'lan');
    const { user, unmount, store } = await render(<CallsDrawer />);
    await askAbout('Call 1', user);
    expect(await answers()).toEqual(['Cancel', 'Delete here', 'Delete for everybody']);
    expect(within(await question()).getByText(/into the waste bin of each device of the team/)).toBeTruthy();
    await user.click(within(await question()).getByRole('button', { name: 'Delete for everybody' }));
    await waitFor(async () => expect(await listBinned()).toHaveLength(1));
    unmount();

    renderApp(<WasteBinDialog onClose={() => undefined} />, store);
    await screen.findByText(/Still in the team; to be deleted for everybody\./);
    const push = await db.pushes.get('1');
    if (push === undefined) throw new Error('nothing waits');
    const refused = { kind: 'http', status: 403, statusText: 'Forbidden', detail: 'not yours' } as const;
    await breakPush(db, push, refused, { now: Date.now(), random: 0 });
    await screen.findByText(/The archive does not let this user write it: not yours\./);
    await keepRemoved(db, '1', '2-b', 'lan');
    await screen.findByText('Deleted for everybody by who is signed in here');
    await keepRemoved(db, '1', '2-b', 'thu');
    await screen.findByText('Deleted for everybody by thu');
  });

  it('leaves somebody else’s in the team, and says who may delete it; a call of this device only just goes', async () => {
    await archived('1', 'minh');
    await db.calls.put(callRow({ id: '2', title: 'Call 2', createdAt: 2 }));
    const { user } = await render(<CallsDrawer />);
    await askAbout('Call 1', user);
    expect(await answers()).toEqual(['Cancel', 'Delete here']);
    expect(within(await question()).getByText(/It stays in the team\. Only who brought/)).toBeTruthy();
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await askAbout('Call 2', user);
    expect(await answers()).toEqual(['Cancel', 'Delete']);
    await user.click(within(await question()).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await listBinned()).map(({ id }) => id)).toEqual(['2']));
  });

  it('lets a supervisor take several from everybody at once, and the others from here', async () => {
    await archived('1', 'minh');
    await archived('2', 'lan');
    await db.calls.put(callRow({ id: '3', title: 'Call 3', createdAt: 3 }));
    const { user } = await render(<Desk />, ['supervisor']);
    await screen.findByText('Call 3');
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(within(await question()).getByText(/^2 of 3 can be deleted for everybody/)).toBeTruthy();
    await user.click(within(await question()).getByRole('button', { name: 'Delete for everybody' }));
    await waitFor(async () => expect(await listBinned()).toHaveLength(3));
    expect((await db.team.where('key').startsWith('removal ').primaryKeys()).sort()).toEqual([
      'removal 1',
      'removal 2',
    ]);
  });
});

describe('a judgement by a scorecard that this device does not have', () => {
  const CARD = ownCard({ id: 'own:nhanh', version: 2, title: 'Phiếu nhanh' });
  const [first] = CARD.sections.flatMap(({ questions }) => questions);
  const option = first?.options[0];
  const judged = (scorecard: PinnedCard) => ({
    ...{ callId: '1', service: CARD.id, reviewer: 'team:minh', scorecard, updatedAt: 5 },
    edits: { [first?.id ?? '']: { answer: option?.id ?? '', notes: 'Chào rất rõ', at: 5 } },
    ...{ analysisNotes: '', evaluationNotes: 'Cuộc gọi tốt' },
  });

  it('is read by its own names, then by the card’s words once it is here, and never changed', async () => {
    await db.calls.put(callRow({ id: '1', title: 'Call 1' }));
    await db.reviews.put(judged({ id: CARD.id, version: 2 }));
    const known = [{ id: 'team:minh', name: 'minh' }];
    await db.settings.put({ key: 'people', value: { current: 'device', since: 0, asked: true, known } });
    await render(<OtherJudgements callId="1" />);
    const title = 'minh judged this call by a scorecard that is not here (own:nhanh), version 2';
    const region = within(await screen.findByRole('region', { name: title }));
    expect(region.getByText(`Question “${first?.id}”`)).toBeTruthy();
    expect(region.getByText(option?.id ?? '')).toBeTruthy();
    expect(region.getByText('Chào rất rõ')).toBeTruthy();
    expect(region.getByText('Cuộc gọi tốt')).toBeTruthy();
    expect(region.getByText(/^Questions and answers are shown by the names they have/)).toBeTruthy();

    await db.scorecards.put({
      ...{ id: CARD.id, version: 2, state: 'published', card: CARD, revision: 1, writer: 'w', updatedAt: 1 },
    });
    const shown = within(
      await screen.findByRole('region', { name: 'minh judged this call by Phiếu nhanh, version 2' }),
    );
    expect(shown.getByText(first?.text ?? '')).toBeTruthy();
    expect(shown.getByText(option?.label ?? '')).toBeTruthy();
    for (const role of ['textbox', 'combobox', 'button'] as const) expect(shown.queryAllByRole(role)).toEqual([]);
  });
});

describe('the filter by what the archive has', () => {
  it('shows what is in the team, what is here only, and what has its sound there only, by key too', async () => {
    await archived('1', 'lan');
    await archived('2', 'lan');
    await archived('3', 'minh', SOUND);
    const { user, store } = await render(<Desk />);
    await db.pushes.put({ callId: '2', asked: 1, dueAt: 0, attempts: 0 });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const select = screen.getByRole('combobox', { name: 'Team archive' });
    const shown = () => screen.queryAllByRole('button', { name: /^Open / }).map((button) => button.textContent);
    for (const [option, calls] of [
      ['Something only on this device', ['Call 2']],
      ['Sound only in the team', ['Call 3']],
      ['All of it in the team', ['Call 3', 'Call 1']],
    ] as const) {
      await user.selectOptions(select, option);
      await waitFor(() => expect(shown()).toEqual(calls));
    }
    store.set(deskFilterAtom, {});
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});
