import type { DrivenPage } from './driven-page';

/** Names an element in what is sent and answered. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Handle = Record<typeof ELEMENT, string>;

async function ask<T>(method: 'GET' | 'POST', address: string, body: object = {}): Promise<T> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(240_000),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(address: string): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + 60_000; !(await isReady()); ) {
    if (Date.now() > end) throw new Error(`No driver answers at ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Begins a session of W3C WebDriver and gives its page. */
export async function beginWebDriver(
  address: string,
  capabilities: object,
  errors: () => readonly string[],
): Promise<DrivenPage> {
  await untilReady(address);
  const begun = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${address}/session`, begun);
  const session = `${address}/session/${sessionId}`;
  const post = <T>(path: string, body?: object) => ask<T>('POST', `${session}${path}`, body);
  await post('/timeouts', { script: 200_000, pageLoad: 200_000 });

  async function call<T>(source: string, argument: unknown): Promise<T> {
    const script = `const done = arguments[1];
      Promise.resolve(arguments[0]).then(${source}).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }));`;
    const { value, error } = await post<{ value: T; error?: string }>('/execute/async', { script, args: [argument] });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  return {
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    call: (source, argument = null) => call(source, argument),
    pressOn: async (source, argument) => {
      const handle = await call<Handle | null>(source, argument);
      if (handle !== null) await post(`/element/${handle[ELEMENT]}/click`);
      return handle !== null;
    },
    attach: async (value, paths) => {
      const field = await post<Handle>('/element', { using: 'css selector', value });
      await post(`/element/${field[ELEMENT]}/value`, { text: paths.join('\n') });
    },
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    screenshot: () => ask('GET', `${session}/screenshot`),
    errors,
  };
}
