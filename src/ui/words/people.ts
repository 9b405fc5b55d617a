import type { WhoseTotal } from '@/domain/verdicts';
import { HAND_OVER } from './shell';

const DEVICE = 'Reviewer of this device';

function whoseTotal({ by, name, total }: WhoseTotal): string {
  return `${by === 'machine' ? 'Machine' : (name ?? DEVICE)} ${total ?? 'not judged'}`;
}

/** Words about who judges: the name that is asked for once, handing over, several people's totals. */
export const peopleWords = {
  nameOf: (name: string | undefined) => name ?? DEVICE,
  /** "Machine 8.6 · Lan 7.5 · Minh 8.0" */
  totals: (totals: readonly WhoseTotal[]) => totals.map(whoseTotal).join(' · '),
  name: 'Reviewer name',
  staffId: 'Reviewer id (optional)',
  saveName: 'Save name',
  ask: 'Who is judging?',
  askText: 'Your name stands beside what you change. It stays on this device, and in what you export.',
  notNow: 'Not now',
  mine: (n: number) =>
    n === 1
      ? 'The evaluation made on this device before is mine'
      : `The ${n} evaluations made on this device before are mine`,
  judging: (name: string) => `Judging as ${name}`,
  notSaved: 'The name could not be stored. Try again.',
  settings: 'Reviewer',
  settingsText: 'Whose evaluations these are. Save name applies at once; somebody else takes over by Hand over.',
  nameSaved: 'The name is stored.',
  handOver: HAND_OVER,
  handOverText:
    'The call on screen is closed; it stays in Calls. What was judged stays with whoever judged it, and cannot be changed by the next reviewer.',
  judged: (name: string, n: number) => `${name} judged ${n === 1 ? 'one call' : `${n} calls`} since taking over.`,
  judgedNone: (name: string) => `${name} judged no call since taking over.`,
  exportJudged: 'Export these evaluations',
  exportFailed: 'The export could not be made. Everything is still on this device.',
  fileName: (name: string) => `Callmark ${name}`,
  next: 'Next reviewer',
  known: 'Known on this device',
  somebodyNew: 'Somebody new',
  takeOver: 'Take over',
  nameNeeded: 'A name is needed here.',
} as const;
