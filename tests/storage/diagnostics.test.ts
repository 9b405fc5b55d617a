import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { diagnosticsText } from '@/domain/diagnostics';
import type { Job } from '@/domain/jobs/job';
import { replaceDeviceSettings } from '@/storage/browser/settings';
import { db } from '@/storage/database';
import { storedFigures } from '@/storage/diagnostics';

/** In every text that a person, a server or a file put into the database. */
const SECRET = 'Nguyễn-4471';

const failure = { kind: 'http', status: 503, statusText: SECRET, detail: SECRET } as const;
const job = { callId: SECRET, kind: 'score', service: SECRET, seq: 1, createdAt: 1, attempts: 3 } as const;
const JOBS: Job[] = [
  { ...job, id: `${SECRET}1`, state: 'failed', endedAt: 2_000, failure },
  {
    ...job,
    id: `${SECRET}2`,
    kind: 'transcribe',
    state: 'queued',
    dueAt: 9,
    since: 3_000,
    waitingFor: 'retry',
    failure: { kind: 'unreachable', address: `https://${SECRET}/` },
  },
  { ...job, id: `${SECRET}3`, state: 'done', endedAt: 4_000 },
];

/** A row for every table, whatever its key is made of, with the secret in each text. */
async function fillAll(): Promise<void> {
  for (const table of db.tables) {
    const { keyPath, auto } = table.schema.primKey;
    const keys = auto ? [] : [keyPath ?? []].flat();
    const row = Object.fromEntries(keys.map((key) => [key, SECRET]));
    await table.put({ ...row, title: SECRET, text: SECRET, name: SECRET, value: { text: SECRET } });
  }
}

async function text(): Promise<string> {
  return diagnosticsText({
    build: { version: '1.2.3', commit: 'abcdefabcdef' },
    at: Date.UTC(2026, 10, 22),
    browser: { cores: 2 },
    device: {
      secure: true,
      installed: false,
      stored: true,
      storedWhole: true,
      persisted: null,
      freeBytes: 5,
      microphone: 'prompt',
      clockAheadMs: 12,
    },
    stored: await storedFigures(),
  });
}

beforeEach(async () => {
  for (const table of db.tables) await table.clear();
});

it('tell builds, counts, states and the kinds of the last failures', async () => {
  // Before the jobs: new settings wake those that wait.
  await replaceDeviceSettings({ services: { speech: 'https://speech.example' }, policy: 'device-first' });
  await db.jobs.bulkAdd(JOBS);
  const said = await text();
  for (const line of [
    'Callmark 1.2.3 abcdefabcdef',
    '  persisted: not told',
    '  jobs: 3',
    '  score, failed: 1',
    '  1970-01-01T00:00:03.000Z transcribe: unreachable',
    '  1970-01-01T00:00:02.000Z score: http 503',
    'services with an address\n  speech',
    'who does the work: device-first',
  ]) {
    expect(said).toContain(line);
  }
  expect(said.indexOf('unreachable')).toBeLessThan(said.indexOf('http 503'));
});

it('hold no word, title, name, address or key of what is stored', async () => {
  await fillAll();
  await db.jobs.clear();
  await db.jobs.bulkAdd(JOBS);
  await db.models.clear();
  await replaceDeviceSettings({
    services: { automation: `https://${SECRET}.example`, speech: `https://${SECRET}.example` },
    secrets: { apiKey: SECRET, interactionsToken: SECRET, automationHeader: SECRET, automationValue: SECRET },
    generateModel: SECRET,
    fileNames: SECRET,
  });
  const said = await text();
  expect((await storedFigures()).rows).toMatchObject({ calls: 1, transcripts: 1, audio: 1, reviews: 1, jobs: 3 });
  expect(said).toContain('automation');
  expect(said).not.toContain(SECRET);
  expect(said).not.toContain('.example');
});
