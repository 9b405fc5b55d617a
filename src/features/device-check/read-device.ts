import { BUILD } from '@/domain/build';
import type { DeviceState } from '@/domain/device-check';
import type { BrowserFigures, Diagnostics } from '@/domain/diagnostics';
import { HAS_LATER } from '@/domain/offline-copy';
import { freeBytes } from '@/models/manage-models';
import { clockAhead } from '@/network/server-clock';
import { storageUse } from '@/storage/calls/calls';
import { storedFigures } from '@/storage/diagnostics';

/** What only some browsers tell. */
type Told = Navigator & { standalone?: boolean; deviceMemory?: number };

/** Without asking for the microphone; null = it is told when a recording starts. */
async function microphoneState({ permissions, mediaDevices }: Navigator): Promise<DeviceState['microphone']> {
  const devices = await mediaDevices?.enumerateDevices?.().catch(() => undefined);
  if (devices?.every(({ kind }) => kind !== 'audioinput')) return 'none';
  const status = await permissions?.query({ name: 'microphone' as PermissionName }).catch(() => undefined);
  return status?.state ?? null;
}

const ANSWER_MS = 3000;

/** What the service worker says of its own store; false where it says nothing. */
function isStoredWhole(worker: ServiceWorker | null | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    if (worker) worker.postMessage({ type: HAS_LATER }, [port2]);
    else resolve(false);
  });
}

/** Everything that can be found out about this device without asking its user; takes seconds where the server is slow. */
export async function readDevice(signal: AbortSignal): Promise<DeviceState> {
  const told: Told = navigator;
  const [persisted, free, microphone, clockAheadMs, storedWhole] = await Promise.all([
    told.storage?.persisted?.().catch(() => null) ?? null,
    freeBytes().catch(() => null),
    microphoneState(told),
    clockAhead(signal),
    isStoredWhole(told.serviceWorker?.controller),
  ]);
  return {
    secure: isSecureContext,
    installed: told.standalone === true || matchMedia('(display-mode: standalone)').matches,
    stored: Boolean(told.serviceWorker?.controller),
    storedWhole,
    persisted,
    freeBytes: free,
    microphone,
    clockAheadMs,
  };
}

function browserFigures(): BrowserFigures {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints, onLine, deviceMemory }: Told = navigator;
  return {
    name: userAgent,
    languages: languages.join(', '),
    'time zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'page size': `${innerWidth} x ${innerHeight}`,
    'screen size': `${screen.width} x ${screen.height}`,
    'pixels a point': devicePixelRatio,
    'touch points': maxTouchPoints,
    cores: hardwareConcurrency,
    'memory in GB': deviceMemory ?? 'not told',
    online: onLine,
    isolated: crossOriginIsolated,
  };
}

/** For whoever helps (D384). */
export async function readDiagnostics(device: DeviceState): Promise<Diagnostics> {
  const [stored, { usedBytes }] = await Promise.all([storedFigures(), storageUse()]);
  const browser = { ...browserFigures(), 'bytes in use': usedBytes };
  return { build: BUILD, at: Date.now(), browser, device, stored };
}
