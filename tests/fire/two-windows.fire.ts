import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { editTranscript, openCalls, transcriptBox, upload } from '../journeys/actions';
import { browser, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { KillableBrowser } from '../journeys/killable-browser';
import { rowsOf } from '../tools/app-rows';
import { openApp, openReader, WAIT } from './fire-harness';
import { toneFile } from './tone-files';

withBrowserAndPeer();

const texts = async (page: Page) => (await rowsOf(page, 'transcripts')).map(({ text }) => text).sort();

async function openOnlyCall(page: Page): Promise<void> {
  const drawer = await openCalls(page);
  await drawer
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
}

async function editTurn(page: Page, turn: number): Promise<void> {
  await page.getByRole('button', { name: `Turn ${turn} options` }).click();
  await page.getByRole('button', { name: 'Edit or split' }).click();
}

const words = (page: Page, turn: number) => page.getByRole('textbox', { name: `Words of turn ${turn}` });

/** Types and closes the page in the same moment: whatever is typed has not been stored by the clock. */
async function typeAndClose(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: 'Edit' }).check({ force: true });
  await transcriptBox(page).evaluate((area, value) => {
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
    area.value = value;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // As when the tab is closed: no transaction that is begun from here on ends.
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('the page is going', 'InvalidStateError');
    };
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
  }, text);
  await page.close();
}

describe('two windows that close', () => {
  it('leave two calls: a letter in one erases nothing that was pasted in the other', async () => {
    const context = await browser.newContext();
    const [p, q] = [await openApp(context), await openApp(context)];
    await typeAndClose(p, 'A: a whole call pasted in one window');
    await typeAndClose(q, 'A');
    const next = await openApp(context);
    await expect.poll(() => texts(next), WAIT).toEqual(['A', 'A: a whole call pasted in one window']);
    // A draft goes after its text is stored, not with it.
    const drafts = () => next.evaluate(() => Object.keys(localStorage).filter((key) => /Draft/.test(key)));
    await expect.poll(drafts, WAIT).toEqual([]);
    await context.close();
  });

  it('are heard at once by one that lives', async () => {
    const context = await browser.newContext();
    const living = await openApp(context);
    const leaving = await openApp(context);
    await typeAndClose(leaving, 'A: typed a moment ago');
    await expect.poll(() => texts(living), WAIT).toEqual(['A: typed a moment ago']);
    await context.close();
  });
});

