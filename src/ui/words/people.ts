import type { WhoseTotal } from '@/domain/verdicts';
import { grouped } from './grouped';
import { inLanguage } from './in-language';
import { HAND_OVER } from './shell';

const DEVICE = 'Reviewer of this device';

const since = (tookOver: boolean): string => (tookOver ? ' since taking over' : '');

function whoseTotal({ by, name, total }: WhoseTotal): string {
  return `${by === 'machine' ? 'Machine' : (name ?? DEVICE)} ${total ?? 'not judged'}`;
}

const callsOf = (n: number): string => (n === 1 ? 'One call' : `${grouped(n)} calls`);

/** Words about who judges: the name that is asked for once, handing over, several people's totals. */
export const peopleWords = inLanguage('people', {
  nameOf: (name: string | undefined) => name ?? DEVICE,
  /** "Machine 8.6 · Lan 7.5 · Minh 8.0" */
  totals: (totals: readonly WhoseTotal[]) => totals.map(whoseTotal).join(' · '),
  name: 'Reviewer name',
  staffId: 'Reviewer ID (optional)',
  saveName: 'Save name',
  ask: 'Who is judging?',
  askText: 'Your name stands beside what you change. It stays on this device, and in what you export.',
  notNow: 'Not now',
  mine: (n: number) =>
    n === 1
      ? 'The evaluation made on this device before is mine'
      : `The ${grouped(n)} evaluations made on this device before are mine`,
  judging: (name: string) => `Judging as ${name}`,
  notSaved: 'The name could not be stored. Try again.',
  settings: 'Reviewer',
  settingsText: 'Whose evaluations these are. Save name applies at once; somebody else takes over by Hand over.',
  nameSaved: 'The name is stored.',
  handOver: HAND_OVER,
  handOverText:
    'The call on screen is closed; it stays in Calls. What was judged stays with whoever judged it, and cannot be changed by the next reviewer.',
  /** `tookOver`: whoever judged here first never did. */
  judged: (name: string, n: number, tookOver: boolean) =>
    `${name} changed the evaluation of ${n === 1 ? 'one call' : `${grouped(n)} calls`}${since(tookOver)}.`,
  judgedNone: (name: string, tookOver: boolean) => `${name} changed no evaluation${since(tookOver)}.`,
  /** Of a shift that ends; what is none is left out. */
  shift: (
    { done, inReview, waiting, failed }: Record<'done' | 'inReview' | 'waiting' | 'failed', number>,
    tookOver: boolean,
  ) =>
    [
      done > 0 && `${callsOf(done)} marked as done${since(tookOver)}`,
      inReview > 0 && `${callsOf(inReview)} left in review`,
      waiting > 0 && `${callsOf(waiting)} on this device still waiting or in work`,
      failed > 0 && `${callsOf(failed)} on this device with a part that failed; Calls has Retry`,
    ].filter((line) => line !== false),
  exportJudged: 'Export these evaluations',
  exportFailed: 'The export could not be made. Everything is still on this device.',
  fileName: (name: string) => `Callmark ${name}`,
  next: 'Next reviewer',
  known: 'Known on this device',
  somebodyNew: 'Somebody new',
  takeOver: 'Take over',
  nameNeeded: 'A name is needed here.',
});
