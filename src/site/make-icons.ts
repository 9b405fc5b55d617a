import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { PROJECT_ROOT } from './build-app';
import { findBrowser } from './find-browser';
import { packPng } from './pack-png';

/** Draws the PNG icons of public/icons from icon.svg: `npx tsx src/site/make-icons.ts`, after a change of the SVG. */
const folder = join(PROJECT_ROOT, 'public/icons');
const plain = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** To the edge, and the sign within the inner circle that every launcher's mask leaves (80 % of the width). */
const square = plain.replace('rx="112"', '');
const maskable = square.replace('<g id="glyph"', '<g id="glyph" transform="translate(64 64) scale(0.75)"');

const ICONS = [
  // Of the tab: the page itself draws a tab's SVG, as a page of its own, in the middle of its start.
  { file: 'icon-48.png', svg: plain, size: 48 },
  { file: 'icon-192.png', svg: plain, size: 192 },
  { file: 'icon-512.png', svg: plain, size: 512 },
  { file: 'icon-maskable-512.png', svg: maskable, size: 512 },
  // iOS rounds the corners itself and paints transparency black.
  { file: 'apple-touch-icon.png', svg: square, size: 180 },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { file, svg, size } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  writeFileSync(join(folder, file), packPng(await page.screenshot({ omitBackground: true })));
  console.log(`${file}: ${size} x ${size}`);
}
await browser.close();
