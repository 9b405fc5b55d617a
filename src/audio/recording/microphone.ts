import { type Failure, FailureError } from '@/domain/failure';
import type { MicrophoneChoice } from './recorder-state';

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

function microphoneFailure(error: unknown): Failure {
  switch (errorName(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return { kind: 'permission' };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return { kind: 'no-microphone', why: 'missing' };
    case 'NotReadableError':
    case 'AbortError':
      return { kind: 'no-microphone', why: 'busy' };
    default:
      return { kind: 'internal', detail: String(error) };
  }
}

/** The choice by id, then the only device of that name (ids change with cleared site data), then the system's own. */
async function candidates({ deviceId, deviceLabel }: MicrophoneChoice): Promise<(string | undefined)[]> {
  if (deviceId === undefined) return [undefined];
  const named = deviceLabel ? await listMicrophones() : [];
  const same = named.filter(({ label }) => label === deviceLabel);
  return [deviceId, ...(same.length === 1 && same[0]?.deviceId !== deviceId ? [same[0]?.deviceId] : []), undefined];
}

/** The audio inputs; without permission their labels, and often their ids, are empty. */
export async function listMicrophones(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'audioinput');
}

/**
 * Opens the chosen microphone, or another one where it is gone. Rejects with FailureError 'permission', 'no-microphone'
 * or 'unsupported' (no secure context, no such browser).
 */
export async function openMicrophone(choice: MicrophoneChoice): Promise<MediaStream> {
  if (navigator.mediaDevices?.getUserMedia === undefined) throw new FailureError({ kind: 'unsupported' });
  const { processing } = choice;
  const sound = { echoCancellation: processing, noiseSuppression: processing, autoGainControl: processing };
  let failure: Failure = { kind: 'no-microphone', why: 'missing' };
  for (const deviceId of await candidates(choice)) {
    try {
      const device = deviceId === undefined ? {} : { deviceId: { exact: deviceId } };
      return await navigator.mediaDevices.getUserMedia({ audio: { ...sound, ...device } });
    } catch (error) {
      failure = microphoneFailure(error);
      if (failure.kind === 'permission') break;
    }
  }
  throw new FailureError(failure);
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
