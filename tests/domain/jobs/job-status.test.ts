import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import type { Job, JobKind } from '@/domain/jobs/job';
import { NEVER } from '@/domain/jobs/job-machine';
import { callStatus, isBusy, nextTryAt, statusText } from '@/domain/jobs/job-status';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

const call = callRow({ source: 'upload', service: 's' });
const score = headlineRow({ service: 's', label: 'Satisfied' });
const scored: Call = { ...call, scores: [score] };

let seq = 0;
const base = (kind: JobKind) => ({
  id: `${seq}`,
  callId: 'c',
  kind,
  service: '',
  seq: seq++,
  createdAt: 0,
  attempts: 0,
});
const running = (kind: JobKind, more: object = {}): Job => ({
  ...base(kind),
  state: 'running',
  fence: '',
  startedAt: 0,
  beat: 0,
  ...more,
});
const queued = (kind: JobKind, more: object = {}): Job => ({
  ...base(kind),
  state: 'queued',
  dueAt: 0,
  waitingFor: 'turn',
  ...more,
});
const failed = (kind: JobKind, failure: Failure): Job => ({
  ...base(kind),
  state: 'failed',
  endedAt: 0,
  failure,
});
const done = (kind: JobKind): Job => ({ ...base(kind), state: 'done', endedAt: 0 });
const inLine = { progress: { phase: 'in-line' } };
const bad = { kind: 'http', status: 400, statusText: '' } as const;

describe('callStatus', () => {
  const table: [string, Call, Job[], ReturnType<typeof callStatus>][] = [
    ['just kept', call, [], { state: 'recorded' }],
    ['scored', scored, [done('score')], { state: 'scored', stale: false }],
    ['stale', { ...call, scores: [{ ...score, stale: true }] }, [], { state: 'scored', stale: true }],
    [
      'waiting for its turn',
      call,
      [queued('transcribe')],
      { state: 'waiting', kind: 'transcribe', waitingFor: 'turn' },
    ],
    [
      'waiting for the network, which no clock brings',
      call,
      [queued('score', { waitingFor: 'network', dueAt: NEVER })],
      { state: 'waiting', kind: 'score', waitingFor: 'network' },
    ],
    [
      'waiting for its next try',
      scored,
      [queued('score', { waitingFor: 'retry', dueAt: 99, failure: bad })],
      { state: 'waiting', kind: 'score', waitingFor: 'retry', dueAt: 99, failure: bad },
    ],
    [
      'sending',
      call,
      [running('transcribe', { progress: { phase: 'sending', share: 0.4 } })],
      { state: 'sending', share: 0.4 },
    ],
    ['transcribing', call, [running('transcribe', { progress: { phase: 'working' } })], { state: 'transcribing' }],
    ['scoring while something failed', call, [failed('summarise', bad), running('score')], { state: 'scoring' }],
    [
      'waiting in line for a connection, which is no scoring',
      call,
      [running('score', inLine)],
      { state: 'waiting', kind: 'score', waitingFor: 'turn' },
    ],
    ['scoring while its note is in line', call, [running('auto-note', inLine), running('score')], { state: 'scoring' }],
    ['failed', scored, [done('score'), failed('summarise', bad)], { state: 'failed', kind: 'summarise', failure: bad }],
    [
      'failed in several parts, a part that was cancelled aside',
      scored,
      [failed('summarise', bad), failed('auto-note', bad), failed('transcribe', { kind: 'cancelled' })],
      { state: 'failed', kind: 'summarise', failure: bad, also: ['auto-note'] },
    ],
    [
      'scored and lost its auto note',
      scored,
      [failed('auto-note', bad)],
      { state: 'scored', stale: false, noNote: bad },
    ],
    [
      'without an auto note that was cancelled',
      scored,
      [failed('auto-note', { kind: 'cancelled' })],
      {
        ...{ state: 'scored', stale: false },
      },
    ],
    ['not touched by jobs of others', call, [{ ...running('score'), callId: 'other' }], { state: 'recorded' }],
  ];
  for (const [name, row, jobs, expected] of table) {
    it(`says when a call is ${name}`, () => expect(callStatus(row, jobs)).toEqual(expected));
  }
});

describe('statusText', () => {
  const table: [Job[], string][] = [
    [[], ''],
    [[done('score')], ''],
    [[queued('transcribe')], ''],
    [[running('transcribe')], 'Transcripting'],
    [[running('summarise')], 'Summaryzing'],
    [[running('summarise', inLine)], ''],
    [[running('score'), failed('summarise', bad)], 'Summaryzing'],
    [[failed('transcribe', bad)], 'Error'],
    [[failed('summarise', bad), done('score')], 'Error'],
    [[failed('auto-note', bad), done('score')], ''],
    [[failed('transcribe', { kind: 'cancelled' })], ''],
    [[queued('transcribe', { waitingFor: 'retry', dueAt: 9, failure: bad })], 'Error'],
    [[queued('summarise', { waitingFor: 'retry', dueAt: 9, failure: bad }), done('score')], 'Error'],
    [[queued('auto-note', { waitingFor: 'retry', dueAt: 9, failure: bad })], ''],
    [[queued('summarise', { waitingFor: 'retry', dueAt: 9, failure: bad }), running('score')], 'Summaryzing'],
    [[queued('transcribe', { waitingFor: 'network', dueAt: NEVER, failure: { kind: 'offline' } })], ''],
    [[queued('transcribe', { waitingFor: 'interaction', dueAt: 9, failure: { kind: 'not-processed' } })], ''],
    [[queued('summarise', { failure: bad })], ''],
  ];
  for (const [jobs, text] of table) {
    it(`is '${text}' for ${jobs.map((job) => `${job.kind} ${job.state}`).join(', ') || 'no jobs'}`, () => {
      expect(statusText(jobs)).toBe(text);
    });
  }
});

it('says when the first of those that failed is tried again', () => {
  const retry = (dueAt: number) => queued('summarise', { waitingFor: 'retry', dueAt, failure: bad });
  expect(nextTryAt([retry(9), retry(7), queued('score', { dueAt: 3 })])).toBe(7);
  expect(nextTryAt([queued('transcribe', { waitingFor: 'interaction', dueAt: 3 })])).toBeUndefined();
});

it('keeps the screen busy while a job runs, never while one waits', () => {
  expect(isBusy([queued('score'), failed('summarise', bad)])).toBe(false);
  expect(isBusy([queued('score'), running('auto-note')])).toBe(true);
});
