import { scorecardFromConnect } from '@/domain/scorecards/files/connect-in';
import { scorecardToConnect } from '@/domain/scorecards/files/connect-out';
import type { FileProblem } from '@/domain/scorecards/files/file-problem';
import type { Loss } from '@/domain/scorecards/files/loss';
import { scorecardFromJson, scorecardToJson } from '@/domain/scorecards/files/own-json';
import { scorecardFromCsv, scorecardToCsv } from '@/domain/scorecards/files/table';
import type { Scorecard } from '@/domain/scorecards/scorecard';

export type CardFormat = 'json' | 'csv' | 'connect';

/** A file that is written, and what it has no place for. */
export interface CardFile {
  name: string;
  content: Blob;
  lost: readonly Loss[];
}

/** What a file system or a mail program could stumble over. */
const UNSAFE = /[\p{Cc}\\/:*?"<>|]+/gu;

const fileName = ({ title, version }: Scorecard, ending: string): string =>
  `${title.replace(UNSAFE, ' ').trim().slice(0, 80) || 'scorecard'} v${version}${ending}`;

export function writeCardFile(card: Scorecard, format: CardFormat): CardFile {
  switch (format) {
    case 'json':
      return {
        name: fileName(card, '.json'),
        content: new Blob([scorecardToJson(card)], { type: 'application/json' }),
        lost: [],
      };
    case 'csv':
      return {
        name: fileName(card, '.csv'),
        content: new Blob([scorecardToCsv(card)], { type: 'text/csv' }),
        lost: [],
      };
    case 'connect': {
      const { value, lost } = scorecardToConnect(card);
      return { name: fileName(card, ' Connect.json'), content: new Blob([value], { type: 'application/json' }), lost };
    }
  }
}

export type CardRead =
  | { is: 'read'; card: Scorecard; lost: readonly Loss[] }
  | { is: 'wrong'; problems: readonly FileProblem[] }
  | { is: 'unreadable' }
  | { is: 'too-large' };

/** Larger is no scorecard, and is not even read. */
const MOST_BYTES = 2_000_000;
/** Letters that only Vietnamese has, of the languages that cards are written in. */
const VIETNAMESE = /[ăâđêôơư\u1ea0-\u1ef9]/i;

/** A scorecard from a file of any of the three formats, whole or not at all. */
export async function readCardFile(file: File): Promise<CardRead> {
  if (file.size > MOST_BYTES) return { is: 'too-large' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { is: 'unreadable' };
  }
  const isJson = /^\ufeff?\s*[{[]/.test(text) || /\.json$/i.test(file.name);
  if (isJson && /"(?:EvaluationForm|Items)"\s*:/.test(text) && !text.includes('"callmark-scorecard"')) {
    const read = scorecardFromConnect(text, VIETNAMESE.test(text) ? 'vi' : 'en');
    if (!read.ok) return { is: 'wrong', problems: read.problems };
    return { is: 'read', card: read.value.value, lost: read.value.lost };
  }
  const read = isJson ? scorecardFromJson(text) : scorecardFromCsv(text, file.name.replace(/\.[^.]*$/, ''));
  return read.ok ? { is: 'read', card: read.value, lost: [] } : { is: 'wrong', problems: read.problems };
}
