import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NEVER } from '@/domain/jobs/job-machine';
import { ResultsPanel } from '@/features/scoring/results-panel';
import { currentCallIdAtom, serviceAtom } from '@/state/session';
import { saveChange } from '@/storage/calls/evaluations';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { storeJob, typedCall } from '../../helpers/stored-calls';

const SALES = 'Sale Effective';

beforeEach(freshDatabase);

it('a score that waits for the network can be had from the rule check, marked as such, and the job goes on waiting', async () => {
  const id = await typedCall();
  await saveChange(id, SALES, { change: { kind: 'analysis-notes', text: 'Giọng bình tĩnh.' }, known: null });
  await storeJob(id, { kind: 'score', service: SALES, state: 'queued', dueAt: NEVER, waitingFor: 'network' });
  const app = renderApp(null);
  app.store.set(currentCallIdAtom, id);
  app.store.set(serviceAtom, SALES);
  app.unmount();
  const { user } = renderApp(<ResultsPanel />, app.store);

  await user.click(await screen.findByRole('button', { name: 'Rule check now' }));
  await screen.findByText(/Shown until the service answers/);
  expect(screen.getAllByRole('button', { name: /^Details: / }).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rule check now' })).toBeNull());
  expect((await jobsOfCall(id)).map(({ state }) => state)).toEqual(['queued']);
});
