import type { Call } from '@/domain/call';
import { formatDay, formatTimeOfDay } from './format';

/** A day without a time is kept as its first moment (D315). */
export function timeIsKnown(heldAt: number): boolean {
  const at = new Date(heldAt);
  return at.getHours() + at.getMinutes() + at.getSeconds() > 0;
}

/** "Lan · KH-204 · VIP · 16/11/2026 09:12 · late, angry": what is known of a call, '' where nothing is. */
export function factsLine({ facts = {} }: Pick<Call, 'facts'>): string {
  const { agent, customer, queue, tags = [], heldAt } = facts;
  const time = heldAt !== undefined && timeIsKnown(heldAt) ? ` ${formatTimeOfDay(heldAt)}` : '';
  const held = heldAt === undefined ? undefined : formatDay(heldAt) + time;
  return [agent, customer, queue, held, tags.join(', ')].filter(Boolean).join(' · ');
}
