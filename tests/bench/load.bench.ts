import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildApp, DIST } from '@/site/build-app';

/** Initial JavaScript of the page may weigh this much, gzip: the page's own entry and what it imports statically. */
export const LIMIT_KB = 130;

export const gzipKb = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length / 1000;

/** The scripts index.html names: the entry module and its preloaded static imports. */
export function initialScripts(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.js)"/g)].flatMap(([, path]) =>
    path === undefined ? [] : [path],
  );
}

/** First load of the page: what must arrive before anything shows, and what waits until it is asked for. */
export async function bench(): Promise<void> {
  buildApp();
  const initial = initialScripts(readFileSync(join(DIST, 'index.html'), 'utf8'));
  const folder = join(DIST, 'static/js');
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      initial: initial.includes(`static/js/${file}`),
      'gzip kB': Number(gzipKb(join(folder, file)).toFixed(1)),
    }))
    .sort((a, b) => Number(b.initial) - Number(a.initial) || b['gzip kB'] - a['gzip kB']);
  console.table(rows);
  const total = rows.filter((row) => row.initial).reduce((sum, row) => sum + row['gzip kB'], 0);
  console.log(
    `Initial JavaScript: ${total.toFixed(1)} kB gzip, ${(total / LIMIT_KB).toFixed(2)} of the ${LIMIT_KB} kB allowed.`,
  );
}
