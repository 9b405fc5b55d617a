import type { DeviceFacts } from '@/domain/models/model-choice';
import { freeBytes } from '@/models/manage-models';

/** What browsers may tell beyond the type of the platform, each only some of them. */
type Told = Omit<Navigator, 'gpu'> & {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
  gpu?: { requestAdapter(): Promise<unknown> };
};

/** iPads ask for desktop pages and then call themselves Macs; no Mac has a touch screen. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DeviceFacts['kind'] {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ipad';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}

/** A browser may have the interface and no processor behind it. */
async function hasGpu({ gpu }: Told): Promise<boolean> {
  try {
    return (await gpu?.requestAdapter()) != null;
  } catch {
    return false;
  }
}

/** What this browser tells of its device. */
export async function readDeviceFacts(told: Told = navigator): Promise<DeviceFacts> {
  const kind = deviceKind(told);
  const [webgpu, free] = await Promise.all([hasGpu(told), freeBytes()]);
  return {
    kind,
    memoryGb: told.deviceMemory ?? null,
    cores: told.hardwareConcurrency || 1,
    webgpu,
    threads: globalThis.crossOriginIsolated === true,
    saveData: told.connection?.saveData === true,
    freeBytes: free,
  };
}
