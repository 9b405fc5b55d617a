/** One request as the peer saw it. */
export interface LoggedRequest {
  n: number;
  method: string;
  /** Path without the query. */
  path: string;
  query: string;
  /** Milliseconds since the epoch. */
  at: number;
  endedAt?: number;
  status?: number;
  bytes: number;
  requestId?: string;
  fields: [name: string, value: string][];
  file?: { part: string; name: string; mime: string; bytes: number; sha256: string };
  /** Raw body of a request that is no form, its first 2,000 characters. */
  body?: string;
  contentType: string;
  origin?: string;
  /** Whether it brought an Authorization header or a token; their values are never kept. */
  authorized: boolean;
  fault?: string;
  /** The work was done, whether or not the answer arrived. */
  processed: boolean;
  /** The sender went away before the answer was complete. */
  aborted: boolean;
  /** Requests under way when it came, itself included. */
  inFlight: number;
}

export interface RequestLog {
  readonly entries: LoggedRequest[];
  readonly maxInFlight: number;
  begin(request: Pick<LoggedRequest, 'method' | 'path' | 'query' | 'contentType' | 'authorized'>): LoggedRequest;
  end(entry: LoggedRequest): void;
  clear(): void;
  /** Resolves as soon as an entry answers the description; waits for it without a clock. */
  until(matches: (entry: LoggedRequest) => boolean): Promise<LoggedRequest>;
  /** Tells waiters that an entry has changed. */
  changed(entry: LoggedRequest): void;
}

export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  let running = 0;
  let maxInFlight = 0;
  let n = 0;
  let waiters: { matches: (entry: LoggedRequest) => boolean; resolve: (entry: LoggedRequest) => void }[] = [];
  const changed = (entry: LoggedRequest) => {
    // A request of the test before may end after its log was cleared.
    if (!entries.includes(entry)) return;
    const ready = waiters.filter(({ matches }) => matches(entry));
    waiters = waiters.filter((waiter) => !ready.includes(waiter));
    for (const { resolve } of ready) resolve(entry);
  };
  return {
    get entries() {
      return entries;
    },
    get maxInFlight() {
      return maxInFlight;
    },
    begin(request) {
      running++;
      maxInFlight = Math.max(maxInFlight, running);
      const entry: LoggedRequest = {
        ...request,
        n: ++n,
        at: Date.now(),
        bytes: 0,
        fields: [],
        processed: false,
        aborted: false,
        inFlight: running,
      };
      entries.push(entry);
      changed(entry);
      return entry;
    },
    end(entry) {
      if (entry.endedAt !== undefined) return;
      entry.endedAt = Date.now();
      running--;
      changed(entry);
    },
    clear() {
      entries = [];
      maxInFlight = running;
    },
    until(matches) {
      const found = entries.find(matches);
      return found ? Promise.resolve(found) : new Promise((resolve) => waiters.push({ matches, resolve }));
    },
    changed,
  };
}
