import { ADMIN, type PouchServer } from './pouch-server';

const EVERY_MS = 100;
/** One whose other end died in the middle may never answer. */
const PATIENCE_MS = 15_000;

/**
 * Both servers take over what the other has, again and again, as machines of a cluster do by themselves. One that is away is
 * asked again later. `hold` begins a partition: until `resume` nothing goes between them.
 */
export function replicate(servers: readonly PouchServer[], team: string) {
  let held = false;
  let ended = false;
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Basic ${btoa(`${ADMIN.user}:${ADMIN.secret}`)}`,
  };
  const inside = (url: string) => `${url.replace('//', `//${ADMIN.user}:${ADMIN.secret}@`)}/${team}`;

  async function once(from: PouchServer, to: PouchServer): Promise<void> {
    const body = JSON.stringify({ source: inside(from.url), target: inside(to.url) });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    // A server that dies in the middle answers nothing.
    await fetch(`${to.url}/_replicate`, { method: 'POST', headers, body, signal }).catch(() => undefined);
  }

  async function both(): Promise<void> {
    for (const from of servers) {
      for (const to of servers) if (from !== to && from.running() && to.running()) await once(from, to);
    }
  }

  const running = (async () => {
    while (!ended) {
      if (!held) await both();
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  })();

  return {
    both,
    hold: () => {
      held = true;
    },
    resume: () => {
      held = false;
    },
    end: () => {
      ended = true;
      return running;
    },
  };
}
