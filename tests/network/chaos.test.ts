import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Failure, FailureError } from '@/domain/failure';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { createRemoteProvider } from '@/network/remote-provider';
import { type Peer, startPeer } from '../services/peer';
import { settingsFor } from './settings';

const SEED = 20_261;
const JOBS = 120;
const ATTEMPTS = 25;

let peer: Peer;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());

it(`${JOBS} jobs through a peer that fails 30 % of requests all end right, and no failure is called final (seed ${SEED})`, async () => {
  peer.randomFaults({ rate: 0.3, seed: SEED });
  const provider = createRemoteProvider(settingsFor(peer));
  const failures: Failure[] = [];

  async function run(job: number): Promise<ScoreAnswer> {
    const text = `Agent (A): ${'dạ '.repeat(job)}chào anh`;
    const input = { text, turns: [], language: 'vi', service: 'M Customer Service', requestId: `job-${job}` };
    for (let attempt = 1; ; attempt++) {
      try {
        const result = await provider.score?.(new AbortController().signal, input, () => undefined);
        if (!result) throw new Error('no scoring offered');
        return result.answer;
      } catch (error) {
        if (!(error instanceof FailureError) || attempt === ATTEMPTS) throw error;
        failures.push(error.failure);
      }
    }
  }

  // A few at a time, as the queue does.
  const answers: ScoreAnswer[] = [];
  for (let job = 0; job < JOBS; job += 4)
    answers.push(...(await Promise.all([job, job + 1, job + 2, job + 3].map((each) => run(each)))));

  // "Agent", "(A):", one "dạ" per job number, "chào", "anh": the count tells the answers apart.
  expect(answers.map(({ overview }) => overview)).toEqual(
    Array.from({ length: JOBS }, (_, job) => `${job + 4} từ, 1 lượt nói`),
  );
  expect(failures.length).toBeGreaterThan(JOBS / 5);
  const final = failures.filter(
    (failure) => failure.kind !== 'unreachable' && !(failure.kind === 'http' && failure.status >= 500),
  );
  expect(final).toEqual([]);
  const done = new Set(peer.effects('/webhook').map(({ requestId }) => requestId));
  expect(done.size).toBe(JOBS);
});
