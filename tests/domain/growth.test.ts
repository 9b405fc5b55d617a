import { describe, expect, it } from 'vitest';
import { readAnswerText } from '@/domain/answers/answers';
import { readAutoNote } from '@/domain/answers/auto-note-reader';
import { readErrorMessage } from '@/domain/answers/error-body';
import { readInteractionId, readInteractionStatus } from '@/domain/answers/interaction-answer';
import { hasStoredLabels, readLabelledText } from '@/domain/answers/labelled-text';
import { listItems } from '@/domain/answers/list-items';
import { parseLooseJson } from '@/domain/answers/loose-json';
import { readSegments, readTime } from '@/domain/answers/segment-reader';
import { readStreamedAnswer, withoutThinking } from '@/domain/answers/streamed-answer';
import { readSummaryAnswer, readSummaryProblem } from '@/domain/answers/summary-answer';
import { parseSummary } from '@/domain/answers/summary-text';
import { readTranscriptionAnswer, readTranscriptionProblem } from '@/domain/answers/transcription-answer';
import { readManifest } from '@/domain/models/model-manifest';
import { parseLaunchOptions } from '@/domain/query-parameters';
import { readNumber } from '@/domain/scoring/read-number';
import { readScoreAnswer, SCORE_ANSWER_KEYS } from '@/domain/scoring/read-score-answer';
import { readAddress } from '@/domain/service-address';
import { readSiteConfig } from '@/domain/site-config';
import { readTeamDocument } from '@/domain/team/team-document';
import { cleanText } from '@/domain/transcript/clean-text';
import { highlight } from '@/domain/transcript/highlight';
import { findNearMisses } from '@/domain/transcript/near-misses';
import { putBack } from '@/domain/transcript/put-back';
import { moveRemoved } from '@/domain/transcript/removed-places';
import { respell } from '@/domain/transcript/respelling';
import { stripSpam } from '@/domain/transcript/spam';
import { assignRoles } from '@/domain/transcript/speaker-roles';
import { speechParts } from '@/domain/transcript/speech-parts';
import { talkTime } from '@/domain/transcript/talk-time';
import { parseTimeRange } from '@/domain/transcript/time-range';
import {
  mergeTurns,
  replaceWords,
  setSpeaker,
  setWords,
  splitTurn,
  swapSpeakers,
} from '@/domain/transcript/transcript-edit';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { listSamples } from '@/network/samples';
import { parseCaptions } from '@/on-device/captions';
import { labelSegments } from '@/on-device/speakers/label-segments';
import type { Separation } from '@/on-device/speakers/separation';
import { ANY_MACHINE_MS, isSlow } from '../helpers/growth';

/** Characters; squared work on so many takes seconds, linear work moments. */
const LENGTH = 100_000;

/** What a stranger can send over and over. */
const PIECES: readonly string[] = [
  ...[
    'a',
    ' ',
    '\n',
    '\r\n',
    '1',
    '1 ',
    '1.',
    '0 9-',
    '.',
    ',',
    ':',
    '-',
    '- ',
    '…',
    '(',
    '[',
    '{',
    '<',
    '"',
    '\\',
    '#',
  ],
  ...[
    '*',
    '%',
    '&',
    '```',
    '\u00a0',
    '\u0301',
    '\ud83d\ude00',
    '\ufffd',
    '[{',
    '["',
    '{"a":',
    '{}',
    '{"a":"',
    '\\"',
    ',]',
    '“',
  ],
  ...['<v ', '<v a>b', '<a', '&#1', '{\\', 'C: x\n', 'A: x\nC: y\n', 'x\n', 'x: y\n', '- x\n', '1) x\n', 'Agent (A) ['],
  ...['a b ', 'a. ', 'a, ', 'một ', 'hai mươi ', 'không ', 'one hundred and ', 'xin hãy ', 'đăng ký kênh ', 'để xem '],
  ...[
    '00:00:01,000 --> ',
    '00:01.000 --> 00:02.000\n',
    '00:01.000 --> 00:02.000\nx\nx\n\n',
    '(00:00:01,000 - ',
    '00:01-',
  ],
  ...[
    '(00:00:01,000 - 00:00:02,000) ',
    'speaker 1: x\n',
    '[00:01 - 00:02] a: x\n',
    '00:01 - ',
    '[00:01] Khách hàng [',
    '### REASON\n',
    '<think>',
    '</think>',
  ],
  ...['data: {"response":"x"}\n', '{"response":"x","done":false}\n', '{"text":"x"},'],
];
const repeated = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length));

