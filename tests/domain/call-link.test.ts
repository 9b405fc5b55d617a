import { expect, it } from 'vitest';
import { callLink, isShowCallMessage, linkedCall } from '@/domain/call-link';

it('leads to its call and to no other', () => {
  const id = '0b8f6c1e-6a53-4b0e-9a3e-3a1f0c9d2e11';
  expect(callLink(id)).toBe(`./#call=${id}`);
  expect(linkedCall(new URL(callLink(id), 'https://calls.example').hash)).toBe(id);
});

it.each(['', '#', '#call=', '#call=a b', '#call=<b>', `#call=${'a'.repeat(65)}`, '#tab=call=1'])(
  'takes %j for no call',
  (hash) => {
    expect(linkedCall(hash)).toBeNull();
  },
);

it.each([
  null,
  'show-call',
  { type: 'show-call' },
  { type: 'show-call', callId: 1 },
  { type: 'jobs-wake', callId: 'a' },
])('is not what %j asks for', (data) => {
  expect(isShowCallMessage(data)).toBe(false);
});
