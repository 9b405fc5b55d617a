import { isBinned } from '@/domain/call';
import { digestOf } from '@/domain/digest';
import type { TeamAccess } from '@/domain/team/team-archive';
import { startTeamRounds, teamLocks } from '@/jobs/team/team-rounds';
import { createTeamArchive } from '@/network/team/team-archive';
import { openContent, soundPlace } from '@/storage/blobs';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { joinTeam } from '@/storage/team/joining';
import { readMembership } from '@/storage/team/membership';
import { readPushes, retryPushes } from '@/storage/team/push-queue';
import { removeForAll } from '@/storage/team/removals';
import type { ArchivedRow } from '@/storage/team/team-rows';
import { archivedCall, isSoundElsewhere } from '@/storage/team/team-sound';
import { type Measure, measure } from './measure';
import { bringSound, readTitle, startWork, type Work } from './tablet-work';

/** One life of a tablet, from the opening of its page to its death. */
export interface Life {
  /** The beginning of the names of its calls. */
  tablet: string;
  access: TeamAccess;
  /** The question that it writes notes on: no other tablet of the same person does. */
  question: string;
  /** How far its clock is off. */
  skewMs: number;
  /** Of what is done in this life. */
  seed: number;
  /** Of the sounds of its calls. */
  seedOf: number;
  /** It makes calls of these numbers, unless it has them: from the first to one below the last. */
  first: number;
  calls: number;
  /** Nobody works at it any more: it only sends and takes in. */
  idle: boolean;
}

/** What the device promised to keep; `fact`: of which call, what, and in whose name. */
export type Told =
  | { is: 'begun'; key: string }
  | { is: 'made'; key: string; id: string; sha256: string }
  | { is: 'will'; fact: string; version: number }
  | { is: 'did'; fact: string; version: number }
  | { is: 'shows'; facts: Record<string, number> }
  | { is: 'removing'; id: string }
  | { is: 'removed'; id: string }
  | { is: 'all made' };

/** A call as it is on a tablet, the same on all of them. */
export interface Seen {
  id: string;
  key: string;
  /** Versions by fact. */
  facts: Record<string, number>;
  /** The same in the log, each as often as it is there. */
  log: Record<string, number[]>;
  /** Who judged it, a scorecard each. */
  judges: string[];
  /** Everything else, to be compared. */
  rest: string;
  /** Of the sound that the archive is known to have; '' = of none. */
  archived: string;
  /** Of the sound that is here; '' = none is. */
  here: string;
}

export interface TeamPage {
  /** Joins where no team is joined yet, then works, sends and takes in until the page dies. */
  live(life: Life): Promise<void>;
  /** Nobody works any more; what waits is sent at once. Gives how many calls wait still, and why the first does. */
  settle(): Promise<{ waiting: number; why: string }>;
  /** Nobody works any more. Calls of which the archive may lack something, and the ids of what it acknowledged. */
  known(): Promise<{ waiting: string[]; acknowledged: string[] }>;
  picture(): Promise<Seen[]>;
  /** Takes a call of this tablet's from everybody. */
  remove(tablet: string): Promise<void>;
  /** Brings the sound of at most so many calls here, each tried some times; gives those that have not come. */
  bringSounds(atMost: number): Promise<string[]>;
  /** Joins where no team is joined yet, tried until the archive lets the member in. */
  join(access: TeamAccess): Promise<void>;
  measure: Measure;
}

declare global {
  interface Window {
    teamPage: TeamPage;
    /** Set by the test. */
    told(tablet: string, told: Told): Promise<void>;
  }
}

/** A sound that another tablet was wiped with never comes. */
const TRIES = 12;

let work: Work | undefined;
let wake = () => {};

