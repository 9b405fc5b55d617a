import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { failureLine, failureText } from '@/ui/failure-words';

const ALL: Failure[] = [
  { kind: 'offline' },
  { kind: 'unreachable', address: 'https://speech.test' },
  { kind: 'timeout', afterMs: 180_000 },
  { kind: 'http', status: 502, statusText: 'Bad Gateway' },
  { kind: 'unreadable-answer', raw: '<html>' },
  { kind: 'not-processed' },
  { kind: 'storage-full' },
  { kind: 'permission' },
  { kind: 'unreadable-file', detail: 'gone' },
  { kind: 'unsupported' },
  { kind: 'missing-model' },
  { kind: 'missing-transcript' },
  { kind: 'missing-audio' },
  { kind: 'missing-key' },
  { kind: 'cancelled' },
  { kind: 'internal', detail: 'boom' },
];

describe('a failure in words', () => {
  it.each(ALL.map((failure) => [failure.kind, failure] as const))(
    '%s says what happened, what is kept and what to do',
    (_, failure) => {
      const { happened, kept, todo } = failureText(failure);
      for (const text of [happened, kept, todo]) expect(text.length).toBeGreaterThan(5);
      expect(failureLine(failure)).toContain(todo);
    },
  );

  it('says "Error {status}: {statusText}" of an HTTP answer (§8)', () => {
    expect(failureText({ kind: 'http', status: 502, statusText: 'Bad Gateway' }).happened).toBe(
      'Error 502: Bad Gateway',
    );
    expect(failureText({ kind: 'http', status: 520, statusText: ' ' }).happened).toBe('Error 520');
  });

  it.each([
    [401, /key or token/],
    [403, /key or token/],
    [404, /address/],
    [413, /limit/],
    [429, /busy/],
    [400, /refuses/],
    [500, /at the service/],
  ])('HTTP %i says what to do', (status, words) => {
    expect(failureText({ kind: 'http', status, statusText: 'x' }).todo).toMatch(words);
  });

  it('says both of a server that gave no answer: down, or CORS', () => {
    const { happened, todo } = failureText({ kind: 'unreachable', address: 'https://speech.test' });
    expect(happened).toContain('https://speech.test');
    expect(todo).toMatch(/down/);
    expect(todo).toMatch(/CORS/);
    expect(failureText({ kind: 'unreachable', address: 'x', blockedByCors: true }).todo).toMatch(/server is up/);
    expect(failureText({ kind: 'unreachable', address: 'x', mixedContent: true }).todo).toMatch(/over https/);
  });

  it('keeps the sentences of the specification', () => {
    expect(failureText({ kind: 'missing-transcript' }).happened).toBe('Please enter the transcript content');
    expect(failureText({ kind: 'missing-key' }).happened).toBe('apiKey is required if onTranscribe is not provided');
    expect(failureText({ kind: 'not-processed' }).happened).toContain("'not processed'");
  });

  it('repeats what a service said on one line of bearable length', () => {
    const detail = `first\n\t second ${'x'.repeat(1000)}`;
    const { said = '' } = failureText({ kind: 'http', status: 400, statusText: 'Bad Request', detail });
    expect(said).toContain('first second');
    expect(said.length).toBeLessThan(340);
    expect(failureText({ kind: 'http', status: 400, statusText: 'Bad Request', detail: ' \n' }).said).toBeUndefined();
  });
});
