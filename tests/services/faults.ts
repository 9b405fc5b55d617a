/** What can go wrong on demand. Milliseconds and bytes. */
export type Fault =
  | { kind: 'delay'; ms: number }
  /** Reads the body and never answers. */
  | { kind: 'hang' }
  /** Leaves the body where it is until the peer is told to release it. */
  | { kind: 'hold' }
  /** Takes the body slowly, in bytes per second. */
  | { kind: 'slow-read'; rate: number }
  /** Cuts the connection after so many bytes of the body have come. */
  | { kind: 'drop-upload'; afterBytes?: number }
  /** Cuts the connection before anything is done. */
  | { kind: 'reset' }
  /** Does the work, then cuts the connection instead of answering. */
  | { kind: 'process-then-drop' }
  /** Does the work and cuts the connection in the middle of the answer. */
  | { kind: 'drop-answer'; afterBytes?: number }
  /** `cors: false`: as something that stands before the service and knows nothing of CORS; preflights are answered so too. */
  | { kind: 'status'; status: number; body?: string; contentType?: string; retryAfter?: string; cors?: false }
  /** Leads to another address, readable for the page that asks. */
  | { kind: 'redirect'; status: number; to: string }
  | { kind: 'empty' }
  | { kind: 'html' }
  | { kind: 'half-json' }
  | { kind: 'wrong-type' }
  /** A valid answer with so many bytes of filling. */
  | { kind: 'huge'; bytes?: number }
  /** The right answer, so many bytes at a time. */
  | { kind: 'drip'; bytes: number; everyMs: number }
  /** Answers without CORS headers; preflights too. */
  | { kind: 'no-cors' }
  /** Allows another origin than the one that asked. */
  | { kind: 'wrong-cors' }
  /** Answers readably but refuses every preflight. */
  | { kind: 'no-preflight' }
  /** What a cluster does, by the proxy of tests/tools/team alone: fewer machines than must have it took the write. */
  | { kind: 'accepted' }
  /** Rows of the list of changes that were told before come again. */
  | { kind: 'repeated' }
  /** The machine that is asked missed the last writes. */
  | { kind: 'stale' }
  /** As `accepted`, and the one machine that took it dies before another has it. */
  | { kind: 'forgotten' }
  /** Another machine's list of changes is given, which may be behind. */
  | { kind: 'elsewhere' }
  /** One bit of an attachment's bytes is another on their way up or down. */
  | { kind: 'flipped' };

/** What nginx, Caddy or Traefik say while the server behind them is away. */
export const BAD_GATEWAY = {
  ...{ kind: 'status', status: 502, contentType: 'text/html', cors: false },
  body: '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body></html>',
} as const satisfies Fault;

/**
 * What n8n 1.123 answers every request with from the moment its port opens until its workflows are registered, `times`
 * of each: all is well, no such route, a failure. `cors: false` as it comes from n8n itself, else as through a proxy that
 * adds the headers.
 */
export function n8nStartUp(times: number, cors?: false): FaultRule[] {
  const page = (text: string) => `<!DOCTYPE html>\n<html lang="en">\n<body>\n<pre>${text}</pre>\n</body>\n</html>\n`;
  const contentType = 'text/html; charset=utf-8';
  const says = (status: number, body: string): FaultRule => ({
    fault: { kind: 'status', status, body, contentType, ...(cors === false && { cors }) },
    path: '/webhook/',
    times,
  });
  return [
    says(200, 'n8n is starting up. Please wait'),
    says(404, page('Cannot POST')),
    says(500, page('Internal Server Error')),
  ];
}

export interface FaultRule {
  fault: Fault;
  /** A part of the path; absent = every path. */
  path?: string;
  method?: string;
  /** How many requests it strikes; absent = 1, 0 = all of them. */
  times?: number;
  /** Requests let through before it strikes. */
  skip?: number;
}

/** Faults at random, the same for the same seed. */
export interface RandomFaults {
  /** 0 to 1. */
  rate: number;
  seed: number;
  kinds?: Fault[];
  /** Of the requests that they strike; absent = POST. */
  methods?: readonly string[];
}

const RANDOM_KINDS: Fault[] = [
  { kind: 'reset' },
  { kind: 'drop-upload', afterBytes: 64 },
  { kind: 'process-then-drop' },
  { kind: 'drop-answer' },
  { kind: 'status', status: 503, retryAfter: '0' },
  { kind: 'status', status: 500 },
];

export interface Faults {
  add(rule: FaultRule): void;
  randomly(random: RandomFaults | null): void;
  clear(): void;
  /** The fault that strikes this request, counted. */
  next(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let rules: (FaultRule & { skip: number; left: number })[] = [];
  let random: (Required<Omit<RandomFaults, 'seed'>> & { draw: () => number }) | null = null;
  return {
    add: (rule) => rules.push({ ...rule, skip: rule.skip ?? 0, left: rule.times ?? 1 }),
    randomly: (wanted) => {
      if (wanted === null) random = null;
      else {
        const { seed, kinds = RANDOM_KINDS, methods = ['POST'], rate } = wanted;
        random = { rate, kinds, methods, draw: seededRandom(seed) };
      }
    },
    clear: () => {
      rules = [];
      random = null;
    },
    next(method, path) {
      for (const rule of rules) {
        if (rule.path !== undefined && !path.includes(rule.path)) continue;
        if (!appliesTo(rule, method)) continue;
        if (rule.skip > 0) {
          rule.skip--;
          continue;
        }
        if (rule.times !== 0 && --rule.left === 0) rules = rules.filter((other) => other !== rule);
        return rule.fault;
      }
      if (!random?.methods.includes(method) || random.draw() >= random.rate) return undefined;
      return random.kinds[Math.floor(random.draw() * random.kinds.length)];
    },
  };
}

export function hidesCors(fault: Fault | undefined): boolean {
  return fault?.kind === 'no-cors' || (fault?.kind === 'status' && fault.cors === false);
}

/** Only faults about CORS strike the browser's own preflights, unless a rule names the method. */
function appliesTo({ method, fault }: FaultRule, asked: string): boolean {
  if (method !== undefined) return method === asked;
  return asked !== 'OPTIONS' || /cors|preflight/.test(fault.kind) || hidesCors(fault);
}

/** mulberry32: small, seeded, good enough to pick faults. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
