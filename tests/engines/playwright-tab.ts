import type { Locator, Page } from 'playwright-core';
import { collectErrors } from '../journeys/harness';
import { type Tab, type Target, textsOf } from './engine';

/** Chromium and Firefox. */
export function playwrightTab(page: Page): Tab {
  page.setDefaultTimeout(300_000);
  const errors = collectErrors(page);
  const all = ({ role, name, within }: Target): Locator =>
    (within === undefined ? page : all(within).first()).getByRole(role, {
      exact: true,
      ...(name !== undefined && { name }),
    });
  const first = (target: Target) => all(target).first();
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // The button of a radio lies unseen on its label.
    press: (target) => first(target).click({ force: target.role === 'radio' }),
    fill: (target, text) => first(target).fill(text),
    choose: async (target, label) => void (await first(target).selectOption({ label })),
    attach: (paths) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...paths]),
    texts: (target) => all(target).evaluateAll(textsOf),
    evaluate: page.evaluate.bind(page),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async (path) => void (await page.screenshot({ path, animations: 'disabled' })),
    errors: () => errors,
  };
}
