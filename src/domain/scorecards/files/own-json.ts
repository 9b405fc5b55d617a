import { isRecord } from '../../answers/json-value';
import type { Scorecard } from '../scorecard';
import { checkScorecard } from './check-scorecard';
import { type FileTrouble, foundText, MOST_LETTERS, type ReadResult } from './file-problem';
import { lineAndColumn, readJsonWithPlaces } from './json-places';

const JSON_FORMAT = 'callmark-scorecard';
/** Grows when a file of it can't be read by an older app any more. */
const FORMAT_VERSION = 1;

/** A scorecard as a file of its own format (docs/scorecards.md). */
export function scorecardToJson(card: Scorecard): string {
  return `${JSON.stringify({ format: JSON_FORMAT, formatVersion: FORMAT_VERSION, scorecard: card }, null, 2)}\n`;
}

/** JSON with a place for every complaint; shared with the other format that is JSON. */
export function readJsonFile<Read>(
  text: string,
  read: (
    value: unknown,
    lineOf: (path: readonly (string | number)[]) => { line: number; column: number },
  ) => ReadResult<Read>,
): ReadResult<Read> {
  if (text.length > MOST_LETTERS) {
    return { ok: false, problems: [{ trouble: 'too-large', where: '', allowed: String(MOST_LETTERS) }] };
  }
  const json = readJsonWithPlaces(text);
  if (json.ok) return read(json.value, (path) => lineAndColumn(text, json.placeOf(path)));
  const found = foundText(text.slice(json.at, json.at + 20));
  const place = lineAndColumn(text, json.at);
  return { ok: false, problems: [{ trouble: 'not-json', where: '', ...(found && { found }), ...place }] };
}

/** The scorecard of a file of this format, or what is wrong with it and where. */
export function scorecardFromJson(text: string): ReadResult<Scorecard> {
  return readJsonFile(text, (value, lineOf) => {
    const refuse = (trouble: FileTrouble, key: string, found: unknown): ReadResult<Scorecard> => {
      const told = foundText(found);
      return {
        ok: false,
        problems: [{ trouble, where: key, ...(told !== undefined && { found: told }), ...lineOf([key]) }],
      };
    };
    if (!isRecord(value) || value['format'] !== JSON_FORMAT) {
      return refuse('not-a-scorecard', 'format', isRecord(value) ? value['format'] : undefined);
    }
    const version = value['formatVersion'];
    if (typeof version !== 'number') return refuse('not-number', 'formatVersion', version);
    if (version > FORMAT_VERSION) return refuse('newer-format', 'formatVersion', version);
    return checkScorecard(value['scorecard'], (path) => lineOf(['scorecard', ...path]));
  });
}