/** Everything that reads what a stranger wrote. */
const READERS: Record<string, (text: string) => unknown> = {
  'clean text': cleanText,
  captions: parseCaptions,
  'captions after their first time': (text) => parseCaptions(`00:01.000 --> 00:02.000\n${text}`),
  'transcript text': (text) => formatTranscript(parseTranscript(text)),
  'transcript edits': (text) => [
    swapSpeakers(text),
    setSpeaker(text, 0, 'customer'),
    setWords(text, 0, text),
    findNearMisses([{ text }], ['a b', 'Viettel', 'gói Tân Binh']),
    replaceWords(text, { words: 'a b', accents: false, whole: true }, 'c'),
    splitTurn(text, 0, 5),
    mergeTurns(text, 0),
  ],
  'labelled text': (text) => [hasStoredLabels(text), readLabelledText(text)],
  'times of segments': (text) => readTime(text),
  segments: (text) => readSegments({ segments: [{ text, speaker: text, start: text }] }),
  'transcription answers': (text) => [readTranscriptionAnswer(text), readTranscriptionProblem(text)],
  'transcription answers with a text': (text) => readTranscriptionAnswer(JSON.stringify({ text })),
  'streamed answers': readStreamedAnswer,
  'thinking aloud': withoutThinking,
  'loose JSON': (text) => parseLooseJson(text, () => false),
  'loose JSON in prose': (text) => parseLooseJson(`Here it is: {"a": ${text}`, () => false),
  'answers for keys': (text) => readAnswerText(text, ['wanted']),
  'summary answers': (text) => [readSummaryAnswer(text), readSummaryProblem(text)],
  'summary texts': parseSummary,
  lists: listItems,
  'score answers': readScoreAnswer,
  'score answers with such a field': (text) => readScoreAnswer({ [SCORE_ANSWER_KEYS[0] ?? '']: text }),
  'numbers in answers': readNumber,
  'auto notes': (text) => readAutoNote({ summary: text, customerObjections: text, customerHiddenExpectations: text }),
  'error messages': readErrorMessage,
  interactions: (text) => [
    readInteractionId(text),
    readInteractionStatus(text),
    readInteractionStatus(JSON.stringify({ status: text })),
  ],
  spam: (text) => {
    const { text: rest, removed } = stripSpam(text, '');
    return putBack(rest, removed);
  },
  highlighted: highlight,
  'parts to be spoken': (text) => speechParts(text, 200),
  respelling: (text) => respell(text),
  'time ranges': parseTimeRange,
  'addresses of pages': (text) => parseLaunchOptions(`?service=${text}`),
  'addresses of services': readAddress,
  'documents of a team': (text) =>
    readTeamDocument({ _id: `note:${text}`, _rev: text, v: 1, at: 1, by: text, callId: text, text }),
};

describe('what a stranger wrote costs no more than its length, whatever is repeated in it:', () => {
  it.each(Object.entries(READERS))(
    '%s',
    async (_, read) => {
      const slow: string[] = [];
      for (const piece of PIECES) if (await isSlow(repeated(piece), read)) slow.push(piece);
      expect(slow).toEqual([]);
    },
    ANY_MACHINE_MS,
  );
});

/** Each piece another one, as many as a text of this length holds. */
function numbered<Item>(text: string, item: (index: number) => Item): Item[] {
  return Array.from({ length: Math.ceil(text.length / 40) }, (_, index) => item(index));
}
const clock = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23);
const json = (value: unknown): string => JSON.stringify(value);
const byName = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
const TWO_VOICES: Separation = {
  ...{ method: 'voices', certain: true, confidence: 3 },
  spans: Array.from({ length: 5000 }, (_, index) => ({
    start: index,
    end: index + 1,
    speaker: index % 2 === 0 ? 0 : 1,
  })),
};

