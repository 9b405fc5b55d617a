import type { BrowserContext, Page } from 'playwright-core';
import type { FixtureFile } from '../tools/fixtures/fixture';

/** What the system does with a share: a page of its own that sends a form to the address of the app. Ends at `shown`. */
export async function share(
  context: BrowserContext,
  address: string,
  files: readonly FixtureFile[],
  fields: Readonly<Record<string, string>> = {},
  shown = (page: Page) => page.getByRole('tab', { name: 'Scoring' }),
): Promise<Page> {
  const page = await context.newPage();
  const texts = Object.keys(fields).map((name) => `<textarea name="${name}"></textarea>`);
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${new URL(address).href}">
      <input type="file" name="files" multiple>${texts.join('')}<button>Share</button></form>`,
  );
  await page.locator('input').setInputFiles([...files]);
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(text);
  await page.getByRole('button', { name: 'Share' }).click();
  await shown(page).waitFor();
  return page;
}
