import { afterEach, describe, expect, it, vi } from 'vitest';
import WaveSurfer from 'wavesurfer.js';
import { guardSinks, sinkRules } from '@/domain/trusted-types';
import { META_POLICY, SECURITY_HEADERS } from '@/site/security-headers';
import { isSlow } from '../helpers/growth';

const FOLDER = 'https://calls.example/app/static/js/';
const { createHTML, createScriptURL } = sinkRules(`${FOLDER}start-C158qaHc.js`);
afterEach(() => vi.unstubAllGlobals());

/** Every text that wavesurfer makes elements of while it draws. */
function writtenByWavesurfer(height: number | 'auto'): string[] {
  const written: string[] = [];
  const root = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'innerHTML');
  Object.defineProperty(ShadowRoot.prototype, 'innerHTML', {
    ...root,
    set(text: string) {
      written.push(text);
      root?.set?.call(this, text);
    },
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  try {
    const container = document.createElement('div');
    WaveSurfer.create({ container, height, peaks: [[0, 1]], duration: 1 }).destroy();
  } finally {
    if (root) Object.defineProperty(ShadowRoot.prototype, 'innerHTML', root);
  }
  return written;
}

const BOX = '<div class="scroll" part="scroll"></div>';

describe('what text may become HTML', () => {
  it.each([[40], [0.5], ['auto' as const]])('is what wavesurfer writes at the height %s', (height) => {
    const written = writtenByWavesurfer(height);
    expect(written.length).toBeGreaterThan(0);
    expect(written.map(createHTML)).toEqual(written);
  });

  it.each([
    ['nothing at all', ''],
    ['a frame that sends to one origin', frame('https://speech.example:8443')],
    ['the same by a number', frame('http://[::1]:9000')],
  ])('is %s', (_, html) => expect(createHTML(html)).toBe(html));

  it.each([
    ['a picture that runs a script', '<img src=x onerror=alert(1)>'],
    ['the same behind a waveform', `<style>.a{}</style>${BOX}<img src=x onerror=alert(1)>`],
    ['the same before it', `<img src=x onerror=alert(1)><style>.a{}</style>${BOX}`],
    ['the same in the rules of style', `<style>.a{}</style><img src=x onerror=alert(1)></style>${BOX}`],
    ['a box that hears', '<style></style><div class="scroll" part="scroll" onclick="alert(1)"></div>'],
    ['a box that hears by its class', '<style></style><div class="a"onclick="alert(1)" part="b"></div>'],
    ['words', '<style></style><div>Your session is over, type your password</div>'],
    ['boxes without rules of style', BOX],
    ['a script', '<script>alert(1)</script>'],
    ['a frame that leads elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    ['a frame with a second rule', frame('https://a.example; script-src *')],
    ['a frame to two origins', frame('https://a.example https://b.example')],
    ['a frame with a script', `${frame('https://a.example')}<script>alert(1)</script>`],
    ['a frame with another attribute', frame('https://a.example" onload="alert(1)')],
    ['any text', 'Hello'],
  ])('is not %s', (_, html) => expect(createHTML(html)).toBeNull());

  it('is told in time, however long the text is', async () => {
    const long = 200_000;
    for (const html of [`<style>${' '.repeat(long)}`, `<style></style>${BOX.repeat(9000)}${' '.repeat(long)}!`]) {
      expect(createHTML(html)).toBeNull();
      expect(await isSlow(html, createHTML)).toBe(false);
    }
  });
});

function frame(origin: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="connect-src ${origin}">`;
}

describe('which script may be started', () => {
  it.each([
    `${FOLDER}audio.worker-BaL9BUir.js`,
    `${FOLDER}ort-wasm-simd-threaded.asyncify-DXIbolS2.js`,
    `${FOLDER}ort-wasm-simd-threaded-BQJNh0bu.mjs`,
    './service-worker.js',
  ])('%s', (address) => expect(createScriptURL(address)).toBe(address));

  it.each([
    'https://evil.example/static/js/a.js',
    'https://calls.example/other/a.js',
    'https://calls.example/app/static/a.js',
    'https://calls.example/app/static/js.evil.example/a.js',
    `${FOLDER}../../shared.js`,
    `${FOLDER}..%2F..%2Fshared.js`,
    `${FOLDER}a.js?callback=alert`,
    `${FOLDER}a.js#b`,
    `${FOLDER}a.mp3`,
    `https://calls.example@evil.example/app/static/js/a.js`,
    'static/js/a.js',
    '/service-worker.js',
    'blob:https://calls.example/0f3',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '',
  ])('and not %j', (address) => expect(createScriptURL(address)).toBeNull());
});

describe('the guard', () => {
  it('is the one default policy, and no text becomes a script', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { createPolicy });
    guardSinks(`${FOLDER}start.js`);
    expect(createPolicy).toHaveBeenCalledTimes(1);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('default');
    expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
  });

  it('is asked for by the page and by every answer, and nothing may make another', () => {
    for (const policy of [META_POLICY, SECURITY_HEADERS['Content-Security-Policy']]) {
      expect(policy).toContain("; require-trusted-types-for 'script'");
      expect(policy).toMatch(/; trusted-types default(;|$)/);
    }
  });

  it('leaves browsers without it as they are', () => {
    vi.stubGlobal('trustedTypes', undefined);
    expect(() => guardSinks(`${FOLDER}start.js`)).not.toThrow();
  });

  it('does not keep the app from starting where an extension has put its own', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('there is a default already');
      },
    });
    guardSinks(`${FOLDER}start.js`);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
