/** §4: follows the browser. 'unknown' where it does not say; asking for the microphone then tells. */
export type MicrophonePermission = 'prompt' | 'granted' | 'denied' | 'unknown';

/** Older Firefox throws on the name, Safari may not know it. */
const query = async (): Promise<PermissionStatus | null> => {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return null;
  }
};

export async function permissionState(): Promise<MicrophonePermission> {
  return (await query())?.state ?? 'unknown';
}

/** Tells the permission now and at every change, also those a browser forgets to announce; gives the function that ends it. */
export function watchPermission(report: (state: MicrophonePermission) => void): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  const look = async () => {
    const state = await permissionState();
    if (!signal.aborted) report(state);
  };
  void query().then((status) => {
    status?.addEventListener('change', () => void look(), { signal });
    if (!signal.aborted) report(status?.state ?? 'unknown');
  });
  window.addEventListener('focus', () => void look(), { signal });
  document.addEventListener('visibilitychange', () => void look(), { signal });
  return () => leave.abort();
}
