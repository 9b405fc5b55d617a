import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '@/domain/failure';
import { logBroken } from '@/jobs/log-broken';

afterEach(() => {
  vi.restoreAllMocks();
});

const logged = (kind: 'transcribe' | 'score', failure: Failure) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  logBroken({ kind }, failure);
  return warn.mock.calls;
};

describe('the log of failures', () => {
  it('names a failed transcription, without what the server said (§8)', () => {
    const failure: Failure = { kind: 'http', status: 400, statusText: 'Bad Request', detail: 'key k-1 is wrong' };
    expect(logged('transcribe', failure)).toEqual([['A transcription failed: http 400']]);
    vi.restoreAllMocks();
    expect(logged('transcribe', { kind: 'http', status: 404, statusText: '' })).toEqual([
      ['A transcription failed: http 404'],
    ]);
    vi.restoreAllMocks();
    expect(logged('transcribe', { kind: 'unreadable-answer', raw: 'k-1' })).toEqual([
      ['A transcription failed: unreadable-answer'],
    ]);
  });

  it.each<['transcribe' | 'score', Failure]>([
    ['transcribe', { kind: 'offline' }],
    ['transcribe', { kind: 'missing-model' }],
    ['transcribe', { kind: 'not-processed' }],
    ['transcribe', { kind: 'cancelled' }],
    ['score', { kind: 'http', status: 400, statusText: '' }],
  ])('is silent about %s waiting or cancelled, and about other jobs: %o', (kind, failure) => {
    expect(logged(kind, failure)).toEqual([]);
  });
});
