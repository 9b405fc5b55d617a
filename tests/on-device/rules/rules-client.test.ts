import { describe, expect, it, vi } from 'vitest';
import { STALL_MS } from '@/audio/watchdog';
import type { AskedWorker } from '@/audio/worker-protocol';
import type { TextInput } from '@/domain/provider';
import { MOBILE_SERVICE } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { createRulesClient } from '@/on-device/rules/rules-client';
import { rulesProvider } from '@/on-device/rules/rules-provider';
import { answerRulesRequest, type RulesAnswer, type RulesRequest } from '@/on-device/rules/rules-task';

const TEXT = 'A: Good morning, how can I help?\nC: My bill is wrong.\nA: Let me check that for you.\nC: Thank you.';
const input: TextInput = {
  text: TEXT,
  turns: parseTranscript(TEXT),
  language: 'en',
  service: MOBILE_SERVICE,
  requestId: '1',
};
const ever = () => new AbortController().signal;
const loadDirect = async () => rulesProvider;

/** A worker on this thread: messages are copied as between threads, and answered by the code of the real one. */
class NearWorker implements AskedWorker {
  onmessage: AskedWorker['onmessage'] = null;
  onerror: AskedWorker['onerror'] = null;
  asked: RulesRequest[] = [];
  ended = false;
  async postMessage(request: RulesRequest) {
    this.asked.push(structuredClone(request));
    await this.answer(await answerRulesRequest(structuredClone(request)));
  }
  async answer(data: RulesAnswer) {
    if (!this.ended) this.onmessage?.({ data: structuredClone(data) } as MessageEvent<RulesAnswer>);
  }
  terminate() {
    this.ended = true;
  }
}
class SilentWorker extends NearWorker {
  override async postMessage(request: RulesRequest) {
    this.asked.push(request);
  }
}
class BrokenWorker extends NearWorker {
  override async postMessage() {
    await Promise.resolve();
    this.onerror?.({} as ErrorEvent);
  }
}

function deskWith(make: () => NearWorker) {
  const workers: NearWorker[] = [];
  const desk = createRulesClient({
    startWorker: () => {
      const worker = make();
      workers.push(worker);
      return worker;
    },
    loadDirect,
  });
  return { desk, workers };
}

describe('the rules behind a worker', () => {
  it('answer as the rules on this thread do, and every job of a call goes to the same worker', async () => {
    const { desk, workers } = deskWith(() => new NearWorker());
    const [score, note, summary] = await Promise.all([
      desk.score(ever(), input),
      desk.autoNote(ever(), input),
      desk.summarise(ever(), input),
    ]);
    expect(score.answer).toEqual((await rulesProvider.score(ever(), input)).answer);
    expect(note.note).toEqual((await rulesProvider.autoNote(ever(), input)).note);
    expect(summary.text).toBe((await rulesProvider.summarise(ever(), input)).text);
    expect(workers.map(({ asked }) => asked.map(({ task }) => task))).toEqual([['score', 'autoNote', 'summarise']]);
    expect(workers[0]?.ended).toBe(false);
  });

  it('that hang are ended, with a new worker for the next job', async () => {
    vi.useFakeTimers();
    const made = [new SilentWorker(), new NearWorker()];
    const { desk, workers } = deskWith(() => made.shift() ?? new NearWorker());
    const failed = expect(desk.score(ever(), input)).rejects.toMatchObject({
      failure: { kind: 'timeout', here: true },
    });
    await vi.advanceTimersByTimeAsync(STALL_MS);
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
    expect(workers[0]?.ended).toBe(true);
    vi.useRealTimers();
    expect((await desk.summarise(ever(), input)).text).not.toBe('');
    expect(workers).toHaveLength(2);
  });

  it('say why there is no answer, and go on with the next job', async () => {
    const { desk, workers } = deskWith(() => new NearWorker());
    await expect(desk.score(ever(), { ...input, turns: [] })).rejects.toMatchObject({
      failure: { kind: 'missing-transcript' },
    });
    expect((await desk.score(ever(), input)).answer.kind).toBe('customer-service');
    expect(workers).toHaveLength(1);
  });

  it('are ended with a cancelled job, and the next job has a worker of its own', async () => {
    const kinds = [SilentWorker, NearWorker];
    const { desk, workers } = deskWith(() => new (kinds.shift() ?? NearWorker)());
    const cancel = new AbortController();
    const first = desk.score(cancel.signal, input);
    const second = desk.score(ever(), input);
    await expect.poll(() => workers[0]?.asked.length).toBe(1);
    cancel.abort();
    await expect(first).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect((await second).answer.kind).toBe('customer-service');
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('are not asked for a job that was cancelled before its turn', async () => {
    const { desk, workers } = deskWith(() => new NearWorker());
    await expect(desk.autoNote(AbortSignal.abort(), input)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(workers).toEqual([]);
  });
});

describe('without a worker the rules run on this thread', () => {
  it('where the platform has none', async () => {
    const desk = createRulesClient({ loadDirect });
    expect((await desk.score(ever(), input)).answer.kind).toBe('customer-service');
  });

  it('where none may be started', async () => {
    const { desk } = deskWith(() => {
      throw new Error('not allowed here');
    });
    expect((await desk.score(ever(), input)).answer.kind).toBe('customer-service');
  });

  it('where it does not load, and no second one is tried', async () => {
    const { desk, workers } = deskWith(() => new BrokenWorker());
    expect((await desk.score(ever(), input)).answer.kind).toBe('customer-service');
    expect((await desk.autoNote(ever(), input)).note.summary.reason).not.toBe('');
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  it('and what keeps them from being loaded is said as a failure', async () => {
    const desk = createRulesClient({ loadDirect: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(desk.score(ever(), input)).rejects.toMatchObject({ failure: { kind: 'internal' } });
  });
});
