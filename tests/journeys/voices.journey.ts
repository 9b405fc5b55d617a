import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { installSpeakingPlatform, type PlatformOptions } from '../helpers/speaking-platform';
import { setOffline } from '../tools/worker-control';
import { chooseSoundSample, editTranscript, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { axeViolations, baseUrl, collectErrors, SIZES, takePictures, visit } from './harness';
import { setServices } from './set-services';

withBrowserAndPeer();

const CALL = `Agent (A): Dạ em chào chị, MobiFone xin nghe ạ.
Customer (C): Mạng chậm quá.
Agent (A): Dạ em xin lỗi chị.
Customer (C): Ừ.`;

const play = (page: Page, turn: number): Locator =>
  page.getByRole('button', { name: `Play turn ${turn}`, exact: true });
const pause = (page: Page, turn: number): Locator =>
  page.getByRole('button', { name: `Pause turn ${turn}`, exact: true });
const lit = (page: Page): Promise<string | null> =>
  page
    .locator('.transcript-lit')
    .first()
    .getAttribute('data-turn')
    .catch(() => null);
const sides = (page: Page): Promise<string> =>
  page
    .locator('[data-turn]')
    .evaluateAll((turns) => turns.map((turn) => (turn.classList.contains('transcript-customer') ? 'C' : 'A')).join(''));
const asked = () =>
  peer.log.entries.filter(({ path }) => path === '/tts').map(({ query }) => new URLSearchParams(query));

async function typeCall(page: Page, text = CALL): Promise<void> {
  await editTranscript(page, text);
  await page.getByRole('radio', { name: 'View' }).check({ force: true });
  await page.getByRole('button', { name: 'Turn 1 options' }).waitFor();
}

/** Turns in the order they were lit until nothing plays any more. */
async function litTurns(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const look = () => {
          const turn = document.querySelector<HTMLElement>('.transcript-lit')?.dataset['turn'];
          if (turn !== undefined && turn !== seen.at(-1)) seen.push(turn);
          const over = [...document.querySelectorAll('button')].every(
            ({ textContent }) => textContent !== 'Stop playing',
          );
          if (over) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

describe('a turn read by the speech service', () => {
  it('is asked for as the specification says, lit while it plays, and heard again without a network', async () => {
    const { page, context, errors } = await visit(browser, { query: '?nfe=32', worker: true });
    await setServices(page, { 'Speech synthesis service': `${peer.url}/tts` });
    await typeCall(page);
    await page.getByText(`Read by ${peer.url}/tts`).waitFor();
    await play(page, 1).click();
    await pause(page, 1).waitFor();
    await expect.poll(() => lit(page)).toBe('1');
    await play(page, 1).waitFor();
    expect(asked()).toHaveLength(1);
    expect(Object.fromEntries(asked()[0] ?? [])).toEqual({
      seed: expect.stringMatching(/^\d+$/),
      nfe_step: '32',
      voice: 'Nữ miền Nam',
      text: 'dạ em chào chị, mô bi phôn xin nghe ạ.',
    });

    await setOffline(context, true);
    await play(page, 1).click();
    await expect.poll(() => lit(page)).toBe('1');
    await pause(page, 1).click();
    await expect.poll(() => page.locator('.transcript-lit').count()).toBe(0);
    await play(page, 2).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /network|offline|mạng/i })
      .waitFor();
    await setOffline(context, false);
    await play(page, 2).click();
    await expect.poll(() => lit(page)).toBe('2');
    expect(asked().map((query) => query.get('voice'))).toEqual(['Nữ miền Nam', 'Nam 2']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is left for another at once: one sound at a time, the request called off', async () => {
    const { page, context } = await visit(browser);
    await setServices(page, { 'Speech synthesis service': `${peer.url}/tts` });
    await typeCall(page);
    peer.fault({ fault: { kind: 'hang' }, path: '/tts' });
    await play(page, 1).click();
    await expect.poll(() => pause(page, 1).getAttribute('aria-busy')).toBe('true');
    // The request that hangs is this one: called off before it came, it would leave that to the next.
    await expect.poll(() => asked().length).toBe(1);
    await play(page, 3).click();
    await expect.poll(() => lit(page)).toBe('3');
    await play(page, 1).waitFor();
    await peer.log.until(({ path, aborted }) => path === '/tts' && aborted);
    await context.close();
  });

  it('the whole call is read through with both voices, each turn lit', async () => {
    const { page, context } = await visit(browser);
    await setServices(page, { 'Speech synthesis service': `${peer.url}/tts` });
    await page.getByRole('combobox', { name: 'Customer voice' }).selectOption('Huế 2');
    await typeCall(page);
    await page.getByRole('button', { name: 'Play all' }).click();
    await expect.poll(() => litTurns(page)).toEqual(['1', '2', '3', '4']);
    expect(asked().map((query) => query.get('voice'))).toEqual(['Nữ miền Nam', 'Huế 2', 'Nữ miền Nam', 'Huế 2']);
    await context.close();
  });

  it.each([
    ['streams events', 'text/event-stream', 'data: {"progress": 0.1}\n\n'],
    ['wraps base64 in JSON', 'application/json', '{"audio_data":"UklGRiQAAABXQVZF"}'],
    ['calls base64 audio', 'audio/wav', 'UklGRiQAAABXQVZF'],
  ])('a service that %s is a clear error', async (_what, contentType, body) => {
    const { page, context, errors } = await visit(browser);
    await setServices(page, { 'Speech synthesis service': `${peer.url}/tts` });
    await typeCall(page);
    peer.fault({ fault: { kind: 'status', status: 200, contentType, body }, path: '/tts' });
    await play(page, 1).click();
    await page.getByText(/did not send an audio file/).waitFor();
    await play(page, 1).click();
    await expect.poll(() => lit(page)).toBe('1');
    await expect.poll(() => page.getByText(/did not send an audio file/).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('without a service', () => {
  async function visitPlatform(options: PlatformOptions) {
    const context = await browser.newContext({
      viewport: SIZES.landscape,
      baseURL: baseUrl(),
      serviceWorkers: 'block',
    });
    await context.addInitScript(installSpeakingPlatform, options);
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto('/');
    return { context, page, errors };
  }
  const said = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { spoken: { text: string; voice: string }[] }).spoken);
  const voice = (name: string, lang = 'vi-VN') => ({ name, lang, localService: true });

  it('the voices of the platform read, under their real names, however late they come', async () => {
    const voices = [voice('Zira', 'en-US'), voice('Linh'), voice('Microsoft An')];
    const { page, context, errors } = await visitPlatform({ voices, voicesAfterMs: 700, swallows: 1 });
    await typeCall(page);
    await page.getByText('Agent: Linh · Customer: Microsoft An').waitFor();
    await page.getByRole('button', { name: 'Play all' }).click();
    await expect.poll(() => lit(page)).toBe('1');
    await litTurns(page);
    expect((await said(page)).map((spoken) => [spoken.voice, spoken.text])).toEqual([
      ['Linh', 'Dạ em chào chị, MobiFone xin nghe ạ.'],
      ['Microsoft An', 'Mạng chậm quá.'],
      ['Linh', 'Dạ em xin lỗi chị.'],
      ['Microsoft An', 'Ừ.'],
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a Vietnamese call is not read with an English voice: the screen says what is missing', async () => {
    const { page, context } = await visitPlatform({ voices: [voice('Zira', 'en-US')] });
    await typeCall(page);
    await page.getByText(/This device has no Vietnamese voice/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Play/ }).count()).toBe(0);
    await context.close();
  });

  it('a recording is played as it was and followed turn by turn; voices are there to choose', async () => {
    const { page, context, errors } = await visitPlatform({ voices: [voice('Linh')], msPerLetter: 2 });
    await chooseSoundSample(page);
    await waitForScore(page);
    await page.getByRole('button', { name: 'Play all' }).click();
    await expect.poll(() => lit(page)).toBe('1');
    await expect.poll(() => lit(page)).toBe('2');
    // Who speaks is put right while listening.
    await page.getByRole('button', { name: 'Turn 2 options' }).press('1');
    await expect.poll(async () => (await sides(page))[1]).toBe('A');
    await page.getByRole('button', { name: 'Stop playing' }).click();
    await page.getByRole('radio', { name: 'Synthetic' }).check({ force: true });
    await page.getByText('Both read by Linh, at two pitches').waitFor();
    await play(page, 2).click();
    await play(page, 2).waitFor();
    expect((await said(page)).length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a transcript that needs repair', () => {
  it('is put right turn by turn, by touch and by keys, and back again', async () => {
    const { page, context, errors } = await visit(browser, { hasTouch: true });
    await typeCall(page);
    const options = (turn: number) => page.getByRole('button', { name: `Turn ${turn} options` });
    const does = async (turn: number, name: string) => {
      await options(turn).tap();
      const menu = page.getByRole('dialog', { name: `Turn ${turn} options` });
      await menu.getByRole('button', { name }).tap();
      await menu.waitFor({ state: 'detached' });
    };
    await does(2, 'Agent speaks (key 1)');
    await expect.poll(() => sides(page)).toBe('AAAC');
    await does(3, 'Swap speakers from here on');
    await expect.poll(() => sides(page)).toBe('AACA');
    await does(1, 'Merge with the next turn');
    await expect.poll(() => sides(page)).toBe('ACA');
    await does(1, 'Edit or split');
    const words = page.getByRole('textbox', { name: 'Words of turn 1' });
    await expect.poll(() => words.inputValue()).toBe('Dạ em chào chị, MobiFone xin nghe ạ. Mạng chậm quá.');
    await words.press('Control+Home');
    for (let letter = 0; letter < 'Dạ em chào chị, '.length; letter++) await words.press('ArrowRight');
    await page.getByRole('button', { name: 'Split at the cursor' }).tap();
    await expect.poll(() => sides(page)).toBe('AACA');
    await page.keyboard.press('2');
    await expect.poll(() => sides(page)).toBe('CACA');
    for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Undo the last change' }).tap();
    await expect.poll(() => sides(page)).toBe('ACAC');
    await options(4).tap();
    await options(4).tap();
    await expect.poll(() => page.getByRole('dialog', { name: 'Turn 4 options' }).count()).toBe(0);
    await page.reload();
    await expect.poll(() => sides(page)).toBe('ACAC');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('has its menu beside it also when the tablet is turned', async () => {
    const { page, context } = await visit(browser, { hasTouch: true });
    await typeCall(page);
    const options = page.getByRole('button', { name: 'Turn 2 options' });
    await options.tap();
    const menu = page.getByRole('dialog', { name: 'Turn 2 options' });
    /** Pixels between the button and the menu; -1 = the menu is not all in the window. */
    const gap = async () => {
      const [button, box, window] = [await options.boundingBox(), await menu.boundingBox(), page.viewportSize()];
      if (button === null || box === null || window === null) return -1;
      if (box.x < 0 || box.y < 0 || box.x + box.width > window.width || box.y + box.height > window.height) return -1;
      const apart = (from: number, to: number, start: number, end: number) => Math.max(0, start - to, from - end);
      return Math.round(
        apart(button.x, button.x + button.width, box.x, box.x + box.width) +
          apart(button.y, button.y + button.height, box.y, box.y + box.height),
      );
    };
    await expect.poll(gap).toBe(6);
    for (const size of [SIZES.portrait, SIZES.phone, SIZES.landscape]) {
      await page.setViewportSize(size);
      await expect.poll(gap).toBe(6);
    }
    await context.close();
  });
});

describe('the screens of voices and speakers', () => {
  let page: Page;
  const open = async () => {
    ({ page } = await visit(browser, { hasTouch: true }));
    await setServices(page, { 'Speech synthesis service': `${peer.url}/tts` });
    await chooseSoundSample(page);
    await waitForScore(page);
  };

  const SCREENS: [string, () => Promise<void>][] = [
    [
      'voices',
      async () => {
        await open();
        await page.getByRole('radio', { name: 'Synthetic' }).check({ force: true });
        await page.getByText(/^Read by/).waitFor();
      },
    ],
    ['turn-options', () => page.getByRole('button', { name: 'Turn 2 options' }).tap()],
    ['turn-editor', () => page.getByRole('button', { name: 'Edit or split' }).tap()],
    [
      'speaker-times',
      async () => {
        await page.getByRole('button', { name: 'Cancel', exact: true }).tap();
        await page.getByRole('tab', { name: 'Speaker' }).tap();
        await page.getByRole('region', { name: 'Talk time' }).waitFor();
      },
    ],
  ];

  it.each(SCREENS)('%s: axe finds nothing, light or dark', async (name, reach) => {
    await reach();
    const found = await axeViolations(page);
    await takePictures(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await axeViolations(page)));
    await page.emulateMedia({ colorScheme: 'light' });
    expect(found).toEqual([]);
  });
});