async function join(access: TeamAccess): Promise<void> {
  while ((await readMembership()) === undefined) {
    const { signal } = new AbortController();
    const member = await createTeamArchive(access)
      .whoAmI(signal)
      .catch(() => null);
    if (member !== null) await joinTeam(access, member);
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function live(life: Life): Promise<void> {
  const now = Date.now.bind(Date);
  Date.now = () => now() + life.skewMs;
  await join(life.access);
  const rounds = startTeamRounds({
    ...{ database: db, locks: teamLocks(navigator.locks), online: () => true, visible: () => true },
    onRemoved: async () => undefined,
  });
  wake = rounds.wake;
  wake();
  if (!life.idle) work = startWork(life, (told) => window.told(life.tablet, told), wake);
}

async function settle(): Promise<{ waiting: number; why: string }> {
  await work?.rest();
  await retryPushes();
  wake();
  const pushes = [...(await readPushes()).values()];
  return { waiting: pushes.length, why: JSON.stringify(pushes[0] ?? '') };
}

async function known(): Promise<{ waiting: string[]; acknowledged: string[] }> {
  await work?.rest();
  const stays = ({ kept, removed }: ArchivedRow) => kept === undefined && removed === undefined;
  const acknowledged = (await db.archived.filter(stays).primaryKeys()) as string[];
  return { waiting: (await db.pushes.toCollection().primaryKeys()) as string[], acknowledged };
}

async function seenOf(id: string, me: string): Promise<Seen | undefined> {
  const whole = await readWholeCall(id);
  if (whole === undefined || isBinned(whole.call)) return undefined;
  const { call, transcript, results, evaluations, edits, versions } = whole;
  const nameOf = (reviewer = 'device') => (reviewer === 'device' ? me : reviewer.replace(/^team:/, ''));
  const { key, version } = readTitle(call.title);
  const notes = evaluations.flatMap(({ reviewer, edits: made }) =>
    Object.entries(made).map(([question, { notes: said }]) => [
      `${id} note ${nameOf(reviewer)} ${question}`,
      Number(said),
    ]),
  );
  const facts = {
    [`${id} title`]: version,
    ...(transcript && { [`${id} text`]: 1 }),
    ...Object.fromEntries(notes.sort()),
  };
  const rest = {
    text: transcript?.text,
    versions: versions.length,
    review: call.review && { ...call.review, by: nameOf(call.review.by) },
    results: results.map(({ kind, service, raw }) => [kind, service, raw]),
    log: edits.map(({ reviewer, questionId, value, at }) => [nameOf(reviewer), questionId, value, at].join(' ')).sort(),
    scores: call.scores,
  };
  const entries = edits
    .filter(({ field }) => field === 'notes')
    .map(({ reviewer, questionId, value }) => [`${id} note ${nameOf(reviewer)} ${questionId}`, Number(value)] as const);
  const names = [...new Set(entries.map(([name]) => name))].sort();
  const log = Object.fromEntries(
    names.map((name) => [name, entries.flatMap(([one, value]) => (one === name ? [value] : [])).sort((a, b) => a - b)]),
  );
  const judges = evaluations.map(({ reviewer, service }) => `${nameOf(reviewer)} ${service}`).sort();
  const [audio, row] = await Promise.all([db.audio.get(id), archivedCall(id)]);
  const here = audio === undefined ? '' : await digestOf(await openContent(audio.content, soundPlace(id), audio.mime));
  const archived = row?.sound?.sound.sha256 ?? '';
  return { id, key, facts, log, judges, rest: JSON.stringify(rest), archived, here };
}

async function picture(): Promise<Seen[]> {
  const me = (await readMembership())?.member.name ?? '';
  const ids = await db.calls.toCollection().primaryKeys();
  const seen = await Promise.all(ids.map((id) => seenOf(id, me)));
  return seen.filter((one) => one !== undefined).sort((one, two) => (one.id < two.id ? -1 : 1));
}

async function bringSounds(atMost: number): Promise<string[]> {
  const ids = (await db.calls.toCollection().primaryKeys()).slice(0, atMost);
  const missing: string[] = [];
  for (const id of ids) {
    for (let tries = 0; tries < TRIES && (await isSoundElsewhere(id)); tries++)
      await bringSound(id).catch(() => undefined);
    if (await isSoundElsewhere(id)) missing.push(id);
  }
  return missing;
}

async function remove(tablet: string): Promise<void> {
  const all = await db.calls.toArray();
  const own = all.find(({ title }) => readTitle(title).key.startsWith(`${tablet}-`));
  if (own === undefined) return;
  await window.told(tablet, { is: 'removing', id: own.id });
  await removeForAll([own.id]);
  wake();
  await window.told(tablet, { is: 'removed', id: own.id });
}

window.teamPage = { live, settle, known, picture, remove, bringSounds, join, measure };
