import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '@/domain/answers/json-value';
import { type TeamDocument, writtenDocument } from '@/domain/team/team-document';
import { partId, teamId } from '@/domain/team/team-ids';
import { makeDesignDocument } from '@/site/team/design-document';
import { noteOf } from './documents';

type Rule = (newDoc: JsonRecord, oldDoc: JsonRecord | null, user: { name: string | null; roles: string[] }) => void;
const rule = new Function(`return (${makeDesignDocument('t').validate_doc_update})`)() as Rule;

/** Why it is refused; '' = it is not. */
function refusal(newDoc: JsonRecord, name: string | null, role: string, oldDoc: JsonRecord | null = null): string {
  try {
    rule(newDoc, oldDoc, { name, roles: [role.startsWith('_') ? role : `t:${role}`, 'another:supervisor'] });
    return '';
  } catch (thrown) {
    return Object.values(thrown as Record<string, string>).join();
  }
}

const written = (document: TeamDocument): JsonRecord => writtenDocument(document);
const note = written(noteOf('c1', 'lan', 'words'));
const head = { v: 1, at: 1, by: 'lan' };
const part = { _id: partId('c1', 0), kind: 'part', ...head, _attachments: { bytes: { stub: true } } };
const card = { title: 'Card', language: 'vi', scale: { max: 10 }, sections: [] as unknown[], publishedAt: 5 };
const published = {
  _id: teamId('scorecard', { scorecard: 's', version: '1', author: 'lan' }),
  kind: 'scorecard',
  ...head,
  card,
};

