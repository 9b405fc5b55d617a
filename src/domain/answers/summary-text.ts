import { cleanText } from '../transcript/clean-text';
import { listItems } from './list-items';

/** A summary read by its markers (§5). Parts that the text does not have are empty. */
export interface SummaryText {
  /** What stands before the first marker, or everything when there is none. */
  lead: string;
  reason: string;
  agentActions: string[];
  resolution: string;
  keyInformation: string[];
}

type Part = 'reason' | 'agentActions' | 'resolution' | 'keyInformation';

const MARKER =
  /(#{1,6}[ \t]{0,4})?(?:\d{1,2}[.)][ \t]{1,4}|[-•][ \t]{1,4})?(\*{1,2})?(?<![\p{L}\p{N}])(REASON|AGENT[ _]ACTIONS?|RESOLUTION|KEY[ _]INFORMATION)(?![\p{L}\p{N}])(\*{1,2})?[ \t]{0,4}([:：](?:\*{1,2})?)?/giu;

const PARTS: readonly [prefix: string, part: Part][] = [
  ['reason', 'reason'],
  ['agent', 'agentActions'],
  ['resolution', 'resolution'],
  ['key', 'keyInformation'],
];

/** "Reason" is a word too: it marks a part with ###, alone at the start of a line, or in capitals with a colon. */
function isMarker(match: RegExpExecArray, text: string): boolean {
  const [all, hashes, , name = '', , colon] = match;
  if (hashes) return true;
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  const atStart = /(?:^|\n)[ \t]{0,39}$/.test(before);
  const next = text[match.index + all.length];
  const alone = next === undefined || next === '\n';
  if (atStart && (colon !== undefined || alone)) return true;
  return colon !== undefined && name === name.toUpperCase();
}

/** A heading's marks without a word behind them: models cut off their headings, or set the word on a line of its own. */
const BARE_HASHES = /(?<=^|[ \t])#{1,6}[ \t]{0,40}$/gmu;

/** Reads REASON, AGENT ACTIONS, RESOLUTION and KEY INFORMATION, with or without '###', in any case; bullets become lists. */
export function parseSummary(raw: string): SummaryText {
  const text = cleanText(raw).replace(BARE_HASHES, '');
  const marks = [...text.matchAll(MARKER)].filter((match) => isMarker(match, text));
  const parts: Record<Part, string[]> = { reason: [], agentActions: [], resolution: [], keyInformation: [] };
  for (const [index, mark] of marks.entries()) {
    const name = (mark[3] ?? '').toLowerCase();
    const part = PARTS.find(([prefix]) => name.startsWith(prefix))?.[1];
    const body = text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length);
    if (part) parts[part].push(body.replace(/#{1,6}[ \t]{0,4}$/, '').trim());
  }
  const lead = text.slice(0, marks[0]?.index ?? text.length).trim();
  const prose = (part: Part) => parts[part].join('\n').trim();
  return {
    lead,
    reason: prose('reason'),
    agentActions: listItems(prose('agentActions')),
    resolution: prose('resolution'),
    keyInformation: listItems(prose('keyInformation')),
  };
}
