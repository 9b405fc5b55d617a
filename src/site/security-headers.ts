/**
 * The Content-Security-Policy: sent as a header by `npm start` and by the files in deploy/, and carried by the built page as
 * a meta element, so that it also holds where a deployer's server sends none. No inline script, no inline style, no foreign
 * code. After a change: `npm run server-files`.
 */
const POLICY: Record<string, string> = {
  'default-src': "'self'",
  // WebAssembly of on-device models; no eval.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  // Service addresses are typed at run time and often stand in the local network, where there is plain http only.
  'connect-src': "'self' https: http:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  // Where text would become HTML or the address of a script, src/domain/trusted-types.ts is asked, and nobody else.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const join = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For a meta element, which may not carry frame-ancestors. */
export const META_POLICY = join(POLICY);

/** Of every answer, whatever its status. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': join({ ...POLICY, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What the app never asks for, no code in it may.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
};

/** Names of files in a folder of this name change with their content. */
export const HASHED_FOLDER = '/static/';
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';

/** Hashed files never change; everything else must be asked for again, or an update would never arrive. */
export function cacheControl(path: string, exists: boolean): string {
  return exists && path.includes(HASHED_FOLDER) ? CACHE_FOR_EVER : ASK_AGAIN;
}
