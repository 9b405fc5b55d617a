import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { KillableBrowser } from '../journeys/killable-browser';
import { seededRandom } from '../services/faults';
import type { Ack } from '../tools/queue-page/acknowledged-writes';
import { serveBarePage } from '../tools/serve-bare-page';

const KILLS = 50;
const SEED = 20_251;

let server: Awaited<ReturnType<typeof serveBarePage>>;
let mortal: KillableBrowser;
beforeAll(async () => {
  server = await serveBarePage(join(import.meta.dirname, '../tools/queue-page'));
  mortal = new KillableBrowser(inject('browserPath'));
});
afterAll(async () => {
  await mortal.dispose();
  await server.close();
});

/** The logs of all IndexedDB databases of the profile (LevelDB). */
const logs = (): string[] =>
  readdirSync(join(mortal.profile, 'Default/IndexedDB'), { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('.log'),
  );

it(`what was acknowledged outlives ${KILLS} deaths of the browser, whole (seed ${SEED})`, { retry: 0 }, async () => {
  const random = seededRandom(SEED);
  const acks: Ack[] = [];
  let enough: { at: number; reached: () => void } | undefined;
  const start = async () => {
    const context = await mortal.start();
    await context.exposeBinding('acknowledged', (_source, ack: Ack) => {
      acks.push(ack);
      if (acks.length === enough?.at) enough.reached();
    });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => window.queuePage !== undefined);
    return page;
  };
  for (let round = 0; round < KILLS; round++) {
    const before = round === 0 ? [] : logs();
    const page = await start();
    expect(await page.evaluate((given) => window.queuePage.lossesOf(given), acks.slice(-200))).toEqual([]);
    // Opening alone has begun a new log: nothing is ever written behind a record that the death left torn.
    await expect.poll(() => logs().filter((name) => before.includes(name))).toEqual([]);
    const reached = new Promise<void>((resolve) => {
      enough = { at: acks.length + 20 + Math.floor(random() * 20), reached: resolve };
    });
    await page.evaluate((n) => window.queuePage.writeForever(n), round);
    await reached;
    await mortal.kill();
  }
  const page = await start();
  expect(acks.length).toBeGreaterThanOrEqual(1000);
  expect(await page.evaluate((given) => window.queuePage.lossesOf(given), acks)).toEqual([]);
  console.log(`${KILLS} SIGKILLs, ${acks.length} acknowledged writes: none lost, none torn`);
});
