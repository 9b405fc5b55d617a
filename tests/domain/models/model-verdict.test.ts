import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import type { ModelFailure } from '@/domain/models/model-failure';
import { type ModelVerdict, modelRetryDelay, modelVerdict } from '@/domain/models/model-verdict';

const host = (failure: Failure): ModelFailure => ({ kind: 'host', file: 'a', failure });
const size = (bytes: number, ended?: true): ModelFailure => ({
  ...{ kind: 'wrong-size', file: 'a', bytes, expected: 10 },
  ...(ended && { ended }),
});

describe('what becomes of a download', () => {
  it.each<[ModelFailure, ModelVerdict]>([
    [host({ kind: 'offline' }), 'network'],
    [host({ kind: 'timeout', afterMs: 1 }), 'retry'],
    [host({ kind: 'unreachable', address: 'a' }), 'retry'],
    [host({ kind: 'unreachable', address: 'a', workedBefore: true }), 'retry'],
    [host({ kind: 'unreachable', address: 'a', mixedContent: true }), 'stop'],
    [host({ kind: 'http', status: 503, statusText: '' }), 'retry'],
    [host({ kind: 'http', status: 429, statusText: '' }), 'retry'],
    [host({ kind: 'http', status: 404, statusText: '' }), 'stop'],
    [host({ kind: 'cancelled' }), 'stop'],
    [size(5), 'retry'],
    [size(5, true), 'stop'],
    [size(11), 'stop'],
    [{ kind: 'wrong-content', file: 'a' }, 'stop'],
    [{ kind: 'storage-full' }, 'stop'],
  ])('after %j: %s', (failure, verdict) => {
    expect(modelVerdict(failure)).toBe(verdict);
  });

  it('waits longer each time, at most 8 s', () => {
    expect([1, 2, 3, 4, 9].map((tries) => modelRetryDelay(tries))).toEqual([1000, 2000, 4000, 8000, 8000]);
  });
});
