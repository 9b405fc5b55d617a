import { useCallback, useEffect, useState } from 'react';
import { closeMicrophone, listMicrophones, openMicrophone } from '@/audio/recording/microphone';
import { type MicrophonePermission, watchPermission } from '@/audio/recording/permission';
import { type Failure, FailureError } from '@/domain/failure';

export type MicrophoneAccess = 'prompt' | 'granted' | 'denied';

export interface Microphones {
  access: MicrophoneAccess;
  /** Null until they were looked up. */
  devices: readonly MediaDeviceInfo[] | null;
  /** Asks for the microphone; the failure when there is none to be had. */
  ask: () => Promise<Failure | null>;
}

/** Browsers that don't tell the permission tell the names of the devices once they may be used. */
function accessOf(permission: MicrophonePermission, devices: readonly MediaDeviceInfo[] | null): MicrophoneAccess {
  if (permission === 'denied') return 'denied';
  if (permission === 'granted' || devices?.some(({ label }) => label !== '')) return 'granted';
  return 'prompt';
}

/** The microphones of this device and the permission to use them, as they are now (§2 "Microphone picker modal"). */
export function useMicrophones(): Microphones {
  const [permission, setPermission] = useState<MicrophonePermission>('unknown');
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[] | null>(null);

  const look = useCallback(() => {
    listMicrophones().then(setDevices, () => setDevices([]));
  }, []);
  useEffect(
    () =>
      watchPermission((state) => {
        setPermission(state);
        look();
      }),
    [look],
  );
  useEffect(() => {
    const { mediaDevices } = navigator;
    mediaDevices?.addEventListener('devicechange', look);
    return () => mediaDevices?.removeEventListener('devicechange', look);
  }, [look]);

  const ask = async () => {
    try {
      closeMicrophone(await openMicrophone({ processing: false }));
      setPermission('granted');
      return null;
    } catch (error) {
      const failure: Failure = error instanceof FailureError ? error.failure : { kind: 'permission' };
      if (failure.kind === 'permission') setPermission('denied');
      return failure;
    } finally {
      look();
    }
  };
  return { access: accessOf(permission, devices), devices, ask };
}
