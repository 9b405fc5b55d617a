import { describe, expect, it } from 'vitest';
import { type CalibrationSession, isBlindFor, isStrange, type SubmittedSheet } from '@/domain/calibration/session';
import {
  answersToJson,
  MOST_OF_SESSION,
  MOST_SESSION_LETTERS,
  sessionFileFromJson,
  sessionToJson,
} from '@/domain/calibration/session-files';
import { BUILT_IN_SCORECARDS } from '@/domain/scorecards/built-in/built-in';
import { ownCard } from '../../helpers/own-card';

const session: CalibrationSession = {
  id: 'one',
  title: 'Tháng 11: “chốt đơn”',
  createdAt: 1_795_000_000_000,
  createdBy: 'Hoa',
  blind: true,
  scorecard: ownCard(),
  callIds: ['a', 'b'],
  invited: ['Lan', 'Minh'],
  expert: 'Lan',
};
const calls = ['a', 'b'].map((callId) => ({ callId, title: `Cuộc ${callId}`, text: 'Agent (A): Dạ em chào chị ạ.' }));
const sheet: SubmittedSheet = {
  reviewer: 'Minh',
  submittedAt: 1_795_000_100_000,
  answers: { a: { greets: { option: 'yes', note: 'Có chào' } } },
};
const text = sessionToJson({ session, calls });
const changed = (change: (file: { session: Record<string, unknown>; calls: Record<string, unknown>[] }) => void) => {
  const file = JSON.parse(text);
  change(file);
  return sessionFileFromJson(JSON.stringify(file));
};
const whereOf = (file: ReturnType<typeof sessionFileFromJson>) =>
  file.is === 'wrong' ? file.problems.map(({ trouble, where }) => `${trouble} ${where}`.trim()) : file.is;

describe('a session as a file', () => {
  it('comes back as it was, and so do answers', () => {
    expect(sessionFileFromJson(text)).toEqual({ is: 'session', session, calls });
    const about = { id: 'one', title: session.title };
    const answers = answersToJson({ session: about, sheet });
    expect(sessionFileFromJson(`\ufeff${answers}`)).toEqual({ is: 'answers', session: about, sheet });
  });

  it.each(BUILT_IN_SCORECARDS.map((card) => [card.id, card] as const))('carries the card %s', (_, scorecard) => {
    const read = sessionFileFromJson(sessionToJson({ session: { ...session, scorecard }, calls }));
    expect(read.is === 'session' && read.session.scorecard).toEqual(scorecard);
  });

  it('is refused whole, with the place, where anything in it is wrong', () => {
    expect(whereOf(sessionFileFromJson('{"format":'))).toEqual(['not-json']);
    expect(whereOf(sessionFileFromJson('[]'))).toEqual(['not-a-session format']);
    expect(whereOf(sessionFileFromJson('{"format":"callmark-scorecard"}'))).toEqual(['not-a-session format']);
    expect(whereOf(sessionFileFromJson(text.replace('"formatVersion": 1', '"formatVersion": 2')))).toEqual([
      'newer-format formatVersion',
    ]);
    expect(whereOf(sessionFileFromJson(' '.repeat(MOST_SESSION_LETTERS + 1)))).toEqual(['too-large']);
    expect(whereOf(changed((file) => (file.session['invited'] = ['Lan', 'LAN '])))).toEqual([
      'wrong session › invited',
    ]);
    expect(whereOf(changed((file) => (file.session['expert'] = 'Hoa')))).toEqual(['wrong session › expert']);
    expect(whereOf(changed((file) => (file.session['id'] = 'one sheet lan')))).toEqual(['wrong session › id']);
    expect(whereOf(changed((file) => file.calls.push({ ...calls[0] })))).toEqual(['wrong calls']);
    expect(whereOf(changed((file) => (file.calls = [])))).toEqual(['wrong calls']);
    const long = 'x'.repeat(MOST_OF_SESSION.text + 1);
    expect(whereOf(changed((file) => (file.calls[1] = { ...calls[1], text: long })))).toEqual([
      'wrong calls › 2 › text',
    ]);
    const card = { ...ownCard(), sections: [] };
    expect(whereOf(changed((file) => (file.session['scorecard'] = card)))).toEqual([
      'wrong session › scorecard › sections',
    ]);
    const bad = answersToJson({ session: { id: 'one', title: '' }, sheet }).replace('"option": "yes"', '"option": 1');
    expect(whereOf(sessionFileFromJson(bad))).toEqual(['wrong sheet › answers › a › greets › option']);
  });

  it('has answers only to what it asks', () => {
    expect(isStrange(session, sheet)).toBe(false);
    const answering = (callId: string, question: string, option: string) =>
      isStrange(session, { ...sheet, answers: { [callId]: { [question]: { option } } } });
    expect([answering('c', 'greets', 'yes'), answering('a', 'gone', 'yes'), answering('a', 'greets', 'half')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('being blind', () => {
  const blindFor = (name: string | undefined, submitted: SubmittedSheet[] = [], madeHere = false) =>
    isBlindFor(session, submitted, { name, madeHere });
  const lans = { ...sheet, reviewer: 'LAN' };

  it('lasts for each of the invited until they have submitted', () => {
    expect([blindFor('Lan'), blindFor('minh ')]).toEqual([true, true]);
    expect([blindFor('Minh', [sheet]), blindFor('Lan', [sheet])]).toEqual([false, true]);
    expect(isBlindFor({ ...session, blind: false }, [], { name: 'Lan', madeHere: false })).toBe(false);
  });

  it('is over when everybody has, also for a device without a name, which is else kept blind unless it made the session', () => {
    expect([blindFor(undefined, [sheet]), blindFor(undefined, [sheet], true)]).toEqual([true, false]);
    expect(blindFor(undefined, [sheet, lans])).toBe(false);
    expect(blindFor('Hoa')).toBe(false);
  });
});
