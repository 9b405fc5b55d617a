import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partCount, partRange } from '@/domain/team/team-archive';
import { contentHash, readTeamDocument, TEAM_VERSION, writtenDocument } from '@/domain/team/team-document';
import { partId, readTeamId, teamId } from '@/domain/team/team-ids';
import { callRow } from '../../helpers/call-row';
import { noteOf } from '../../tools/team/documents';

describe('ids of documents', () => {
  it('name what they are made of', () => {
    expect(teamId('eval', { call: 'c1', scorecard: 'Summary (Customer Service)', author: 'lan' })).toBe(
      'eval:c1:Summary%20(Customer%20Service):lan',
    );
    expect(partId('c1', 7)).toBe('part:c1:007');
    expect(readTeamId('sheet:s1:lan')).toEqual({ kind: 'sheet', calibration: 's1', author: 'lan' });
  });

  it('give back whatever names they were made of', () => {
    const name = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(name, name, name, (call, scorecard, author) => {
        const parts = { call, scorecard, author };
        expect(readTeamId(teamId('eval', parts))).toEqual({ kind: 'eval', ...parts });
      }),
    );
  });

  it.each(['', 'call', 'call:', 'call:a:b', 'eval:a:b', 'constructor:a', '_design/callmark', 'call:%E0%A4%A'])(
    '%j is none',
    (id) => expect(readTeamId(id)).toBeNull(),
  );
});

describe('a document out of the archive', () => {
  const note = noteOf('c1', 'lan', 'Hỏi lại số máy');
  const given = { ...writtenDocument(note), _rev: '1-a' };

  it('is read back as it was written', () => {
    expect(readTeamDocument(given)).toEqual({ is: 'known', id: note.id, rev: '1-a', document: note });
  });

  it('keeps what nobody here knows', () => {
    const read = readTeamDocument({ ...given, mood: 'glad' });
    expect(read.is === 'known' && writtenDocument(read.document)).toMatchObject({ mood: 'glad', text: note.text });
  });

  it('is told apart where a newer Callmark made it, and kept whole', () => {
    const newer = { ...given, v: TEAM_VERSION + 1, text: { rich: true } };
    expect(readTeamDocument(newer)).toEqual({ is: 'newer', id: note.id, rev: '1-a', raw: newer });
  });

  it('may be gone', () => {
    expect(readTeamDocument({ _id: note.id, _rev: '2-b', _deleted: true })).toEqual({
      is: 'deleted',
      id: note.id,
      rev: '2-b',
    });
  });

  const call = { ...callRow({ id: 'c1' }) };
  const named = (naming: object) => {
    return { _id: 'facts:c1:lan', _rev: '1-a', v: 1, at: 1, by: 'lan', callId: 'c1', namings: [{ at: 5, ...naming }] };
  };
  it.each([
    ['no object', 7],
    ['another kind of id', { ...given, _id: 'org.couchdb.user:lan' }],
    ['no revision', writtenDocument(note)],
    ['no author', { ...given, by: '' }],
    ['an author whom its id does not name', { ...given, by: 'minh' }],
    ['words about another call', { ...given, callId: 'c2' }],
    ['a version of no number', { ...given, v: 'one' }],
    ['a text of no letters', { ...given, text: 7 }],
    ['a call of another id', { _id: 'call:c1', _rev: '1-a', v: 1, at: 1, by: 'lan', call: { ...call, id: 'c2' } }],
    ['tags that are one word', named({ field: 'tags', value: 'mạng' })],
    ['a title that is a number', named({ field: 'title', value: 7 })],
    ['a field that calls don’t have', named({ field: 'scores', value: 'x' })],
    ['a name without a letter', { _id: 'person:lan', _rev: '1-a', v: 1, at: 1, by: 'lan', name: ' ' }],
    ['a scorecard of another version', { _id: 'scorecard:s:2:lan', _rev: '1-a', v: 1, at: 1, by: 'lan', card: {} }],
  ])('is strange with %s', (_what, strange) => {
    expect(readTeamDocument(strange)).toMatchObject({ is: 'strange', detail: expect.any(String) });
  });

  it('may say what its author called the call, or took away', () => {
    for (const naming of [{ field: 'tags', value: ['mạng'] }, { field: 'agent' }, { field: 'title', value: 'Tên' }])
      expect(readTeamDocument(named(naming))).toMatchObject({ is: 'known', document: { namings: [naming] } });
  });

  it('says the same whenever it was written and however its fields stand', () => {
    const { text, ...rest } = note;
    expect(contentHash({ text, ...rest, at: 99 })).toBe(contentHash(note));
    expect(contentHash({ ...note, text: 'anything else' })).not.toBe(contentHash(note));
  });
});

it('parts of a sound cover it, each byte once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 700 }), (bytes, partBytes) => {
      const ranges = Array.from({ length: partCount(bytes, partBytes) }, (_, at) => partRange(at, bytes, partBytes));
      expect(ranges.reduce((end, [from, to]) => (from === end && to > from ? to : Number.NaN), 0)).toBe(bytes);
    }),
  );
});
