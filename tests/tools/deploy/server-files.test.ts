import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@/site/build-app';
import { serverFiles } from '@/site/deploy/server-files';
import { cacheControl, SECURITY_HEADERS } from '@/site/security-headers';

const FOLDER = join(PROJECT_ROOT, 'src/site/deploy');

describe('the files for servers', () => {
  it.each(Object.entries(serverFiles()))('%s is as the headers say: else npm run server-files', (name, text) => {
    expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text);
  });

  it.each(['nginx.conf', 'Caddyfile'])('%s sends every header of npm start, and both ways of caching', (name) => {
    const text = serverFiles()[name] ?? '';
    expect(Object.keys(SECURITY_HEADERS).length).toBeGreaterThan(4);
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) expect(text).toContain(`${header} "${value}"`);
    expect(text).toContain(`"${cacheControl('/x/static/js/a.js', true)}"`);
    expect(text).toContain(`"${cacheControl('/', true)}"`);
  });

  it('can carry every value between quotation marks', () => {
    expect(Object.values(SECURITY_HEADERS).filter((value) => /["\\$]/.test(value))).toEqual([]);
  });
});
