import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScoringData } from '@/app/load-scoring-data';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { db } from '@/storage/database';
import { freshDatabase } from '../helpers/fresh-database';
import { type Peer, startPeer } from '../services/peer';

const DATA = { version: 1, services: ['mobi', 'csat', 'se'], generatedFor: 'peer' };
let peer: Peer;
let stop = () => {};

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(async () => {
  await freshDatabase();
  peer.reset();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const stored = async () => (await db.settings.get('scoring-data'))?.value;
const saved = (automation: string, apiKey = '') =>
  replaceDeviceSettings({ services: { automation }, secrets: { apiKey } });

describe('the scoring data', () => {
  it('is fetched at start, kept as it comes, and stays when the next fetch fails, which is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await saved(peer.url);
    stop = keepScoringData();
    await vi.waitFor(async () => expect(await stored()).toEqual(DATA));
    expect(warn).not.toHaveBeenCalled();
    stop();
    peer.fault({ kind: 'status', status: 500 });
    stop = keepScoringData();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('The scoring data could not be fetched: http'));
    expect(await stored()).toEqual(DATA);
  });

  it('is asked for once an address or a key was saved, and for no other change', async () => {
    stop = keepScoringData();
    await saved(peer.url);
    await vi.waitFor(async () => expect(await stored()).toEqual(DATA));
    expect(peer.log.entries.map(({ path }) => path)).toEqual(['/webhook/get-scoring-data']);
    await replaceDeviceSettings({ services: { automation: peer.url }, secrets: { apiKey: '' }, mp3Encode: true });
    await saved(peer.url, 'sk-new');
    await vi.waitFor(() => expect(peer.log.entries).toHaveLength(2));
    await saved('');
    await saved(peer.url, 'sk-new');
    await vi.waitFor(() => expect(peer.log.entries).toHaveLength(3));
  });

  it('of an address that was replaced does not take the place of the new one’s', async () => {
    const slow = await startPeer();
    try {
      slow.fault({ kind: 'hold' });
      await saved(slow.url);
      stop = keepScoringData();
      const asked = await slow.log.until(({ path }) => path.endsWith('/get-scoring-data'));
      await saved(peer.url);
      await vi.waitFor(async () => expect(await stored()).toEqual(DATA));
      await slow.log.until(({ n, endedAt }) => n === asked.n && endedAt !== undefined);
      expect(asked).toMatchObject({ aborted: true, processed: false });
    } finally {
      await slow.stop();
    }
  });

  it('is not asked for without an automation service, nor where everything stays on this device', async () => {
    await replaceDeviceSettings({ services: { automation: peer.url }, policy: 'device-only' });
    stop = keepScoringData();
    await saved('');
    await saved(peer.url);
    await vi.waitFor(async () => expect(await stored()).toEqual(DATA));
    expect(peer.log.entries).toHaveLength(1);
  });
});
