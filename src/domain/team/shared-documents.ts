import { isRecord, type JsonRecord, parseJson } from '../answers/json-value';
import type { DiscussionNote } from '../calibration/session';
import {
  answersToJson,
  type PortableAnswers,
  type PortableSession,
  type SessionFile,
  sessionFileFromJson,
  sessionToJson,
} from '../calibration/session-files';
import { type Assignment, readLastingFilter } from '../desk/assignment';
import type { Reviewer, ReviewerId } from '../reviewer';
import type { Scorecard } from '../scorecards/scorecard';
import { TEAM_VERSION, type TeamBodies, type TeamDocumentOf } from './team-document';
import { readTeamId, teamId } from './team-ids';

/** Who writes, and when. */
export interface Author {
  by: string;
  at: number;
}

const head = ({ by, at }: Author) => ({ v: TEAM_VERSION, at, by });

function recordOf(json: string): JsonRecord {
  const value = parseJson(json);
  return isRecord(value) ? value : {};
}

export function cardDocument(card: Scorecard, author: Author): TeamDocumentOf<'scorecard'> {
  const parts = { scorecard: card.id, version: String(card.version), author: author.by };
  return { ...head(author), id: teamId('scorecard', parts), kind: 'scorecard', card };
}

export function personDocument({ name, staffId }: Reviewer, author: Author): TeamDocumentOf<'person'> {
  const id = teamId('person', { author: author.by });
  return { ...head(author), id, kind: 'person', name, ...(staffId !== undefined && { staffId }) };
}

export function sessionDocument(portable: PortableSession, author: Author): TeamDocumentOf<'calibration'> {
  const id = teamId('calibration', { own: portable.session.id });
  return { ...head(author), id, kind: 'calibration', session: recordOf(sessionToJson(portable)) };
}

export function sheetDocument(portable: PortableAnswers, author: Author): TeamDocumentOf<'sheet'> {
  const id = teamId('sheet', { calibration: portable.session.id, author: author.by });
  return { ...head(author), id, kind: 'sheet', answers: recordOf(answersToJson(portable)) };
}

export function remarkDocument(
  calibration: string,
  { by: _, ...note }: DiscussionNote,
  author: Author,
): TeamDocumentOf<'remark'> {
  const id = teamId('remark', { calibration, author: author.by, own: String(note.at) });
  return { ...head(author), id, kind: 'remark', note };
}

/** An assignment with what else stands in its document, written by another Callmark: it stays in it. */
export interface SharedAssignment extends Assignment {
  more?: JsonRecord;
}

/** Null where it is for somebody who has no name in the team: then it stays on this device. */
export function assignmentDocument(
  { id: own, by: _, at: madeAt, to, more, filter, ...others }: SharedAssignment,
  author: Author,
  authorOf: (reviewer: ReviewerId) => string | null,
): TeamDocumentOf<'assignment'> | null {
  const names = to.map(authorOf).filter((name) => name !== null);
  if (names.length < to.length) return null;
  const body: TeamBodies['assignment'] = { ...others, to: names, madeAt, ...(filter && { filter: { ...filter } }) };
  return { ...more, ...head(author), id: teamId('assignment', { own }), kind: 'assignment', ...body };
}

/** Null where its filter asks for something that is not known here. */
export function assignmentIn(
  given: TeamDocumentOf<'assignment'>,
  reviewerOf: (author: string) => ReviewerId,
): SharedAssignment | null {
  const { id: docId, kind: _, v: __, at: ___, by, to, madeAt, title, callIds, filter, share, ...rest } = given;
  const { from, until, dealt, due, ended, ...more } = rest;
  const said = readTeamId(docId);
  const read = filter === undefined ? undefined : readLastingFilter(filter);
  if (read === null || said?.kind !== 'assignment') return null;
  const facts = { title, callIds, filter: read, share, from, until, dealt, due, ended };
  return {
    ...{ id: said.own, by: reviewerOf(by), at: madeAt, to: to.map(reviewerOf) },
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...(Object.keys(more).length > 0 && { more: more as JsonRecord }),
  };
}

/** What a session's or a sheet's document holds, checked as a file is. */
export function sessionFileIn(given: TeamDocumentOf<'calibration'> | TeamDocumentOf<'sheet'>): SessionFile {
  return sessionFileFromJson(JSON.stringify(given.kind === 'sheet' ? given.answers : given.session));
}
