import { vi } from 'vitest';

/**
 * How long a test waits for what it waits for, in ms, where it names no time of its own (D387). vi.waitFor gives up after
 * a second, which a busy machine takes for less; how fast something is is said by measures, never by patience.
 */
const PATIENCE_MS = 30_000;

type Options = { timeout?: number; interval?: number };
const patient = (options: number | Options = {}): Options => ({
  timeout: PATIENCE_MS,
  ...(typeof options === 'number' ? { timeout: options } : options),
});

const { waitFor, waitUntil } = vi;
vi.waitFor = (look, options) => waitFor(look, patient(options));
vi.waitUntil = (look, options) => waitUntil(look, patient(options));
