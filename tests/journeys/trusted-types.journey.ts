import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sha256 } from '../services/posted';
import { putRows } from '../tools/app-rows';
import { SAY_YES } from '../tools/fake-microphone';
import { fixture } from '../tools/fixtures/fixture';
import { eightWeeks, rowsOfCalls } from '../tools/report-rows';
import { callsDrawer, openCalls, openDetails, upload, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { visit } from './harness';
import { recorded, startRecording, stop } from './recording-actions';
import { setServices } from './set-services';

withBrowserAndPeer([SAY_YES, '--use-fake-device-for-media-stream']);

declare global {
  interface Window {
    violations: string[];
  }
}

/** From the next load on the page keeps what the Content-Security-Policy refuses it. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.reload();
  return () => page.evaluate(() => window.violations);
}

it('breaks no rule of its policy on the main ways: an upload with progress, player, evaluation, recording, spreadsheet, reports', async () => {
  const { page, context, errors } = await visit(browser, { worker: true, acceptDownloads: true });
  await putRows(page, rowsOfCalls(eightWeeks()));
  const violations = await watchPolicy(page);
  await setServices(page, { 'Speech service': peer.url });

  const audio = fixture('call.mp3');
  peer.register(sha256(audio.buffer), [{ speaker: 'agent', start: 0, end: 3, text: 'Dạ em chào anh.' }]);
  await upload(page, [audio]);
  await page.getByText('Dạ em chào anh.').first().waitFor();
  await waitForScore(page);

  const player = page.getByRole('group', { name: 'Recording', exact: true });
  await player.getByRole('button', { name: 'Play recording' }).click();
  await expect.poll(() => page.evaluate(drawnCanvases)).toBeGreaterThan(0);
  await player.getByRole('button', { name: 'Pause recording' }).click();
  const evaluation = await openDetails(page);
  await evaluation.getByRole('button', { name: 'Save Evaluation' }).click();
  await evaluation.waitFor({ state: 'detached' });

  await startRecording(page);
  await recorded(page, 3);
  await stop(page).click();
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor();

  // More calls than are written on the page itself.
  const drawer = await openCalls(page);
  await drawer.getByRole('button', { name: 'Export calls' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export calls' });
  await dialog.getByRole('radio', { name: 'Spreadsheet' }).check();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await saved;
  await callsDrawer(page).getByRole('button', { name: 'All calls' }).click();
  await page.getByRole('radio', { name: 'Reports' }).click({ force: true });
  await page.getByRole('region', { name: 'Average', exact: true }).getByText(/^n \d/).waitFor();

  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** Canvases of waveforms, which stand in shadow roots. */
function drawnCanvases(): number {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return roots.flatMap((root) => [...root.querySelectorAll('canvas')]).filter(({ width }) => width > 0).length;
}

it('refuses text that would become markup or script, and scripts that are not its own; and tells of each', async () => {
  const { page, context } = await visit(browser, { worker: true });
  const violations = await watchPolicy(page);
  const tried = await page.evaluate(async () => {
    Object.assign(window, { ran: 0 });
    // What a driver runs may make scripts of text; a task of the page may not.
    await new Promise((resolve) => setTimeout(resolve));
    const box = document.createElement('div');
    document.body.append(box);
    const make = (name: 'script' | 'iframe') => document.createElement(name) as HTMLScriptElement & HTMLIFrameElement;
    const own = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(box, { innerHTML: '<img src=x onerror="ran++">' }),
      insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', '<b>said</b>'),
      'document.write': () => document.write('<script>ran++</' + 'script>'),
      'a frame of text': () => box.append(Object.assign(make('iframe'), { srcdoc: '<script>parent.ran++</script>' })),
      eval: () => (Reflect.get(window, 'eval') as (text: string) => unknown)('ran++'),
      'a function of text': () => new Function('ran++')(),
      'a handler of text': () => box.setAttribute('onclick', 'ran++'),
      'a script of text': () => box.append(Object.assign(make('script'), { textContent: 'ran++' })),
      'a foreign script': () => box.append(Object.assign(make('script'), { src: 'https://evil.example/a.js' })),
      'a file of this server as script': () => box.append(Object.assign(make('script'), { src: '/config.json' })),
      'a foreign worker': () => new Worker('https://evil.example/a.js'),
      'a worker of text': () => new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))),
      'its own script with something behind it': () => new Worker(`${own}?x`),
      'another service worker': () => navigator.serviceWorker.register('/config.json'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('other', { createHTML: (html: string) => html }),
    };
    const passed: string[] = [];
    for (const [name, way] of Object.entries(ways)) {
      try {
        await way();
        passed.push(name);
      } catch {
        // Refused.
      }
    }
    return {
      passed,
      ran: (window as unknown as { ran: number }).ran,
      children: box.childElementCount,
      ways: Object.keys(ways),
    };
  });
  expect(tried).toMatchObject({ passed: [], ran: 0, children: 0 });
  await expect.poll(async () => (await violations()).length).toBeGreaterThanOrEqual(tried.ways.length);
  await context.close();
});
