import { WebSocket } from 'ws';
import type { DrivenPage } from './driven-page';

interface Node {
  type: 'node';
  sharedId: string;
}

type Outcome =
  | { type: 'success'; result: Node | { type: 'string'; value: string } | { type: 'null' | 'undefined' } }
  | { type: 'exception'; exceptionDetails: { text: string } };

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: string;
  message?: string;
  params?: { type: string; level: string; text: string | null };
}

/** Begins a session of W3C WebDriver BiDi and gives a page. */
export async function beginBidi(address: string): Promise<DrivenPage> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'log.entryAdded' && message.params?.level === 'error') {
      errors.push(`${message.params.type}: ${message.params.text}`);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'The browser is gone.' });
  });
  let last = 0;
  async function send<T = object>(method: string, params: object): Promise<T> {
    last += 1;
    const id = last;
    const { result, error, message } = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // Its own first tab may still be about to open.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  async function evaluate(expression: string) {
    const outcome = await send<Outcome>('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
    return outcome.result;
  }
  const element = async (expression: string): Promise<{ sharedId: string } | null> => {
    const found = await evaluate(expression);
    return found.type === 'node' ? { sharedId: found.sharedId } : null;
  };
  const argumentOf = (argument: unknown) => JSON.stringify(argument ?? null);

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    call: async <T>(source: string, argument: unknown) => {
      const promised = `Promise.resolve(${argumentOf(argument)}).then(${source})`;
      const answer = await evaluate(`${promised}.then((value) => JSON.stringify(value))`);
      return (answer.type === 'string' ? JSON.parse(answer.value) : undefined) as T;
    },
    pressOn: async (source, argument) => {
      const found = await element(`(${source})(${argumentOf(argument)})`);
      if (found === null) return false;
      const onto = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: found } };
      const press = [onto, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: press }] });
      return true;
    },
    attach: async (selector, files) => {
      const field = await element(`document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: field, files });
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    errors: () => errors,
  };
}
