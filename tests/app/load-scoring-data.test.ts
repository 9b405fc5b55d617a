import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScoringData } from '@/app/load-scoring-data';
import { getScoringData } from '@/storage/scoring-data';
import { replaceDeviceSettings } from '@/storage/settings';
import { freshDatabase } from '../helpers/fresh-database';
import { type Peer, startPeer } from '../services/peer';

let peer: Peer;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(async () => {
  await freshDatabase();
  peer.reset();
});
afterEach(() => vi.restoreAllMocks());

describe('the scoring data', () => {
  it('is not asked for without an automation service', async () => {
    await loadScoringData();
    expect(peer.log.entries).toEqual([]);
    expect(await getScoringData()).toBeUndefined();
  });

  it('is kept as it comes, and stays when the next fetch fails, which is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await replaceDeviceSettings({ services: { automation: peer.url } });
    await loadScoringData();
    expect(await getScoringData()).toEqual({ version: 1, services: ['mobi', 'csat', 'se'], generatedFor: 'peer' });
    expect(warn).not.toHaveBeenCalled();
    peer.fault({ kind: 'status', status: 500 });
    await loadScoringData();
    expect(warn).toHaveBeenCalledWith('The scoring data could not be fetched: http');
    expect(await getScoringData()).toHaveProperty('version', 1);
  });
});
