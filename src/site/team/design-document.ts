import * as v from 'valibot';
import { parseJson } from '@/domain/answers/json-value';
import type { TeamRole } from '@/domain/team/team-archive';
import { idShape, TEAM_KINDS, type TeamKind } from '@/domain/team/team-ids';

export const DESIGN_ID = '_design/callmark';

const EVERYTHING = TEAM_KINDS;
const OF_A_REVIEWER: readonly TeamKind[] = [
  'call',
  'part',
  'text',
  'result',
  'eval',
  'facts',
  'dispute',
  'note',
  'calibration',
  'sheet',
  'remark',
  'person',
];

/** What each role may write, as itself. All members read everything: no database can limit that (D363). */
const MAY_WRITE: Record<TeamRole, readonly TeamKind[]> = {
  supervisor: EVERYTHING,
  device: EVERYTHING,
  reviewer: OF_A_REVIEWER,
  manager: ['note', 'calibration', 'remark', 'assignment', 'person'],
  agent: ['dispute', 'person'],
};

/** Written once: bytes, a session as it was made, what was submitted, what was said. */
const NEVER_CHANGE: readonly TeamKind[] = ['part', 'calibration', 'sheet', 'remark'];

/**
 * The archive's one rule, run by the server for every write (D362): a document is its author's. In the oldest JavaScript,
 * without a name: CouchDB's engines take nothing else everywhere.
 */
const VALIDATE = `function (newDoc, oldDoc, userCtx) {
  var shapes = SHAPES;
  var mayWrite = MAY_WRITE;
  var neverChange = NEVER_CHANGE;
  var team = TEAM;
  function has(role) { return userCtx.roles.indexOf(team + ':' + role) !== -1; }
  function refuse(why) { throw { forbidden: why }; }
  if (userCtx.roles.indexOf('_admin') !== -1) { return; }
  if (!userCtx.name) { throw { unauthorized: 'sign in first' }; }
  var there = oldDoc && !oldDoc._deleted ? oldDoc : null;

  if (newDoc._deleted) {
    if (!there) { refuse('there is nothing to remove'); }
    if (there.by !== userCtx.name && !has('device') && !has('supervisor')) { refuse('only its author or a supervisor removes it'); }
    if (newDoc.by !== undefined && newDoc.by !== userCtx.name && !has('device')) { refuse('only ' + newDoc.by + ' says that'); }
    return;
  }

  var id = newDoc._id.split(':');
  var kind = id.shift();
  var shape = Object.prototype.hasOwnProperty.call(shapes, kind) ? shapes[kind] : null;
  if (!shape || id.length !== shape.parts || newDoc.kind !== kind) { refuse('no document of Callmark'); }
  if (typeof newDoc.v !== 'number' || newDoc.v < 1 || newDoc.v % 1 !== 0) { refuse('v must be a whole number'); }
  if (typeof newDoc.at !== 'number') { refuse('at must be a number'); }
  if (typeof newDoc.by !== 'string' || newDoc.by === '') { refuse('by must be a name'); }
  if (newDoc.by !== userCtx.name && !has('device')) { refuse('only ' + newDoc.by + ' writes this'); }
  if (shape.author >= 0 && decodeURIComponent(id[shape.author]) !== newDoc.by) { refuse('its id names another author'); }
  var allowed = false;
  for (var role in mayWrite) {
    if (has(role) && mayWrite[role].indexOf(kind) !== -1) { allowed = true; }
  }
  if (!allowed) { refuse('your role does not write documents of the kind ' + kind); }

  var attached = newDoc._attachments || {};
  for (var name in attached) {
    if (kind !== 'part' || name !== 'bytes') { refuse('nothing is attached but the bytes of a part'); }
  }
  if (kind === 'part' && !attached.bytes) { refuse('a part comes with its bytes'); }
  if (!there) { return; }
  if (there.by !== newDoc.by) { refuse('a document keeps its author'); }
  if (there.v > newDoc.v) { refuse('it was made by a newer Callmark'); }
  if (neverChange.indexOf(kind) !== -1) { refuse('a ' + kind + ' never changes'); }
  function frozen(card) { return JSON.stringify([card.title, card.language, card.scale, card.sections]); }
  if (kind === 'scorecard' && there.card.publishedAt !== undefined && frozen(there.card) !== frozen(newDoc.card || {})) {
    refuse('a published scorecard never changes');
  }
}`;

/** What a rule that is there lets each role write; null where it can't be told. */
function writersIn(rule: string): Partial<Record<string, string[]>> | null {
  const given = parseJson(/var mayWrite = (\{.*\});/.exec(rule)?.[1] ?? '');
  const read = v.safeParse(v.record(v.string(), v.array(v.string())), given);
  return read.success ? read.output : null;
}

/** What the rule of this version changes for each role, a line a role, for people to read before it is written. */
export function ruleChanges(rule: string): string[] {
  const before = writersIn(rule);
  if (before === null) return [];
  return Object.entries(MAY_WRITE).flatMap(([role, kinds]) => {
    const was = before[role] ?? [];
    const [more, less] = [
      kinds.filter((kind) => !was.includes(kind)),
      was.filter((kind) => !kinds.some((one) => one === kind)),
    ];
    const said = [...more.map((kind) => `+${kind}`), ...less.map((kind) => `-${kind}`)];
    return said.length === 0 ? [] : [`  ${role}: ${said.join(' ')}`];
  });
}

export interface DesignDocument {
  _id: string;
  language: 'javascript';
  validate_doc_update: string;
}

export function makeDesignDocument(team: string): DesignDocument {
  const shapes = Object.fromEntries(TEAM_KINDS.map((kind) => [kind, idShape(kind)]));
  const given = Object.entries({ SHAPES: shapes, MAY_WRITE, NEVER_CHANGE, TEAM: team });
  const rule = given.reduce(
    (text, [name, value]) => text.replace(`= ${name};`, () => `= ${JSON.stringify(value)};`),
    VALIDATE,
  );
  return { _id: DESIGN_ID, language: 'javascript', validate_doc_update: rule };
}
