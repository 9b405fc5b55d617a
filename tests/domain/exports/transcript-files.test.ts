import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docxParts } from '@/domain/exports/docx';
import { distinctNames } from '@/domain/exports/file-name';
import { canBeCaptions, toSrt, toTxt, toVtt } from '@/domain/exports/transcript-files';
import type { Turn } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { parseCaptions } from '@/on-device/captions';
import { wording } from '@/ui/wording';
import { vi } from '@/ui/words/vi/sections';
import { exported } from '../../helpers/exported';

const { facts } = wording.exporting.sheet;
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const call = exported();

describe('a transcript as a file', () => {
  it('is text with times where there are any', () => {
    const untimed: Turn = { speaker: 'customer', text: 'Ừ' };
    expect(toTxt({ ...call, turns: [...call.turns, untimed] }, facts)).toBe(
      [
        'Khiếu nại cước',
        `Held: 2026-11-20 12:00 (${ZONE}) · Agent: Hoa · Customer: KH-0291 · Queue: Di động · Tags: VIP, cước`,
        '',
        '[00:01] Agent [Greeting]: Dạ em chào chị ạ.',
        '[00:05] Customer: Mạng chậm quá em ơi.',
        'Customer: Ừ',
        '',
      ].join('\n'),
    );
  });

  it('speaks Vietnamese where the interface does, and is read back all the same', () => {
    const { facts: words } = vi.exporting.sheet;
    const text = toTxt(call, words);
    expect(text).toContain('Ngày gọi: 2026-11-20 12:00');
    expect(text).toContain('[00:01] Nhân viên [Greeting]: ');
    expect(text).not.toMatch(/Agent|Customer|Held|Queue|Tags/);
    const sides = (turns: readonly Turn[]) => turns.map(({ speaker, text: said, start }) => [speaker, said, start]);
    // Title and facts stand above the first label, and no label is read out of them.
    const [above, ...turns] = parseTranscript(text);
    expect(above?.text).toMatch(/^Khiếu nại cước Ngày gọi: .* Nhãn: VIP, cước$/);
    expect(sides(turns)).toEqual(sides(call.turns));
    for (const captions of [toVtt(call.turns, words), toSrt(call.turns, words)]) {
      expect(sides(parseTranscript(parseCaptions(captions)?.text ?? ''))).toEqual(sides(call.turns));
    }
    expect(docxParts(call, words)['word/document.xml']).toContain('Khách hàng');
  });

  it('is captions with a voice each', () => {
    expect(toVtt(call.turns, facts)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Agent>Dạ em chào chị ạ.\n\n00:00:05.000 --> 00:00:08.000\n<v Customer>Mạng chậm quá em ơi.\n',
    );
    expect(toSrt(call.turns, facts)).toBe(
      '1\n00:00:01,000 --> 00:00:04,000\nAgent: Dạ em chào chị ạ.\n\n2\n00:00:05,000 --> 00:00:08,000\nCustomer: Mạng chậm quá em ơi.\n',
    );
  });

  it('is no captions where a turn has no time: none is made up', () => {
    expect(canBeCaptions(call.turns)).toBe(true);
    expect(canBeCaptions([...call.turns, { speaker: 'agent', text: 'x' }])).toBe(false);
    expect(canBeCaptions([])).toBe(false);
  });

  it('reads back as the same turns, whatever is said', () => {
    const said = fc
      .array(fc.constantFrom('Dạ', '5 < 6 & 7 > 2', 'a&amp;b', '-->', 'Lan: vâng', '1', 'gói <b>', '“”', 'không'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((words) => `Ừ ${words.join(' ')}`);
    const turns = fc.array(said, { minLength: 2, maxLength: 12 }).map((texts) =>
      texts.map(
        (text, at): Turn => ({
          speaker: at % 2 === 0 ? 'agent' : 'customer',
          text,
          start: at * 3.25,
          end: at * 3.25 + 3,
        }),
      ),
    );
    fc.assert(
      fc.property(turns, (given) => {
        const read = parseCaptions(toVtt(given, facts))?.segments ?? [];
        expect(read.map(({ label, ...turn }) => ({ ...turn, speaker: label?.toLowerCase() }))).toEqual(given);
      }),
    );
    const plain = call.turns.map(({ type: _, ...turn }) => turn);
    const fromSrt = parseCaptions(toSrt(call.turns, facts))?.segments ?? [];
    expect(fromSrt.map(({ label, ...turn }) => ({ ...turn, speaker: label?.toLowerCase() }))).toEqual(plain);
  });

  it('is a document whose parts are well-formed, without what XML has no place for', () => {
    const text = 'a\u0000\u000b <w:p> & "x" \ud800 😀';
    const parts = docxParts({ ...call, turns: [{ speaker: 'agent', text }] }, facts);
    expect(Object.keys(parts)).toEqual([
      ...['[Content_Types].xml', '_rels/.rels', 'word/_rels/document.xml.rels', 'word/document.xml', 'word/styles.xml'],
    ]);
    const document = parts['word/document.xml'] ?? '';
    expect(document).toContain('  a &lt;w:p&gt; &amp; &quot;x&quot;  😀</w:t>');
    expect(document).toContain('Khiếu nại cước');
    // A paragraph for the title, the facts and each turn.
    expect(document.match(/<w:p>/g)).toHaveLength(3);
    // Every style that is used is there.
    const used = [...document.matchAll(/w:(?:pStyle|rStyle) w:val="(\w+)"/g)].map(([, id]) => id);
    for (const id of used) expect(parts['word/styles.xml']).toContain(`w:styleId="${id}"`);
  });

  it('has a name of its own in its folder', () => {
    expect(distinctNames(['A/b', 'a b', 'A b', '...', ''], 'txt')).toEqual([
      ...['A b.txt', 'a b (2).txt', 'A b (3).txt', 'call.txt', 'call (2).txt'],
    ]);
  });
});
