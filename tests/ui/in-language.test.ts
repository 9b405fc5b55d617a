import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { readSiteConfig } from '@/domain/site-config';
import { VOICES } from '@/domain/transcript/voices';

/** A page in which this is kept as the choice. */
async function wordsWith(kept: Record<string, string>) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null });
  const { wording } = await import('@/ui/wording');
  const { interfaceLanguage } = await import('@/ui/words/in-language');
  return { wording, interfaceLanguage };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('the words of the interface', () => {
  it('are as specified where nobody has chosen', async () => {
    const { wording, interfaceLanguage } = await wordsWith({});
    expect(interfaceLanguage).toBe('as-specified');
    expect([wording.review.next, wording.capture.sampleFirst]).toEqual(['Next', 'Chọn mẫu để đánh giá']);
  });

  it('are of the language that was chosen here, before that of the site', async () => {
    const { wording } = await wordsWith({ interfaceLanguage: '"vi"', siteLanguage: '"en"' });
    expect([wording.review.next, wording.review.place(2, 40)]).toEqual(['Tiếp', '2 / 40']);
    // On one screen, and not the same.
    expect(wording.review.review).not.toBe(wording.tabs.scoring);
  });

  it('are of the language of the site where nothing was chosen here, and what is specified in it stays', async () => {
    const { wording, interfaceLanguage } = await wordsWith({ siteLanguage: '"en"' });
    expect(interfaceLanguage).toBe('en');
    expect([wording.review.next, wording.capture.sampleFirst]).toEqual(['Next', 'Choose a sample']);
    expect(wording.capture.upload).toBe('Upload audio');
    // Quotes of the specification that are no English.
    const { Transcripting, Summaryzing } = wording.capture.statuses;
    expect([wording.capture.transcripting, Transcripting, Summaryzing]).toEqual([
      ...['Transcribing', 'Transcribing', 'Summarising'],
    ]);
    expect(VOICES.map(wording.transcript.voice).filter((voice) => /Nam|Nữ/.test(voice))).toEqual([]);
  });

  it.each(['"vi"', '"en"', '"as-specified"'])('%s: a percent sign follows its number without a space', async (kept) => {
    const { wording } = await wordsWith({ interfaceLanguage: kept });
    expect(textsOf({ ...wording }).filter(([, text]) => /[\d}] %/.test(text))).toEqual([]);
  });

  // Who speaks to the device says what is on the button.
  it.each(['"vi"', '"en"', '"as-specified"'])('%s: the name of a button begins with what is on it', async (kept) => {
    const { wording } = await wordsWith({ interfaceLanguage: kept });
    const { takeOver, takeOverOf } = wording.evaluation;
    expect(takeOverOf('…').startsWith(takeOver)).toBe(true);
  });

  it.each(['', '"th"', 'vi', '{', '["vi"]', 'null'])('are as specified where %j is kept', async (kept) => {
    expect((await wordsWith({ interfaceLanguage: kept })).interfaceLanguage).toBe('as-specified');
  });
});

/** Every text of a section by its path; of a function, its source. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, String(words)]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, path === '' ? key : `${path}.${key}`));
}

const VIETNAMESE =
  /[ăâđêôơư\u00e0-\u00e3\u00e8-\u00ea\u00ec\u00ed\u00f2-\u00f5\u00f9\u00fa\u00fd\u0129\u0169\u1ea0-\u1ef9]/iu;

describe('a language', () => {
  it('Vietnamese has words for everything that config.json is asked to be', async () => {
    const { wording } = await wordsWith({ interfaceLanguage: '"vi"' });
    const wrong = Object.fromEntries(Object.keys(DEFAULT_CONFIG).map((key) => [key, []]));
    const asked = readSiteConfig(wrong).problems.map((problem) => ('expected' in problem ? problem.expected : ''));
    expect(asked.length).toBe(Object.keys(wrong).length);
    const left = asked.filter((expected) => wording.settings.config['wrong-type']('x', expected).includes(expected));
    // Values are the same in every language.
    expect(left.filter((expected) => !/^(?:[\w-]+ \| )+[\w-]*$/.test(expected))).toEqual([]);
  });

  it('English has no Vietnamese word in it but names', async () => {
    const { wording } = await wordsWith({ interfaceLanguage: '"en"' });
    const names = /^(language\.|scorecards\.languages|reports\.tet)/;
    const left = textsOf({ ...wording }).filter(([path, text]) => VIETNAMESE.test(text) && !names.test(path));
    expect(left).toEqual([]);
  });
});
