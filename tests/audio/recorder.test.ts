import { expect, it, vi } from 'vitest';
import { type Recorder, startRecording } from '@/audio/recorder';
import { startCapture } from '@/audio/recording/capture';

vi.mock('@/audio/recording/capture', () => ({ startCapture: vi.fn() }));
vi.mock('@/audio/recording/microphone', () => ({ openMicrophone: async () => ({}), closeMicrophone: () => undefined }));

it('a recording that is called off while it starts is stopped', async () => {
  const calledOff = new AbortController();
  const recorder: Recorder = {
    pause: () => undefined,
    resume: () => undefined,
    seconds: () => 0,
    stream: () => null,
    stop: vi.fn(async () => undefined),
  };
  vi.mocked(startCapture).mockImplementation(async () => {
    calledOff.abort();
    return recorder;
  });
  await startRecording({
    sliceMs: 2000,
    processing: false,
    onSlice: () => undefined,
    onState: () => undefined,
    signal: calledOff.signal,
  });
  expect(recorder.stop).toHaveBeenCalledOnce();
});
