/**
 * The Content-Security-Policy, sent as a header by `npm start` and carried by the built page as a meta element, so that
 * it also holds where a deployer's server sends none. No inline script, no inline style, no foreign code.
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
};

const join = (policy: Record<string, string>): string =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** For a meta element, which may not carry frame-ancestors. */
export const META_POLICY = join(POLICY);

export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': join({ ...POLICY, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Hashed files never change; everything else must be asked for again, or an update would never arrive. */
export function cacheControl(path: string, exists: boolean): string {
  return exists && path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
