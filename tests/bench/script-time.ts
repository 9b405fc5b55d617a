import type { Page } from 'playwright-core';

export interface Measured {
  /** JavaScript of the page's main thread. */
  scriptMs: number;
  wallMs: number;
}

/** `work` says how long it took until the screen showed it, by the page's own clock. */
export async function measure(page: Page, work: (page: Page) => Promise<number>): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scriptS = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await scriptS();
  const wallMs = await work(page);
  const scriptMs = ((await scriptS()) - before) * 1000;
  await session.detach();
  return { scriptMs, wallMs };
}

/** What is changed, and what is watched until it stands still. */
export interface Change {
  /** Selector of a search box or a select. */
  control: string;
  value: string;
  /** Selector of what shows the answer. */
  shown: string;
}

/** As React hears a key or a choice: the native setter, then an event. Ends when what is shown stands still. */
export const change = (page: Page, wanted: Change): Promise<number> =>
  page.evaluate(async ({ control, value, shown }) => {
    const box = document.querySelector<HTMLInputElement | HTMLSelectElement>(control);
    const list = document.querySelector(shown);
    if (!box || !list) throw new Error(`no ${control} or no ${shown}`);
    let changedAt = performance.now();
    const observer = new MutationObserver(() => {
      changedAt = performance.now();
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
    const from = performance.now();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    for (let quiet = 0; quiet < 15; quiet++) {
      const last = changedAt;
      await new Promise(requestAnimationFrame);
      if (changedAt !== last) quiet = 0;
    }
    observer.disconnect();
    return Math.max(0, changedAt - from);
  }, wanted);

/** What a list without an index would do: the peer. */
export const readEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const from = performance.now();
    const opening = indexedDB.open('callmark');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const reading = opening.result.transaction(['calls', 'transcripts']);
    // No named function in here: the loader of the benchmarks would wrap it in a helper that the page does not have.
    const [calls = [], transcripts = []] = await Promise.all(
      ['calls', 'transcripts'].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const request = reading.objectStore(store).getAll();
            request.onsuccess = () => resolve(request.result);
          }),
      ),
    );
    const found = [...calls, ...transcripts].filter((row) => JSON.stringify(row).toLowerCase().includes('hóa đơn'));
    opening.result.close();
    return found.length > 0 ? performance.now() - from : Number.NaN;
  });

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const round1 = (value: number): number => Number(value.toFixed(1));

/** A line of the table: figures of `all`, and their share of what the peer took in the same run. */
export const figures = (what: string, all: readonly Measured[], peer: readonly Measured[], limit: number | '') => ({
  what,
  'script ms (median)': round1(median(all.map(({ scriptMs }) => scriptMs))),
  'script ms (worst)': round1(Math.max(...all.map(({ scriptMs }) => scriptMs))),
  'to screen ms (median)': round1(median(all.map(({ wallMs }) => wallMs))),
  'limit ms': limit,
  'of reading all': Number(
    (median(all.map(({ scriptMs }) => scriptMs)) / median(peer.map(({ scriptMs }) => scriptMs))).toFixed(2),
  ),
});
