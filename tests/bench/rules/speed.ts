import type { Turn } from '@/domain/transcript/transcript';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { readCall } from '@/on-device/rules/read-call';
import { scoreByRules } from '@/on-device/rules/rules-provider';

const SAID = [
  'Dạ em chào anh, em có thể hỗ trợ gì cho anh ạ?',
  'Tháng này tôi bị trừ chín mươi chín nghìn mà tôi không đăng ký gì cả, gọi hai lần rồi.',
  'Dạ em xin lỗi anh, anh chờ máy giúp em một phút em kiểm tra giao dịch ạ.',
  'Ừ, em xem nhanh giúp tôi, lần trước cũng hứa gọi lại mà không thấy ai gọi.',
] as const;

/** Milliseconds that three cards and a note of a call take. */
export function measureSpeed(count = 2000): number {
  const turns = Array.from(
    { length: count },
    (_, index): Turn => ({
      speaker: index % 2 === 0 ? 'agent' : 'customer',
      text: `${SAID[index % SAID.length] ?? ''} ${index}`,
    }),
  );
  const started = performance.now();
  const facts = readCall(turns, 'vi');
  for (const kind of ['customer-service', 'csat', 'se'] as const) scoreByRules(facts, kind);
  if (facts) makeAutoNote(facts);
  return Math.round(performance.now() - started);
}
