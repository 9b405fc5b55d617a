import type { AutoNote } from '../auto-note';
import { listItems } from './list-items';
import { parseSummary } from './summary-text';

type Fields = ReadonlyMap<string, unknown>;

/** Keys as they are compared: REASON, reason and Agent_Actions are written in every way by language models. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  return new Map(Object.entries(value).map(([name, field]) => [keyOf(name), field]));
}

const NOTHING = /^(?:none|null|undefined|n\/?a|không có|-+)?\.?$/i;

function words(value: unknown, depth = 0): string {
  if (typeof value === 'string') return NOTHING.test(value.trim()) ? '' : value.normalize('NFC').trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || depth > 4) return '';
  const parts = Object.values(value).map((part) => words(part, depth + 1));
  return parts.filter((part) => part !== '').join(' – ');
}

function list(value: unknown): string[] {
  if (typeof value === 'string') return NOTHING.test(value.trim()) ? [] : listItems(value.normalize('NFC'));
  if (Array.isArray(value)) return value.map((item) => words(item)).filter((item) => item !== '');
  if (typeof value === 'object' && value !== null) return list(Object.values(value));
  return [];
}

function readObjections(value: unknown): AutoNote['objections'] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? list(value)
      : value
        ? [value]
        : [];
  return items
    .map((item) => {
      const fields = fieldsOf(item);
      if (fields.size === 0) return { objection: words(item), quote: '' };
      return { objection: words(fields.get('objection')), quote: words(fields.get('quote') ?? fields.get('quotes')) };
    })
    .filter(({ objection, quote }) => objection !== '' || quote !== '');
}

function readRebuttal(value: unknown): { description: string; quotes: string[] } {
  const fields = fieldsOf(value);
  if (fields.size === 0) return { description: words(value), quotes: [] };
  return { description: words(fields.get('description')), quotes: list(fields.get('quotes') ?? fields.get('quote')) };
}

function readSummary(value: unknown): AutoNote['summary'] {
  if (typeof value === 'string') {
    const { lead, reason, agentActions, resolution, keyInformation } = parseSummary(value);
    return { reason: reason || words(lead), agentActions, resolution, keyInformation };
  }
  const fields = fieldsOf(value);
  return {
    reason: words(fields.get('reason')),
    agentActions: list(fields.get('agentactions')),
    resolution: words(fields.get('resolution')),
    keyInformation: list(fields.get('keyinformation')),
  };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value === '';
  return typeof value === 'object' && value !== null && Object.values(value).every(isEmpty);
}

/**
 * The auto-summary object of §3 in our shape: keys in any case, bullets in strings become lists, what is missing is empty.
 * Null when nothing in it can be used (§8 "Auto-summary failure").
 */
export function readAutoNote(value: unknown): AutoNote | null {
  const root = fieldsOf(value);
  const classification = fieldsOf(root.get('interactionclassification') ?? root.get('classification'));
  const snapshot = fieldsOf(root.get('conversationsnapshot'));
  const skills = fieldsOf(snapshot.get('agentsaleskills') ?? root.get('agentsaleskills'));
  const next = fieldsOf(root.get('nextbestaction'));
  const note: AutoNote = {
    classification: {
      category: words(classification.get('category')),
      subCategory: words(classification.get('subcategory')),
      campaign: words(classification.get('campaign')),
    },
    summary: readSummary(root.get('summary')),
    hiddenExpectations: list(root.get('customerhiddenexpectations')),
    objections: readObjections(snapshot.get('customerobjections') ?? root.get('customerobjections')),
    saleSkills: {
      passiveRebuttal: readRebuttal(skills.get('passiverebuttal')),
      activeRebuttal: readRebuttal(skills.get('activerebuttal')),
    },
    nextBestAction: {
      outcomeStatus: words(next.get('outcomestatus')),
      followUpTiming: words(next.get('followuptiming')),
      plannedAction: next.size === 0 ? words(root.get('nextbestaction')) : words(next.get('plannedaction')),
    },
  };
  return isEmpty(note) ? null : note;
}
