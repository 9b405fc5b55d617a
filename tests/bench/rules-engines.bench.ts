import { join } from 'node:path';
import { findBrowser } from '@/site/find-browser';
import { chromium } from '../engines/chromium';
import type { Engine } from '../engines/engine';
import { firefox } from '../engines/firefox';
import { prepareMachine } from '../engines/machine';
import { webkit } from '../engines/webkit';
import { serveBarePage } from '../tools/serve-bare-page';

const ROUNDS = 3;
const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** The rules in each engine: 2,000 turns in a page that has just opened, and again, beside a plain loop and Chromium. */
export async function bench(): Promise<void> {
  const [server, machine] = [
    await serveBarePage(join(import.meta.dirname, '../tools/rules-page')),
    await prepareMachine(),
  ];
  const engines: Record<string, Engine | null> = {
    Chromium: chromium(findBrowser()),
    Firefox: machine.firefox && firefox(machine.firefox),
    WebKit: machine.webkit && webkit(machine.webkit),
  };
  const tabs = [];
  for (const [name, engine] of Object.entries(engines)) {
    if (engine !== null)
      tabs.push({
        name,
        engine,
        tab: await engine.start(),
        first: [] as number[],
        again: [] as number[],
        loop: [] as number[],
      });
  }
  // One after the other in every round: what the machine does beside meets all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const { tab, first, again, loop } of tabs) {
      await tab.open(server.url);
      first.push(await tab.evaluate(() => window.judge(2000)));
      again.push(await tab.evaluate(() => window.judge(2001)));
      loop.push(await tab.evaluate(() => window.count()));
    }
  }
  const [peer] = tabs;
  console.table(
    tabs.map(({ name, first, again, loop }) => ({
      engine: name,
      '2,000 turns ms': Math.round(median(first)),
      'of Chromium': Number((median(first) / median(peer?.first ?? [])).toFixed(2)),
      'again ms': Math.round(median(again)),
      'again, of Chromium': Number((median(again) / median(peer?.again ?? [])).toFixed(2)),
      'plain loop, of Chromium': Number((median(loop) / median(peer?.loop ?? [])).toFixed(2)),
    })),
  );
  for (const { engine } of tabs) await engine.dispose();
  await Promise.all([server.close(), machine.stop()]);
}
