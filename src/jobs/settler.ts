import type { Settling, TakenJob } from '@/storage/jobs/take-jobs';

interface Waiting {
  one: Settling;
  resolve: (next: TakenJob | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Settles attempts as they end: what ends while a transaction is on its way shares the next one. Where a shared one
 * fails, each is settled alone, so that one bad answer takes no other with it.
 */
export function createSettler(
  settleAll: (all: readonly Settling[]) => Promise<(TakenJob | null)[]>,
): (one: Settling) => Promise<TakenJob | null> {
  let waiting: Waiting[] = [];
  let settling = false;

  async function together(group: readonly Waiting[]): Promise<void> {
    try {
      const next = await settleAll(group.map(({ one }) => one));
      for (const [index, { resolve }] of group.entries()) resolve(next[index] ?? null);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await together([one]);
    }
  }

  async function settleWaiting(): Promise<void> {
    settling = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await together(group);
    }
    settling = false;
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!settling) void settleWaiting();
    });
}
