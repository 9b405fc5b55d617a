import { buildCards } from '@/domain/scoring/build-cards';
import { stripSpam } from '@/domain/transcript/spam';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { rulesProvider } from '@/on-device/rules/rules-provider';

const TURNS = 2000;
const ROUNDS = 7;
const SERVICE = 'M Customer Service';

const text = Array.from({ length: TURNS }, (_, index) => {
  const time = `00:${String(Math.floor(index / 60) % 60).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`;
  const stamp = `(${time},000 - ${time},900)`;
  return index % 2 === 0
    ? `Agent (A) [Offer]: ${stamp} Dạ gói D120 giá 120.000đ một tháng, cuộc gọi ${index}, anh thấy thế nào ạ?`
    : `Customer (C): ${stamp} Ừ để anh nghĩ thêm, hôm qua mạng vẫn chậm lắm, lần thứ ${index}.`;
}).join('\n');

async function once(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** A 2,000-turn transcript: parsing, cleaning and scoring, beside splitting the same text into lines. */
export async function bench(): Promise<void> {
  const signal = new AbortController().signal;
  const works: [string, (round: number) => unknown][] = [
    ['split into lines', () => text.split('\n').map((line) => line.trim().split(/\s+/))],
    ['parse', () => parseTranscript(text)],
    ['strip spam phrases', () => stripSpam(text, 'vi')],
    [
      'judge and build cards',
      async (round) => {
        // A reading is kept for the jobs of one call: each round has words of its own.
        const fresh = `${text}\nC: lần ${round}`;
        const input = { text: fresh, turns: parseTranscript(fresh), language: 'vi', service: SERVICE, requestId: '' };
        const result = await rulesProvider.score?.(signal, input);
        if (result === undefined) throw new Error('The rules did not score.');
        return buildCards(result.answer);
      },
    ],
  ];
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of works) times.set(name, [...(times.get(name) ?? []), await once(() => work(round))]);
  }
  const median = (name: string): number =>
    [...(times.get(name) ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  const base = median('split into lines');
  console.table(
    works.map(([what]) => ({
      [`${TURNS} turns`]: what,
      'median ms': Number(median(what).toFixed(1)),
      '× splitting': Number((median(what) / base).toFixed(1)),
    })),
  );
}
