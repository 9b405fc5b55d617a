import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import type { CallStatus } from '@/domain/jobs/job-status';
import { callStatusWords } from '@/features/calls/call-status-words';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

const NOW = 1_000_000;
const call = callRow({ source: 'upload' });
const scored: Call = { ...call, scores: [headlineRow({ value: 4.1, label: 'Good' })] };

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
  ['scored of 5', scored, { state: 'scored', stale: false }, '4.10 · Good', false],
  [
    'scored of 10',
    { ...call, scores: [headlineRow({ value: 8.5, max: 10, label: 'Tốt' })] },
    { state: 'scored', stale: false },
    '8.5 · Tốt',
    false,
  ],
  [
    'a total of a part of the questions',
    { ...call, scores: [headlineRow({ value: 9.5, max: 10, label: 'Xuất sắc', judged: 7 })] },
    { state: 'scored', stale: false },
    '7 of 11 judged · 9.5 · Xuất sắc',
    false,
  ],
  [
    'a total without a grade',
    { ...call, scores: [headlineRow({ value: 10, max: 10, band: null, judged: 3 })] },
    { state: 'scored', stale: false },
    '3 of 11 judged · 10.0 · no grade',
    false,
  ],
  [
    'a total of few questions that something failed',
    { ...call, scores: [headlineRow({ value: 0, max: 10, band: 1, label: 'Kém', judged: 3 })] },
    { state: 'scored', stale: false },
    '3 of 11 judged · 0.0 · Kém',
    false,
  ],
  [
    'nothing judged',
    { ...call, scores: [headlineRow({ value: null, band: null, judged: 0 })] },
    { state: 'scored', stale: false },
    'Not judged',
    false,
  ],
];

describe('the state of a call in words', () => {
  it.each(CASES)('%s', (_, row, status, text, canRetry) => {
    expect(callStatusWords(row, status, NOW)).toMatchObject({ text, canRetry });
  });

  it('names every part that could not be made, and says so of an auto note without hiding the score', () => {
    const failure = { kind: 'unreadable-answer', raw: '' } as const;
    expect(callStatusWords(scored, { state: 'scored', stale: true, noNote: failure }, NOW)).toMatchObject({
      text: '4.10 · Good',
      reason: expect.stringMatching(
        /changed after it was scored\. The auto note could not be made\. The workflow answered nothing\./,
      ),
      canRetry: true,
    });
    const failed = { state: 'failed', kind: 'summarise', failure, also: ['auto-note'] } as const;
    expect(callStatusWords(scored, { ...failed, also: ['auto-note'] }, NOW).reason).toMatch(
      /^The summary could not be made\. The auto note could not be made\. The service answered, but its answer is empty\./,
    );
  });

  it('gives the reason and the time of the next try', () => {
    const failure = { kind: 'http', status: 502, statusText: 'Bad Gateway' } as const;
    const at = (dueAt: number) =>
      callStatusWords(call, { state: 'waiting', kind: 'transcribe', waitingFor: 'retry', dueAt, failure }, NOW).reason;
    expect(at(NOW + 23_100)).toBe('Error 502: Bad Gateway. Next try in 00:24.');
    expect(at(NOW)).toBe('Error 502: Bad Gateway. Trying again now.');
  });

  it('gives what the service said, also of a call that is tried again', () => {
    const failure = {
      kind: 'http',
      status: 500,
      statusText: 'Internal Server Error',
      detail: 'Error in workflow',
    } as const;
    expect(
      callStatusWords(call, { state: 'waiting', kind: 'score', waitingFor: 'retry', dueAt: NOW, failure }, NOW).reason,
    ).toBe('Error 500: Internal Server Error. The service says: Error in workflow. Trying again now.');
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