describe('the rule of who writes what', () => {
  it.each([
    ['their own note', note, 'lan', 'reviewer'],
    ['in anybody’s name from a shared tablet', note, 'tablet', 'device'],
    ['as an administrator', { _id: 'anything' }, 'root', '_admin'],
    ['a part with its bytes', part, 'lan', 'reviewer'],
    ['a scorecard as a supervisor', published, 'lan', 'supervisor'],
    ['a dispute as the agent', { ...head, _id: 'dispute:c1:s:lan', kind: 'dispute' }, 'lan', 'agent'],
    ['a session as a manager', { ...head, _id: 'calibration:s1', kind: 'calibration' }, 'lan', 'manager'],
    ['a remark as a manager', { ...head, _id: 'remark:s1:lan:7', kind: 'remark' }, 'lan', 'manager'],
    ['what a reviewer called a call', { ...head, _id: 'facts:c1:lan', kind: 'facts' }, 'lan', 'reviewer'],
    ['what a reviewer submitted', { ...head, _id: 'sheet:s1:lan', kind: 'sheet' }, 'lan', 'reviewer'],
    ['their own name as an agent', { ...head, _id: 'person:lan', kind: 'person' }, 'lan', 'agent'],
    ['an assignment as a manager', { ...head, _id: 'assignment:1', kind: 'assignment' }, 'lan', 'manager'],
  ])('lets write %s', (_what, document, name, role) => {
    expect(refusal(document, name, role)).toBe('');
  });

  it.each([
    ['nobody', note, null, 'reviewer', 'sign in'],
    ['somebody else', note, 'minh', 'supervisor', 'only lan'],
    ['an id with another author', { ...note, by: 'minh' }, 'minh', 'reviewer', 'another author'],
    ['another kind than its id', { ...note, kind: 'eval' }, 'lan', 'reviewer', 'no document'],
    ['an unknown kind', { ...note, _id: 'toString:1', kind: 'toString' }, 'lan', 'reviewer', 'no document'],
    ['an id of too many parts', { ...note, _id: `${note['_id']}:x` }, 'lan', 'reviewer', 'no document'],
    ['no version', { ...note, v: '1' }, 'lan', 'reviewer', 'whole number'],
    ['no time', { ...note, at: '1' }, 'lan', 'reviewer', 'at must'],
    ['no author', { ...note, by: '' }, 'lan', 'device', 'by must'],
    ['a role without it', note, 'lan', 'agent', 'your role'],
    ['no role', note, 'lan', 'none', 'your role'],
    ['something attached', { ...note, _attachments: { x: {} } }, 'lan', 'reviewer', 'nothing is attached'],
    ['a part without bytes', { ...part, _attachments: {} }, 'lan', 'reviewer', 'with its bytes'],
    [
      'somebody else’s sheet',
      { ...head, _id: 'sheet:s1:lan', kind: 'sheet', by: 'minh' },
      'minh',
      'reviewer',
      'another',
    ],
    ['somebody else’s name', { ...head, _id: 'person:lan', kind: 'person' }, 'minh', 'supervisor', 'only lan'],
    ['a card in another’s id', { ...published, by: 'thu' }, 'thu', 'supervisor', 'another author'],
    ['facts of an agent', { ...head, _id: 'facts:c1:lan', kind: 'facts' }, 'lan', 'agent', 'your role'],
    ['a session of an agent', { ...head, _id: 'calibration:s1', kind: 'calibration' }, 'lan', 'agent', 'your role'],
    [
      'an assignment of a reviewer',
      { ...head, _id: 'assignment:1', kind: 'assignment' },
      'lan',
      'reviewer',
      'your role',
    ],
    [
      'an assignment in another’s name',
      { ...head, _id: 'assignment:1', kind: 'assignment', by: 'lan' },
      'thu',
      'supervisor',
      'only lan',
    ],
    ['a sheet of a manager', { ...head, _id: 'sheet:s1:lan', kind: 'sheet' }, 'lan', 'manager', 'your role'],
    ['a scorecard of a reviewer', published, 'lan', 'reviewer', 'your role'],
  ])('refuses %s', (_what, document, name, role, why) => {
    expect(refusal(document, name, role)).toContain(why);
  });

  it('keeps an author, a part, a version and a published scorecard', () => {
    expect(refusal({ ...note, text: 'other words' }, 'lan', 'reviewer', note)).toBe('');
    expect(refusal(note, 'tablet', 'device', { ...note, by: 'minh' })).toContain('keeps its author');
    expect(refusal(part, 'lan', 'reviewer', part)).toContain('never changes');
    expect(refusal(note, 'lan', 'reviewer', { ...note, v: 2 })).toContain('newer Callmark');
    for (const [kind, id] of Object.entries({
      sheet: 'sheet:s:lan',
      remark: 'remark:s:lan:7',
      calibration: 'calibration:s',
    })) {
      const final = { ...head, _id: id, kind };
      expect(refusal(final, 'lan', 'reviewer', final)).toBe(`a ${kind} never changes`);
    }
    expect(
      refusal({ ...head, _id: 'calibration:s', kind: 'calibration', by: 'minh' }, 'minh', 'reviewer', {
        ...head,
        by: 'lan',
      }),
    ).toContain('keeps its author');
    const assignment = { ...head, _id: 'assignment:1', kind: 'assignment' };
    expect(refusal({ ...assignment, ended: 5 }, 'lan', 'manager', assignment)).toBe('');
    expect(refusal({ ...assignment, by: 'thu' }, 'thu', 'supervisor', assignment)).toContain('keeps its author');
    const changed = { ...published, card: { ...card, title: 'Other' } };
    expect(refusal(changed, 'lan', 'supervisor', published)).toContain('published scorecard');
    expect(refusal({ ...published, card: { ...card, state: 'retired' } }, 'lan', 'supervisor', published)).toBe('');
    const draft = { ...published, card: { ...card, publishedAt: undefined } };
    expect(refusal(changed, 'lan', 'supervisor', draft)).toBe('');
  });

  it('lets remove one’s own, and a supervisor anything', () => {
    const gone = { _id: note['_id'], _deleted: true };
    expect(refusal(gone, 'lan', 'reviewer', note)).toBe('');
    expect(refusal(gone, 'thu', 'supervisor', note)).toBe('');
    expect(refusal(gone, 'minh', 'reviewer', note)).toContain('only its author');
    expect(refusal({ ...gone, by: 'thu' }, 'thu', 'supervisor', note)).toBe('');
    expect(refusal({ ...gone, by: 'lan' }, 'thu', 'supervisor', note)).toContain('only lan');
    expect(refusal({ ...gone, by: 'lan' }, 'tablet', 'device', note)).toBe('');
    expect(refusal(gone, 'lan', 'reviewer')).toContain('nothing to remove');
    expect(refusal(note, 'lan', 'reviewer', { ...note, by: 'minh', _deleted: true })).toBe('');
  });
});
