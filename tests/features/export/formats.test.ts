import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ExportedCall, mapTexts, textsOf } from '@/domain/exports/exported-call';
import { digitRuns, digitsOf } from '@/domain/masking/digit-runs';
import { createMask, findPersonal } from '@/domain/masking/mask';
import { makeCsv, makeSpreadsheet, makeTranscripts } from '@/features/export/formats';
import { exported, judgedBy } from '../../helpers/exported';

const { signal } = new AbortController();

async function unzipped(blob: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const call = exported({ evaluations: [judgedBy('lan', '1', new Date(2026, 10, 20, 12, 5).getTime())] });
const silent: ExportedCall = { ...call, title: 'Không lời', turns: [] };
const untimed: ExportedCall = { ...call, title: 'Gõ tay', turns: [{ speaker: 'agent', text: 'Chào' }] };

/** What a browser makes of a worker whose code it can't have. */
class NoWorker {
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage() {
    queueMicrotask(() => this.onerror?.({ message: '' }));
  }
  terminate() {}
}

afterEach(() => vi.unstubAllGlobals());

describe('the files of an export', () => {
  it('are a spreadsheet of many calls also where its worker was not stored before the network went', async () => {
    vi.stubGlobal('Worker', NoWorker);
    vi.stubGlobal('navigator', { onLine: false });
    const { blob } = await makeSpreadsheet(new Array(40).fill(call), signal);
    expect(Object.keys(await unzipped(blob))).toContain('xl/workbook.xml');
  });

  it('are two tables in a zip', async () => {
    const { name, blob } = await makeCsv([call], signal);
    expect(name).toBe('Khiếu nại cước.zip');
    const files = await unzipped(blob);
    expect(Object.keys(files)).toEqual(['calls.csv', 'answers.csv']);
    // Decoding takes the byte-order mark away.
    const bytes = unzipSync(new Uint8Array(await blob.arrayBuffer()))['calls.csv'];
    expect([...(bytes?.subarray(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
    expect(files['answers.csv']?.split('\r\n')).toHaveLength(13);
    expect((await makeCsv([call, call], signal)).name).toMatch(/^Callmark tables \d{4}-\d\d-\d\d\.zip$/);
  });

  it('are a spreadsheet of two sheets with numbers as numbers and times as times', async () => {
    const files = await unzipped((await makeSpreadsheet([call], signal)).blob);
    const [calls = '', answers = ''] = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map(
      (name) => files[name],
    );
    expect(files['xl/workbook.xml']).toMatch(/name="Calls".*name="Answers"/s);
    const strings = [...(files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
      ([, text]) => text,
    );
    expect(strings).toContain('Khiếu nại cước');
    // What looks like a formula is text.
    expect(strings).toContain('lan: =1+1');
    expect(calls + answers).not.toContain('<f>');
    // Noon of that day, in days since 1900.
    expect(calls).toMatch(/<v>46346\.5<\/v>/);
    expect(answers.match(/<row /g)).toHaveLength(12);
    const half = /<c r="\w+"(?: s="\d+")?(?: t="n")?><v>0\.5<\/v><\/c>/;
    expect(answers).toMatch(half);
  });

  it('are a transcript, or a zip of several', async () => {
    const one = await makeTranscripts([call], 'vtt', signal);
    expect([one?.name, one?.blob.type, one?.notices]).toEqual(['Khiếu nại cước.vtt', 'text/vtt;charset=utf-8', []]);
    const several = await makeTranscripts([call, call, silent, untimed], 'srt', signal);
    expect(Object.keys(await unzipped(several?.blob as Blob))).toEqual([
      ...['Gõ tay.txt', 'Khiếu nại cước.srt', 'Khiếu nại cước (2).srt'],
    ]);
    expect(several?.notices).toEqual([
      '1 call without a transcript is left out.',
      '1 transcript has no times, so no captions can be made of it: it is saved as text.',
    ]);
    expect(await makeTranscripts([silent], 'txt', signal)).toBeNull();
  });

  it('are documents', async () => {
    const file = await makeTranscripts([call], 'docx', signal);
    const parts = await unzipped(file?.blob as Blob);
    expect(parts['word/document.xml']).toContain('Mạng chậm quá em ơi.');
    const zip = await makeTranscripts([call, untimed], 'docx', signal);
    if (zip === null) throw new Error('no file');
    const inner = unzipSync(new Uint8Array(await zip.blob.arrayBuffer()))['Gõ tay.docx'] as Uint8Array;
    expect(Object.keys(unzipSync(inner))).toContain('[Content_Types].xml');
  });

  it('stop when they are cancelled', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(makeCsv([call], stop.signal)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  });
});

const VI = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

describe('what is masked', () => {
  it('is in none of the files, in no form, wherever in the call it stood', async () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(digits, async (rest) => {
        const phone = `09${rest.join('')}`;
        const spoken = [...phone].map((one) => VI[Number(one)]).join(' ');
        const spaced = phone.replace(/(.{4})(.{3})/, '$1 $2.');
        const evaluation = judgedBy('lan', '1');
        const dirty = exported({ evaluations: [{ ...evaluation, analysisNotes: `Gọi ${spaced}` }] });
        const turns = [...dirty.turns, { ...dirty.turns[0], speaker: 'customer' as const, text: `Số ${spoken} ạ` }];
        const whole: ExportedCall = { ...dirty, title: `Gọi ${phone}`, customer: phone, tags: [`t_${phone}`], turns };
        const clean = mapTexts(whole, createMask(findPersonal(textsOf(whole))));
        const files = [
          await makeCsv([clean], signal),
          await makeSpreadsheet([clean], signal),
          ...(await Promise.all((['txt', 'vtt', 'srt'] as const).map((one) => makeTranscripts([clean], one, signal)))),
          await makeTranscripts([clean, clean], 'docx', signal),
        ];
        for (const file of files) {
          const bytes = new Uint8Array((await file?.blob.arrayBuffer()) as ArrayBuffer);
          const texts = bytes[0] === 0x50 ? Object.values(await unzipped(file?.blob as Blob)) : [strFromU8(bytes)];
          for (const text of [file?.name ?? '', ...texts]) {
            expect(text).not.toContain(phone);
            expect(text).not.toContain(spaced);
            expect(text).not.toContain(spoken);
          }
        }
        const left = textsOf(clean).flatMap(({ text }) => digitRuns(text).map(digitsOf));
        expect(left.filter((run) => run.includes(phone))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
