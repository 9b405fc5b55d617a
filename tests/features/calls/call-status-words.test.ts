import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import type { CallStatus } from '@/domain/job-status';
import { callStatusWords } from '@/features/calls/call-status-words';

const NOW = 1_000_000;
const call: Call = {
  id: '1',
  title: 'Call',
  source: 'upload',
  createdAt: 0,
  updatedAt: 0,
  language: 'vi',
  service: 'Sale Effective',
};
const scored: Call = { ...call, score: { value: 4.1, max: 5, label: 'Likely', band: 4 } };

const CASES: [string, Call, CallStatus, string, boolean][] = [
  ['kept', call, { state: 'recorded' }, 'Recorded', false],
  ['typed, not scored', { ...call, words: 12 }, { state: 'recorded' }, 'Not scored yet', false],
  ['sending', call, { state: 'sending', share: 0.629 }, 'Sending 62%', false],
  ['sending, end unknown', call, { state: 'sending' }, 'Sending', false],
  ['transcribing', call, { state: 'transcribing', share: 0.5 }, 'Transcribing 50%', false],
  ['scoring', call, { state: 'scoring' }, 'Scoring', false],
  ['in line', call, { state: 'waiting', kind: 'score', waitingFor: 'turn' }, 'Waiting to score', false],
  ['offline', call, { state: 'waiting', kind: 'transcribe', waitingFor: 'network' }, 'Waiting to transcribe', true],
  ['no captions', call, { state: 'waiting', kind: 'transcribe', waitingFor: 'model' }, 'Needs a transcript', true],
  [
    'interaction',
    call,
    { state: 'waiting', kind: 'transcribe', waitingFor: 'interaction' },
    'Waiting to transcribe',
    true,
  ],
  ['retrying', call, { state: 'waiting', kind: 'score', waitingFor: 'retry', dueAt: NOW + 24_000 }, 'Retrying', true],
  ['failed', call, { state: 'failed', kind: 'score', failure: { kind: 'missing-audio' } }, 'Failed', true],
  ['cancelled', call, { state: 'failed', kind: 'score', failure: { kind: 'cancelled' } }, 'Cancelled', true],
  ['scored of 5', scored, { state: 'scored', stale: false }, '4.10 · Likely', false],
  [
    'scored of 10',
    { ...call, score: { value: 8.5, max: 10, label: 'Tốt', band: 4 } },
    { state: 'scored', stale: false },
    '8.5 · Tốt',
    false,
  ],
];

describe('the state of a call in words', () => {
  it.each(CASES)('%s', (_, row, status, text, canRetry) => {
    expect(callStatusWords(row, status, NOW)).toMatchObject({ text, canRetry });
  });

  it('gives the reason and the time of the next try', () => {
    const failure = { kind: 'http', status: 502, statusText: 'Bad Gateway' } as const;
    const at = (dueAt: number) =>
      callStatusWords(call, { state: 'waiting', kind: 'transcribe', waitingFor: 'retry', dueAt, failure }, NOW).reason;
    expect(at(NOW + 23_100)).toBe('Error 502: Bad Gateway. Next try in 00:24.');
    expect(at(NOW)).toBe('Error 502: Bad Gateway. Trying again now.');
  });

  it('says what is missing where there is neither captions nor a service', () => {
    const { reason } = callStatusWords(call, { state: 'waiting', kind: 'transcribe', waitingFor: 'model' }, NOW);
    expect(reason).toMatch(/captions/);
  });

  it('shows the colour band of the score, and that it rests on an older transcript', () => {
    const words = callStatusWords(scored, { state: 'scored', stale: true }, NOW);
    expect(words.tone).toBe('band-4');
    expect(words.reason).toMatch(/transcript/);
  });
});
