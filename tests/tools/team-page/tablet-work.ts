import type { CallId } from '@/domain/call';
import { digestOf } from '@/domain/digest';
import { PART_BYTES } from '@/domain/team/team-archive';
import { teamWork } from '@/jobs/team/team-rounds';
import { fetchSound } from '@/jobs/team/team-sync';
import { renameCall } from '@/storage/calls/calls';
import { createAudioCall } from '@/storage/calls/create-call';
import { saveChange } from '@/storage/calls/evaluations';
import { storeScore } from '@/storage/calls/scores';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { retryPushes } from '@/storage/team/push-queue';
import { archivedSounds, freeSounds, isSoundElsewhere } from '@/storage/team/team-sound';
import { SALES } from '../../helpers/call-row';
import { salesAnswer } from '../../helpers/score-answers';
import { seededRandom } from '../../services/faults';
import { noise } from '../team/documents';
import type { Life, Told } from './page';

/** One in five sounds has two parts. */
const bytesOf = (number: number): number => (number % 5 === 0 ? PART_BYTES + 40_000 : 30_000) + number;

const TITLE = /^(\S+) v(\d+)$/;
/** The call's name for the test, and how often it was renamed. */
export function readTitle(title: string): { key: string; version: number } {
  const [, key = title, version = '0'] = TITLE.exec(title) ?? [];
  return { key, version: Number(version) };
}

export interface Work {
  /** Resolves when what is under way is done. */
  rest(): Promise<void>;
}

/** Once; rejects where it did not come whole. */
export async function bringSound(id: CallId): Promise<void> {
  const work = await teamWork(db);
  if (work === undefined || !(await isSoundElsewhere(id))) return;
  await fetchSound(work, id, new AbortController().signal, () => undefined);
}

/** Somebody at a tablet, who says before what they do and after that the device has it; whatever goes wrong, they go on. */
export function startWork(life: Life, tell: (told: Told) => Promise<void>, wake: () => void): Work {
  const { tablet, first, calls, question } = life;
  const random = seededRandom(life.seed);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const isOwn = ({ title }: { title: string }) => readTitle(title).key.startsWith(`${tablet}-`);
  let resting = false;

  async function fact(id: CallId, what: string, version: number, make: () => Promise<unknown>): Promise<void> {
    await tell({ is: 'will', fact: `${id} ${what}`, version });
    await make();
    await tell({ is: 'did', fact: `${id} ${what}`, version });
  }

  async function makeCall(number: number): Promise<void> {
    const key = `${tablet}-${number}`;
    const file = noise(bytesOf(number), life.seedOf + number);
    const sha256 = await digestOf(file);
    const named = { fileName: `${key}.wav`, title: `${key} v0`, language: 'vi', service: SALES };
    await tell({ is: 'begun', key });
    const id = await createAudioCall({ file, source: 'recording', autoTranscribe: false, ...named });
    await tell({ is: 'made', key, id, sha256 });
    await saveTranscriptText(id, `Agent (A): Dạ em là ${key}.`);
    const { calls: rows, transcripts, results, evaluations, reviews } = db;
    const madeBy = { maker: 'rules', name: '', version: '1.0.0', at: Date.now() } as const;
    await db.transaction('rw', [rows, transcripts, results, evaluations, reviews], () =>
      storeScore(db, id, SALES, { answer: salesAnswer(60), raw: key, madeBy }, 1),
    );
    await tell({ is: 'did', fact: `${id} text`, version: 1 });
    await judge(id);
  }

  /** A note on a question of this tablet's own, numbered. */
  async function judge(id: CallId): Promise<void> {
    const rows = await db.reviews.where('callId').equals(id).toArray();
    const before = rows.find(({ reviewer }) => reviewer === 'device')?.edits[question]?.notes ?? '0';
    const version = Number(before) + 1;
    const change = { kind: 'notes', questionId: question, notes: String(version) } as const;
    const made = { change, known: null };
    await fact(id, `note ${life.access.user} ${question}`, version, () => saveChange(id, SALES, made));
  }

  async function rename(id: CallId, title: string): Promise<void> {
    const { key, version } = readTitle(title);
    await fact(id, 'title', version + 1, () => renameCall(id, `${key} v${version + 1}`));
  }

  async function step(): Promise<void> {
    const all = await db.calls.toArray();
    const own = all.filter(isOwn);
    const titles = own.map(({ id, title }) => [`${id} title`, readTitle(title).version]);
    await tell({ is: 'shows', facts: Object.fromEntries(titles) });
    const made = new Set(own.map(({ title }) => readTitle(title).key));
    const missing = Array.from({ length: calls - first }, (_, at) => first + at).filter(
      (number) => !made.has(`${tablet}-${number}`),
    );
    const [next] = missing;
    if (next !== undefined && random() < 0.6) return makeCall(next);
    if (next === undefined) await tell({ is: 'all made' });
    const [any, mine] = [one(all), one(own)];
    const what = random();
    if (what < 0.4) return any && judge(any.id);
    if (what < 0.6) return mine && rename(mine.id, mine.title);
    if (what < 0.75) return any && bringSound(any.id);
    if (what < 0.85) {
      const free = one(await archivedSounds());
      return free && void (await freeSounds([free.callId]));
    }
    return retryPushes();
  }

  const run = async () => {
    while (!resting) {
      // What is on its way, missing or refused is somebody's everyday.
      await step().catch(() => undefined);
      wake();
      await new Promise((resolve) => setTimeout(resolve, random() * 200));
    }
  };
  const running = run();
  return {
    rest: () => {
      resting = true;
      return running;
    },
  };
}
