import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createRemoteProvider } from '@/network/remote-provider';
import { readWorkedAddresses } from '@/storage/browser/worked-addresses';
import { CallmarkDatabase } from '@/storage/database';
import { failureOf } from '../../network/failure-of';
import { settingsFor } from '../../network/settings';
import { startPeer } from '../../services/peer';

const WEBHOOK = 'https://n8n.example/webhook/x';

it('an address that has done its work is known to every page and worker, with what lies beneath it', async () => {
  const database = new CallmarkDatabase('worked');
  const page = await readWorkedAddresses(database);
  expect(page.has(WEBHOOK)).toBe(false);
  page.add(WEBHOOK);
  expect(page.has(WEBHOOK)).toBe(true);
  await expect.poll(async () => (await readWorkedAddresses(database)).has(WEBHOOK)).toBe(true);
  const worker = await readWorkedAddresses(database);
  expect(worker.has(`${WEBHOOK}/42/status`)).toBe(true);
  expect(worker.has(`${WEBHOOK}yz`)).toBe(false);
  expect(worker.has('https://n8n.example')).toBe(false);
  database.close();
});

it('the list does not grow for ever, and a broken one is none', async () => {
  const database = new CallmarkDatabase('worked-many');
  const stored = async () => (await database.settings.get('worked-addresses'))?.value;
  await database.settings.put({ key: 'worked-addresses', value: { not: 'a list' } });
  const page = await readWorkedAddresses(database);
  for (let n = 0; n < 120; n++) page.add(`https://n8n.example/webhook/${n}`);
  const last = 'https://n8n.example/webhook/119';
  await expect.poll(stored).toContain(last);
  expect(await stored()).toHaveLength(100);
  database.close();
});

it('is learned from answers that could be used, and told with the failures that follow', async () => {
  const peer = await startPeer();
  const database = new CallmarkDatabase('worked-learned');
  const ask = async () => {
    const provider = createRemoteProvider(settingsFor(peer), { worked: await readWorkedAddresses(database) });
    const { signal } = new AbortController();
    const input = { text: 'A: dạ', turns: [], language: 'vi', service: 'Sale Effective', requestId: 'r' };
    return await provider.score?.(signal, input, () => undefined);
  };
  const gone = { kind: 'status', status: 404 } as const;
  peer.fault({ fault: gone, times: 2 });
  expect(await failureOf(ask())).not.toHaveProperty('workedBefore');
  expect(await failureOf(ask())).not.toHaveProperty('workedBefore');
  await ask();
  peer.fault(gone);
  await expect
    .poll(async () => (await readWorkedAddresses(database)).has(`${peer.url}/webhook/sale-effectiveness`))
    .toBe(true);
  expect(await failureOf(ask())).toMatchObject({ kind: 'http', status: 404, workedBefore: true });
  peer.manners.scoring = 'plain';
  peer.fault({ kind: 'status', status: 200, body: 'We are back soon.', contentType: 'text/plain' });
  expect(await failureOf(ask())).toMatchObject({ kind: 'unreadable-answer', placeholder: true, workedBefore: true });
  database.close();
  await peer.stop();
});
