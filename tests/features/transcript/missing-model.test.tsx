import { screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import type { ModelState } from '@/domain/models/stored-model';
import { MissingModel } from '@/features/transcript/missing-model';
import { openDialogAtom } from '@/state/session';
import { type AudioRow, db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { renderApp } from '../../helpers/render-app';
import { wantedModel } from '../../helpers/speech-model-rows';
import { madeUpModel } from '../../tools/models/made-up-model';

const base = madeUpModel('base', '1', 500);

beforeEach(() => Promise.all([db.models.clear(), db.jobs.clear(), db.audio.clear()]));

async function waitingCall(): Promise<[AudioRow, Job]> {
  const audio: AudioRow = { callId: 'c1', name: 'a.wav', mime: 'audio/wav', content: new ArrayBuffer(4) };
  const job: Job = {
    ...{ id: 'j1', callId: 'c1', kind: 'transcribe', service: '', seq: 1, createdAt: 1, attempts: 0 },
    ...{ state: 'queued', dueAt: NEVER, waitingFor: 'model' },
  };
  await Promise.all([db.audio.put(audio), db.jobs.put(job)]);
  return [audio, job];
}

describe('a call that waits for a speech model', () => {
  it('says what can be done, and leads to the models in Settings', async () => {
    const { user, store } = renderApp(<MissingModel callId="c1" />);
    await screen.findByText(/get a speech model, add a caption file \(\.vtt or \.srt\)/);
    await user.click(screen.getByRole('button', { name: 'Get a speech model' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'settings', section: 'speech' });
  });

  it('takes a caption file and tries again with it', async () => {
    const [audio, job] = await waitingCall();
    const { user } = renderApp(<MissingModel callId={job.callId} />);
    const input = await screen.findByLabelText('Add a caption file', { selector: 'input' });
    await user.upload(input, new File(['no captions'], 'a.vtt'));
    await screen.findByText(/^a\.vtt could not be used/);
    await user.upload(input, new File(['WEBVTT\n\n00:00.000 --> 00:01.000\nA: xin chào'], 'b.vtt'));
    await waitFor(async () => expect((await db.audio.get(audio.callId))?.captions?.name).toBe('b.vtt'));
    const again = { kind: 'transcribe', state: 'queued', waitingFor: 'turn', dueAt: 0, captions: true };
    expect(await jobsOfCall(job.callId)).toMatchObject([again]);
  });

  it('says nothing of the caption file of another call', async () => {
    const { user, store, rerender } = renderApp(<MissingModel callId="c1" />);
    const input = await screen.findByLabelText('Add a caption file', { selector: 'input' });
    await user.upload(input, new File(['no captions'], 'a.vtt'));
    await screen.findByText(/^a\.vtt could not be used/);
    rerender(
      <Provider store={store}>
        <MissingModel callId="c2" />
      </Provider>,
    );
    await screen.findByRole('button', { name: 'Add a caption file' });
    expect(screen.queryByText(/^a\.vtt could not be used/)).toBeNull();
  });

  it.each<[ModelState, RegExp]>([
    [{ is: 'loading', done: 0 }, /on its way to this device \(0%\)/],
    [{ is: 'stopped', done: 5, failure: { kind: 'storage-full' } }, /did not get onto this device yet/],
    [{ is: 'damaged' }, /did not get onto this device yet/],
  ])('says what becomes of the model: %j', async (state, text) => {
    await db.models.put({ ...wantedModel(base, 'https://host.example'), state });
    renderApp(<MissingModel callId="c1" />);
    expect(await screen.findByText(text)).toBeDefined();
  });
});
