import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marked, type SnippetPart, snippet } from '@/domain/desk/snippet';
import { searchPieces, searchWords } from '@/storage/calls/search-text';

const found = (parts: readonly SnippetPart[] | null) =>
  (parts ?? []).filter((part) => part.found).map(({ text }) => text);
const joined = (parts: readonly SnippetPart[]) => parts.map(({ text }) => text).join('');

describe('a search hit in its words', () => {
  it('marks the words as they were written, whatever was typed', () => {
    expect(found(marked('Hóa đơn tháng 10', searchPieces('hoa DON')))).toEqual(['Hóa', 'đơn']);
    expect(found(marked('Hóa đơn'.normalize('NFD'), searchPieces('hóa')))).toEqual(['Hóa']);
    expect(found(marked('Mã KH1017', searchPieces('017')))).toEqual(['KH1017']);
    expect(found(marked('tháng', searchPieces('hàng')))).toEqual([]);
  });

  it('shows the place where what was looked for stands together, cut at words', () => {
    const text = `cước ${'vâng ạ '.repeat(40)}em xin hủy gói cước này nhé ${'dạ '.repeat(60)}`;
    const parts = snippet(text, searchPieces('huy cuoc')) ?? [];
    expect(found(parts)).toEqual(['hủy', 'cước']);
    expect(joined(parts)).toMatch(/^… .* …$/);
    expect(joined(parts).length).toBeLessThan(130);
    expect(snippet(text, searchPieces('zzz'))).toBeNull();
  });

  it('finds what the index finds, and changes no letter', () => {
    const text = fc
      .array(fc.constantFrom('hóa', 'đơn', 'HỦY', 'goi', '77', 'a1b', ','), { maxLength: 12 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(text, fc.constantFrom('hoa', 'don 7', 'huy', 'b', '1', 'gói'), (said, query) => {
        const pieces = searchPieces(query);
        const inIndex = pieces.some((piece) => ` ${searchWords(said)}`.includes(piece));
        expect(snippet(said, pieces) !== null).toBe(inIndex);
        expect(joined(marked(said, pieces))).toBe(said);
      }),
    );
  });
});
