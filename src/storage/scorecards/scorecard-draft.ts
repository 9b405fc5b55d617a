import { isRecord } from '@/domain/answers/json-value';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import { browserDraft } from '../browser/browser-draft';
import type { DraftChange } from './scorecards';

/** Only this app writes it; another version of the app may have had another shape. */
function readDraft(value: unknown): DraftChange | undefined {
  if (!isRecord(value) || !isRecord(value['card']) || typeof value['known'] !== 'number') return undefined;
  const { card, known } = value;
  const { id, version, title, language, sections, scale } = card;
  const whole = [id, title, language].every((text) => typeof text === 'string') && typeof version === 'number';
  if (!whole || !Array.isArray(sections) || !isRecord(scale)) return undefined;
  return { card: card as unknown as Scorecard, known };
}

/** What was typed in a draft of a scorecard by a page that was closed before it was stored. */
export const scorecardDraft = browserDraft<DraftChange>('callmark.scorecard', readDraft);
