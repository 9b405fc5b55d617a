import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { DrivenPage } from './driven-page';
import { type Tab, type Target, textsOf } from './engine';

const require = createRequire(import.meta.url);
/** Finds elements by role and name in the page itself; drivers know selectors only. */
const FINDER = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** As an expect.poll of these journeys. */
const PATIENCE_MS = 300_000;
/** A page that is busy hears of a press this late at most; a press that it did not hear of fell beside the target. */
const PRESS_HEARD_MS = 5000;

/** A target and those around it, outermost first, in a form that crosses over to the page. */
interface Step {
  role: string;
  name?: string;
  pattern?: string;
}

function stepsTo({ role, name, within }: Target): Step[] {
  const named = typeof name === 'string' ? { name } : name === undefined ? {} : { pattern: name.source };
  return [...(within === undefined ? [] : stepsTo(within)), { role, ...named }];
}

declare global {
  interface Window {
    TestingLibraryDom: {
      queryAllByRole(place: HTMLElement, role: string, options: { name?: string | RegExp }): HTMLElement[];
    };
    /** Whether the element that is being pressed has heard of it. */
    pressHeard?: boolean;
  }
}

/** Runs in pages. */
function find(steps: Step[]): HTMLElement[] {
  return steps.reduce<HTMLElement[]>(
    ([place], { role, name, pattern }) =>
      place === undefined
        ? []
        : window.TestingLibraryDom.queryAllByRole(place, role, {
            ...(name !== undefined && { name }),
            ...(pattern !== undefined && { name: new RegExp(pattern) }),
          }),
    [document.body],
  );
}

/** Runs in pages: the first of them, once it can be used, stands still and nothing lies over it; null where that is not so yet. */
async function whenSteady([element]: HTMLElement[]): Promise<HTMLElement | null> {
  if (element === undefined || element.matches(':disabled, [aria-disabled=true]')) return null;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What stays in sight while the rest scrolls lies over one place or another.
  for (const block of ['nearest', 'end', 'center', 'start'] as const) {
    element.scrollIntoView({ block });
    const before = JSON.stringify(element.getBoundingClientRect());
    await frame();
    await frame();
    const place = element.getBoundingClientRect();
    const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    if (JSON.stringify(place) === before && element.contains(hit)) return element;
  }
  return null;
}

/** Runs in pages: what is pressed moves where a page is being drawn, and the press falls beside it. */
function listenForPress(element: HTMLElement | null): HTMLElement | null {
  window.pressHeard = false;
  const heard = () => {
    window.pressHeard = true;
  };
  element?.addEventListener('click', heard, { capture: true, once: true });
  return element;
}

/** Runs in pages: as if it was typed over all that stands there. */
function write(element: HTMLElement | null, text: string): boolean {
  if (element === null) return false;
  const field = element as HTMLInputElement;
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  return field.value === text;
}

/** Runs in pages. */
function select(element: HTMLElement | null, label: string): boolean {
  const option = [...((element as HTMLSelectElement | null)?.options ?? [])].find((one) => one.label === label);
  if (option === undefined) return false;
  option.selected = true;
  for (const type of ['input', 'change']) element?.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Where the driver knows no roles: elements are found by a library in the page, and what acts waits for them here. */
export function drivenTab(page: DrivenPage): Tab {
  const bringFinder = async () => {
    const known = await page.call<boolean>('() => typeof TestingLibraryDom === "object"', null);
    if (!known) await page.call(`() => { ${FINDER} }`, null);
  };

  /** Tries again until it is so: a page that is being drawn or loaded refuses what it takes a moment later. */
  async function until(what: string, attempt: () => Promise<boolean>): Promise<void> {
    let cause: unknown;
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      try {
        await bringFinder();
        if (await attempt()) return;
      } catch (error) {
        cause = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${what} was not possible in time.`, { cause });
  }

  /** Does something with the target, once it stands still; `then` says whether it was done. */
  const actOn = (target: Target, then: (element: HTMLElement | null, text: string) => boolean, text: string) =>
    until(`“${text}” in ${target.role} ${target.name ?? ''}`, () =>
      page.call<boolean>(`async ({ steps, text }) => (${then})(await (${whenSteady})((${find})(steps)), text)`, {
        steps: stepsTo(target),
        text,
      }),
    );

  return {
    open: (address) => page.open(address),
    reload: () => page.reload(),
    press: (target) =>
      until(`pressing ${target.role} ${target.name ?? ''}`, async () => {
        const steady = `(${whenSteady})((${find})(steps))`;
        if (!(await page.pressOn(`async (steps) => (${listenForPress})(await ${steady})`, stepsTo(target))))
          return false;
        for (const end = Date.now() + PRESS_HEARD_MS; Date.now() < end; ) {
          // Not false: heard, or the page that was pressed is gone.
          if ((await page.call<boolean | null>('() => window.pressHeard ?? null', null)) !== false) return true;
        }
        return false;
      }),
    fill: (target, text) => actOn(target, write, text),
    choose: (target, label) => actOn(target, select, label),
    attach: (paths) => page.attach('input[type=file]', paths),
    texts: async (target) => {
      await bringFinder();
      return page.call<string[]>(`(steps) => (${textsOf})((${find})(steps))`, stepsTo(target));
    },
    evaluate: ((source: unknown, argument: unknown) => page.call(String(source), argument)) as Page['evaluate'],
    resize: (width, height) => page.resize(width, height),
    picture: async (path) => {
      // WebKit draws a page of another size a moment later: one that stays the same is drawn, but for a clock in it.
      let last = '';
      for (let tries = 0; tries < 5; tries += 1) {
        const now = await page.screenshot();
        if (now === last) break;
        last = now;
      }
      writeFileSync(path, Buffer.from(last, 'base64'));
    },
    errors: () => page.errors(),
  };
}
