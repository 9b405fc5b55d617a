import { describe, expect, it } from 'vitest';
import type { Call } from '@/domain/call';
import { fileName } from '@/domain/exports/file-name';
import { callMeta } from '@/features/calls/call-meta';
import { callRow } from '../../helpers/call-row';
import { headlineRow } from '../../helpers/score-answers';

const AT = new Date(2026, 10, 20, 10, 31).getTime();
const call = callRow({ source: 'upload', createdAt: AT, updatedAt: AT });
const audio = { name: 'a.mp3', mime: 'audio/mpeg', bytes: 1_900_000 };

describe('the small line of a call', () => {
  it.each<[string, Call, string]>([
    ['audio', { ...call, audio: { ...audio, durationS: 168 } }, '02:48 · 1.9 MB · Vietnamese · 10:31'],
    [
      'a recording that lost sound',
      {
        ...call,
        audio: {
          ...audio,
          durationS: 168,
          gaps: [
            { atS: 3, lostS: 1.66 },
            { atS: 9, lostS: 2 },
          ],
        },
      },
      '02:48 · 1.9 MB · Vietnamese · 3.7 s missing · 10:31',
    ],
    ['audio never opened', { ...call, audio, language: '' }, '1.9 MB · 10:31'],
    ['typed', { ...call, source: 'typed', words: 412 }, '412 words · Vietnamese · 10:31'],
    [
      'scored',
      { ...call, audio: { ...audio, durationS: 252 }, words: 9, scores: [headlineRow({})] },
      '04:12 · Sale Effectiveness · 10:31',
    ],
    [
      'scored on a card of another name',
      { ...call, service: 'VIP desk', scores: [headlineRow({ service: 'VIP desk' })] },
      'VIP desk · 10:31',
    ],
  ])('%s', (_, row, line) => {
    expect(callMeta(row, AT)).toBe(line);
  });
});

describe('the file name of an export', () => {
  it.each([
    ['Cuộc gọi 10:31', 'Cuộc gọi 10 31'],
    ['../../etc/passwd', '.. .. etc passwd'],
    ['a\u0000b\n c', 'a b c'],
    ['???', 'call'],
    ['kết thúc...', 'kết thúc'],
  ])('of %j is %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });
});
