import { chromium, type Page } from 'playwright-core';
import { buildApp } from '@/site/build-app';
import { findBrowser } from '@/site/find-browser';
import { serveDist } from '@/site/serve-dist';
import { BROWSER_ARGS } from '../journeys/browser-args';

const TURNS = 2000;
const KEYS = 60;
/** A cheap tablet is about this many times slower than the machine the bench runs on. */
const TABLET_SLOWDOWN = 4;
const FRAME_MS = 16;

const text = Array.from({ length: TURNS }, (_, index) =>
  index % 2 === 0
    ? `A: Dạ gói D120 giá 120.000đ một tháng, tốc độ cao hơn 30%, anh thấy thế nào ạ?`
    : `C: Ừ để anh nghĩ thêm, hôm qua mạng vẫn chậm lắm.`,
).join('\n');

/** Milliseconds of script that each key costs, measured by the page's own event timing around real key presses. */
async function keystrokes(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scripted = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const costs: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const before = await scripted();
    await page.keyboard.press('a');
    costs.push((await scripted()) - before);
  }
  return costs.sort((a, b) => a - b);
}

/** A 2,000-turn transcript: script per keystroke, beside the same keys in a bare text area of the same page. */
export async function bench(): Promise<void> {
  buildApp();
  const server = await serveDist(0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
    const box = page.getByRole('textbox', { name: 'Transcript text' });
    await box.fill(text);
    await box.press('Control+End');
    const app = await keystrokes(page);
    const bare = await browser.newPage();
    await bare.setContent('<textarea></textarea>');
    await bare.locator('textarea').fill(text);
    await bare.locator('textarea').press('Control+End');
    const plain = await keystrokes(bare);
    const row = (name: string, costs: number[]) => ({
      what: name,
      'median ms': Number((costs[KEYS / 2] ?? 0).toFixed(2)),
      'p95 ms': Number((costs[Math.floor(KEYS * 0.95)] ?? 0).toFixed(2)),
      [`p95 × ${TABLET_SLOWDOWN} of a frame`]: Number(
        (((costs[Math.floor(KEYS * 0.95)] ?? 0) * TABLET_SLOWDOWN) / FRAME_MS).toFixed(2),
      ),
    });
    console.table([row('Callmark, edit mode', app), row('bare text area', plain)]);

    await page.getByRole('radio', { name: 'View' }).check({ force: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const list = page.getByRole('heading', { name: 'Transcript' });
    await list.waitFor();
    const longTasks = await page.evaluate(async () => {
      const scroller = [...document.querySelectorAll<HTMLElement>('*')].find(
        (element) =>
          element.scrollHeight > element.clientHeight * 3 && /auto|scroll/.test(getComputedStyle(element).overflowY),
      );
      if (scroller === undefined) throw new Error('Nothing scrolls.');
      const frames: number[] = [];
      let last = performance.now();
      for (let step = 0; step < 120; step++) {
        scroller.scrollTop += scroller.clientHeight / 4;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames.push(performance.now() - last);
        last = performance.now();
      }
      return frames.sort((a, b) => a - b);
    });
    const p95 = longTasks[Math.floor(longTasks.length * 0.95)] ?? 0;
    console.log(
      `Scrolling ${TURNS} turns: p95 frame ${p95.toFixed(1)} ms, ${(p95 / FRAME_MS).toFixed(2)} of a 60 Hz frame.`,
    );
  } finally {
    await browser.close();
    await server.close();
  }
}
