import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NewSessionForm } from '@/features/calibration/new-session-form';
import { db } from '@/storage/database';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';

beforeEach(freshDatabase);

/** The newest one has the highest number. */
const store = (count: number, words: number) =>
  db.calls.bulkAdd(
    Array.from({ length: count }, (_, n) => callRow({ id: `c${n}`, title: `Cuộc gọi ${n}`, createdAt: n + 1, words })),
  );

const form = () => renderApp(<NewSessionForm callIds={[]} by="" onMade={() => undefined} />);

it('says that older calls are not offered, and where they are chosen', async () => {
  await store(203, 10);
  form();
  await screen.findByText(
    'These are the newest 200 of 203 calls. Others: choose them under All calls, then Calibrate.',
  );
  expect(screen.getByRole('checkbox', { name: 'Cuộc gọi 202' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Cuộc gọi 2' })).toBeNull();
  expect(screen.queryByText(/^No call on this device/)).toBeNull();
});

it('does not say that no call has words where only the newest have none', async () => {
  await store(201, 0);
  form();
  await screen.findByText(/^These are the newest 200 of 201 calls/);
  expect(screen.queryByText('No call on this device has words yet.')).toBeNull();
});

it('says nothing of it where all are offered', async () => {
  await store(200, 10);
  form();
  await screen.findByRole('checkbox', { name: 'Cuộc gọi 0' });
  expect(screen.queryByText(/^These are the newest/)).toBeNull();
});
