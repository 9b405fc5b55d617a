import { WebSocket } from 'ws';

/** A page that nothing is switched on in unless it is asked for: no network log, no console, no list of contexts. */
export interface DebuggedPage {
  send(method: string, params?: object): Promise<unknown>;
  /** The value of an expression of the page; of a promise, what it comes to. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** The debugger's own protocol, for what Playwright would disturb by watching. */
export interface Debugger {
  openContext(): Promise<string>;
  openPage(context: string): Promise<DebuggedPage>;
  closeContext(context: string): Promise<void>;
  /** What the browser traces of these categories while `work` goes on. */
  trace(categories: readonly string[], work: () => Promise<unknown>): Promise<TraceEvent[]>;
  close(): void;
}

/** Times are in microseconds; `tdur` is processor time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

interface Answer {
  id?: number;
  method?: string;
  params?: { value?: TraceEvent[] };
  result?: unknown;
  error?: { message: string };
}

/** Of a Chromium that listens on `port`. */
export async function openDebugger(port: string): Promise<Debugger> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const asked = new Map<number, (answer: Answer) => void>();
  let traced: TraceEvent[] = [];
  let traceEnded = () => {};
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
    if (answer.method === 'Tracing.dataCollected') traced.push(...(answer.params?.value ?? []));
    if (answer.method === 'Tracing.tracingComplete') traceEnded();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  const send = <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      asked.set(last, ({ result, error }) => {
        if (error === undefined) resolve(result as Result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });

  return {
    openContext: async () => (await send<{ browserContextId: string }>('Target.createBrowserContext')).browserContextId,
    closeContext: async (browserContextId) => {
      await send('Target.disposeBrowserContext', { browserContextId });
    },
    openPage: async (browserContextId) => {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, params) => send(method, params, sessionId),
        evaluate: async <Value>(expression: string) => {
          const asking = { expression, awaitPromise: true, returnByValue: true };
          const { result } = await send<{ result: { value: unknown } }>('Runtime.evaluate', asking, sessionId);
          return result.value as Value;
        },
        close: async () => {
          await send('Target.closeTarget', { targetId });
        },
      };
    },
    trace: async (includedCategories, work) => {
      traced = [];
      const ended = new Promise<void>((resolve) => {
        traceEnded = resolve;
      });
      await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
      await work();
      await send('Tracing.end');
      await ended;
      return traced;
    },
    close: () => socket.close(),
  };
}
