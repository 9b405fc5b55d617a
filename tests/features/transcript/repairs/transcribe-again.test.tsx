import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { TranscribeAgain } from '@/features/transcript/repairs/transcribe-again';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { freshDatabase } from '../../../helpers/fresh-database';
import { renderApp } from '../../../helpers/render-app';
import { audioCall, typedCall } from '../../../helpers/stored-calls';

const callId = 'with-captions';

beforeEach(async () => {
  await freshDatabase();
  const captions = { name: 'a.vtt', text: 'WEBVTT' };
  await db.audio.put({ callId, name: 'a.mp3', mime: 'audio/mpeg', content: new ArrayBuffer(3), captions });
});

describe('captions that stand for the sound', () => {
  test('say so, and the sound is transcribed when that is asked for', async () => {
    await replaceDeviceSettings({ services: { speech: 'http://speech.test' } });
    const { user } = renderApp(<TranscribeAgain callId={callId} maker="captions" />);
    screen.getByText('Its captions are the transcript; the sound was not transcribed.');
    await user.click(await screen.findByRole('button', { name: 'Transcribe the sound' }));
    await screen.findByText('The sound waits to be transcribed.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(await jobsOfCall(callId)).toMatchObject([{ kind: 'transcribe', state: 'queued', captions: false }]);
  });

  test('offer nothing any more once nobody may transcribe', async () => {
    const services = { speech: 'http://speech.test' };
    await replaceDeviceSettings({ services });
    renderApp(<TranscribeAgain callId={callId} maker="captions" />);
    await screen.findByRole('button', { name: 'Transcribe the sound' });
    await replaceDeviceSettings({ services, policy: 'device-only' });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    screen.getByText(/^Its captions are the transcript/);
  });

  test('and typed text, where there is sound, says so too', async () => {
    await replaceDeviceSettings({ services: { speech: 'http://speech.test' } });
    const id = await audioCall();
    await saveTranscriptText(id, 'A: Typed.');
    expect(await jobsOfCall(id)).toEqual([]);
    const { user } = renderApp(<TranscribeAgain callId={id} maker="human" />);
    await screen.findByText('The text was typed; the sound was not transcribed.');
    await user.click(await screen.findByRole('button', { name: 'Transcribe the sound' }));
    await screen.findByText('The sound waits to be transcribed.');
    await saveTranscriptText(id, 'A: Typed on.');
    expect(await jobsOfCall(id)).toMatchObject([{ kind: 'transcribe', state: 'queued', captions: false }]);
  });

  test('say nothing of a text that has no sound', async () => {
    const typed = await typedCall('A: Typed.');
    const heard = await audioCall();
    const { container } = renderApp(
      <>
        <TranscribeAgain callId={typed} maker="human" />
        <TranscribeAgain callId={heard} maker="human" />
      </>,
    );
    await screen.findByText('The sound waits to be transcribed.');
    expect(container.querySelectorAll('.transcript-again')).toHaveLength(1);
  });
});