describe('one transcript in two windows', () => {
  it('keeps both texts when both type at once, and offers the one that is not shown', async () => {
    const context = await browser.newContext();
    const p = await openApp(context);
    await editTranscript(p, 'A: one');
    await expect.poll(() => texts(p), WAIT).toEqual(['A: one']);
    const q = await openApp(context);
    await openOnlyCall(q);
    await q.getByRole('radio', { name: 'Edit' }).check({ force: true });
    await expect.poll(() => transcriptBox(q).inputValue(), WAIT).toBe('A: one');
    // In the same moment, agreed upon before, however slow the way to the pages: neither has stored or heard anything yet.
    const at = Date.now() + 1500;
    const type = (page: Page, text: string) =>
      transcriptBox(page).evaluate(
        async (area, given) => {
          if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
          while (Date.now() < given.at) await new Promise((resolve) => setTimeout(resolve, 5));
          area.value = given.text;
          area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        { text, at },
      );
    await Promise.all([type(p, 'A: one from p'), type(q, 'A: one from q')]);
    const offers = [p, q].map((page) => page.getByRole('button', { name: 'Show the other one' }));
    await Promise.all(offers.map((offer) => offer.waitFor()));
    const shown = await transcriptBox(p).inputValue();
    const other = shown === 'A: one from p' ? 'A: one from q' : 'A: one from p';
    await offers[0]?.click();
    await expect.poll(() => transcriptBox(p).inputValue(), WAIT).toBe(other);
    await p.getByRole('button', { name: 'Keep this one' }).click();
    await q.getByRole('button', { name: 'Keep this one' }).waitFor({ state: 'detached' });
    await expect.poll(() => transcriptBox(q).inputValue(), WAIT).toBe(other);
    await expect.poll(() => texts(q)).toEqual([other]);
    await context.close();
  });

  it('that is deleted in one becomes a new call in the other, which says so', async () => {
    const context = await browser.newContext();
    const p = await openApp(context);
    await editTranscript(p, 'A: one');
    await expect.poll(() => texts(p), WAIT).toEqual(['A: one']);
    const q = await openApp(context);
    const drawer = await openCalls(q);
    await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
    await transcriptBox(p).pressSequentially(' and');
    await q.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // Not "no call is left": what was typed may be a new one already.
    await expect.poll(async () => (await rowsOf(q, 'calls')).filter(({ binnedAt }) => binnedAt).length, WAIT).toBe(1);
    await transcriptBox(p).pressSequentially(' two');
    await p.getByText(/Your text was kept as a new call/).waitFor();
    // The deleted one's stays in the waste bin.
    await expect.poll(() => texts(q), WAIT).toContain(await transcriptBox(p).inputValue());
    await expect.poll(() => transcriptBox(p).inputValue()).toContain('two');
    await context.close();
  });
});

describe('words typed in one turn', () => {
  it('that a living window types are not opened in another one, and are as soon as that is closed', async () => {
    const context = await browser.newContext();
    const p = await openApp(context);
    await editTranscript(p, 'A: one\nC: two');
    await p.getByRole('radio', { name: 'View' }).check({ force: true });
    await editTurn(p, 2);
    await words(p, 2).pressSequentially(' typed');
    await expect.poll(async () => (await rowsOf(p, 'turnDrafts')).map((row) => row.words), WAIT).toEqual(['two typed']);
    const q = await openApp(context);
    await openOnlyCall(q);
    await q.getByRole('button', { name: 'Turn 2 options' }).waitFor();
    // It waits for the other page to be gone; the second copy's lock is another matter.
    const waiting = () =>
      q.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.filter(({ name = '' }) => name.startsWith('callmark-page ')).length;
      });
    await expect.poll(waiting, WAIT).toBe(1);
    await expect.poll(() => words(q, 2).count()).toBe(0);
    await p.close();
    await words(q, 2).waitFor();
    await expect.poll(() => words(q, 2).inputValue()).toBe('two typed');
    await context.close();
  });

  it('outlive the death of the whole browser, all but the last two seconds', async () => {
    const mortal = new KillableBrowser(inject('browserPath'));
    try {
      const page = await openApp(await mortal.start());
      await editTranscript(page, 'A: one\nC: two');
      await page.getByRole('radio', { name: 'View' }).check({ force: true });
      await editTurn(page, 2);
      const typed: { at: number; length: number }[] = [];
      const start = (await words(page, 2).inputValue()).length;
      const until = Date.now() + 8_000;
      // Without a pause, as by a hand: no rest that would store by itself.
      while (Date.now() < until) {
        await words(page, 2).press('x', { delay: 60 });
        typed.push({ at: Date.now(), length: start + typed.length + 1 });
      }
      const died = Date.now();
      await mortal.kill();
      const again = await openApp(await mortal.start());
      await openOnlyCall(again);
      await words(again, 2).waitFor();
      const kept = (await words(again, 2).inputValue()).length;
      const owed = typed.findLast(({ at }) => at <= died - 2_000)?.length ?? 0;
      expect(owed).toBeGreaterThan(start + 20);
      expect(kept).toBeGreaterThanOrEqual(owed);
    } finally {
      await mortal.dispose();
    }
  });
});

describe('sixty files in a window that is closed', () => {
  it('are asked about before, and what was not taken is told by name after', async () => {
    const FILES = 60;
    const context = await browser.newContext();
    const page = await openApp(context);
    const files = Array.from({ length: FILES }, (_, index) => toneFile(index + 1, 20));
    await upload(page, files);
    await expect.poll(async () => (await rowsOf(page, 'calls')).length, { ...WAIT, interval: 10 }).toBeGreaterThan(2);
    // Chromium asks only where somebody has touched the page.
    await page.getByRole('heading', { name: 'Added calls' }).click();
    const question = page.waitForEvent('dialog');
    // Closing with the question asked does not wait for the end.
    const gone = page.waitForEvent('close');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await closing;
    await gone;
    const reader = await openReader(context);
    const taken = new Set((await rowsOf(reader, 'audio')).map(({ name }) => name));
    const left = files.map(({ name }) => name).filter((name) => !taken.has(name));
    expect(left.length).toBeGreaterThan(0);
    const next = await openApp(context);
    const alert = next.getByRole('alert').filter({ hasText: 'not added' });
    await alert.waitFor();
    const told = (await alert.textContent()) ?? '';
    expect(files.map(({ name }) => name).filter((name) => told.includes(name))).toEqual(left);
    await context.close();
  });
});
