/** Uploads beyond this would outlive the event on a slow line and start again from the first byte: they wait for a page. */
export const WORKER_AUDIO_BYTES = 8 * 1024 * 1024;

/** The part of `navigator` that tells; what is absent from a browser is absent here. */
export interface SyncPlatform {
  serviceWorker?: { getRegistration(): Promise<object | undefined> };
  permissions?: { query(wanted: { name: string }): Promise<{ state: string }> };
}

/**
 * Whether the browser calls the worker when the network is back and no page is open: Background Sync, which Safari and
 * Firefox lack and people can forbid. Without it calls go out only while the app is open.
 */
export async function sendsWhileClosed({ serviceWorker, permissions }: SyncPlatform): Promise<boolean> {
  try {
    const registration = await serviceWorker?.getRegistration();
    if (registration === undefined || !('sync' in registration)) return false;
    return (await permissions?.query({ name: 'background-sync' }))?.state !== 'denied';
  } catch {
    // A browser that has the one but can't be asked about the other allows it.
    return true;
  }
}