/** Everything that reads a list, with as many different entries as a stranger likes. */
const LISTS: Record<string, (text: string) => unknown> = {
  'captions of as many voices': (text) =>
    parseCaptions(
      numbered(text, (at) => `${clock(at)} --> ${clock(at + 1)}\n<v Speaker ${at}>words of ${at}\n`).join('\n'),
    ),
  'captions of as many names': (text) =>
    parseCaptions(numbered(text, (at) => `${clock(at)} --> ${clock(at + 1)}\nName${at % 999}: words\n`).join('\n')),
  'one caption of as many lines': (text) =>
    parseCaptions(`00:01.000 --> 00:02.000\n${numbered(text, (at) => `line ${at}`).join('\n')}`),
  'two captions of as many lines, the second one nearly the first': (text) => {
    const lines = numbered(text, () => 'x').join('\n');
    return parseCaptions(`00:01.000 --> 00:02.000\n${lines}\n\n00:02.000 --> 00:03.000\n${lines}\ny\n`);
  },
  'an answer whose every segment names another speaker': (text) =>
    readTranscriptionAnswer(json({ segments: numbered(text, (at) => ({ speaker: `s${at}`, start: at, text: 'x' })) })),
  'an answer in lines of as many speakers': (text) =>
    readTranscriptionAnswer(json({ text: numbered(text, (at) => `SPEAKER_${at}: words`).join('\n') })),
  'an answer of as many fields': (text) => readTranscriptionAnswer(json(byName(numbered(text, String)))),
  'a stream of as many pieces': (text) =>
    readStreamedAnswer(numbered(text, (at) => `data: {"response":"${at}"}`).join('\n')),
  'roles of as many labels': (text) => assignRoles(numbered(text, (at) => ({ label: `s${at}`, text: 'x' }))),
  'segments beside what was heard': (text) =>
    labelSegments(
      numbered(text, (at) => ({ start: at, end: at + 1, text: 'x' })),
      TWO_VOICES,
    ),
  'a summary of as many speakers': (text) =>
    readSummaryAnswer(json({ summary: 'x', speakers: numbered(text, (at) => ({ label: `s${at}`, name: `n${at}` })) })),
  'a summary of as many parts': (text) => parseSummary(numbered(text, (at) => `### REASON\n${at}`).join('\n')),
  'a note of as many objections': (text) =>
    readAutoNote({ customerObjections: numbered(text, (at) => ({ objection: `o${at}`, quote: `q${at}` })) }),
  'a score of as many fields': (text) => readScoreAnswer(byName(numbered(text, (at) => `field ${at}`))),
  'an answer of as many objects': (text) =>
    parseLooseJson(numbered(text, (at) => `{"key${at}": ${at}}`).join(' and '), () => false),
  'a configuration of as many keys': (text) =>
    readSiteConfig({ services: byName(numbered(text, (at) => `service ${at}`)) }),
  'respellings of as many words': (text) => respell(text, byName(numbered(text, (at) => `word${at}`))),
  'a list of as many models': (text) =>
    readManifest({
      models: numbered(text, (at) => ({ id: `m${at}`, size: 'tiny', version: '1', folder: 'f', variants: [] })),
    }),
  'a list of as many samples': (text) =>
    listSamples(new AbortController().signal, async () =>
      Response.json(numbered(text, (at) => ({ id: `s${at}`, name: `n${at}`, text: 'A: x' }))),
    ),
  'the talk time of as many turns': (text) =>
    talkTime(numbered(text, (at) => ({ speaker: at % 2 ? 'agent' : 'customer', text: 'x', start: at, end: at + 1 }))),
  'places of as many removed phrases': (text) => {
    const lines = numbered(text, (at) => `line ${at}`);
    const removed = lines.map((line, at) => ({ text: line, at: at * 5 }));
    return [
      moveRemoved(removed, lines.join('\n'), `more\n${lines.join('\n')}`),
      moveRemoved(removed, lines.join('\n'), lines.join('; ')),
    ];
  },
};

it.each(Object.entries(LISTS))(
  '%s costs no more than its length',
  async (_, read) => {
    expect(await isSlow(' '.repeat(10 * LENGTH), read)).toBe(false);
  },
  ANY_MACHINE_MS,
);
