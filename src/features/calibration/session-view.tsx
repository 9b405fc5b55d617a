import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import Download from 'lucide-react/icons/download';
import PenLine from 'lucide-react/icons/pen-line';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { countAnswers, isBlindFor, type Sheet, type SubmittedSheet, samePerson } from '@/domain/calibration/session';
import { answersToJson, sessionToJson } from '@/domain/calibration/session-files';
import { isElsewhere } from '@/domain/reviewer';
import { currentCallIdAtom } from '@/state/session';
import { usePeople } from '@/state/use-people';
import { deleteSession, getSession, type WholeSession } from '@/storage/calibration/sessions';
import { handOver } from '@/storage/people';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { download } from '@/ui/download';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';
import { TakeFile } from './take-file';

const words = wording.calibration.session;

function save(text: string, name: string): void {
  download(new Blob([text], { type: 'application/json' }), name.replace(/[^\p{L}\p{M}\p{N} ()–.-]+/gu, ' '));
}

interface PersonProps {
  name: string;
  whole: WholeSession;
  now: number;
  onJudge: () => void;
}

function stateOf(
  { session, drafts }: WholeSession,
  sheet: SubmittedSheet | undefined,
  name: string,
  now: number,
): string {
  if (sheet !== undefined) return words.submitted(formatMoment(sheet.submittedAt, now));
  const draft: Sheet | undefined = drafts.find(({ reviewer }) => samePerson(reviewer, name));
  const answered = draft === undefined ? 0 : countAnswers(session, draft);
  return answered === 0 ? words.notBegun : words.begun(answered);
}

/** One of the invited: how far they are as far as this device knows, and what can be done for them. */
function Person({ name, whole, now, onJudge }: PersonProps) {
  const { session, sheets, later } = whole;
  const { id, title, expert } = session;
  const sheet = sheets.find(({ reviewer }) => samePerson(reviewer, name));
  const isExpert = expert !== undefined && samePerson(expert, name);
  return (
    <li className="calibration-person">
      <div className="calibration-person-said">
        <b>{isExpert ? `${name} (${words.expert})` : name}</b>
        <span className="small muted">{stateOf(whole, sheet, name, now)}</span>
        {later
          .filter(({ reviewer }) => samePerson(reviewer, name))
          .map(({ submittedAt }) => (
            <span key={submittedAt} className="small calibration-later">
              {words.later(name, formatMoment(submittedAt, now))}
            </span>
          ))}
      </div>
      {sheet === undefined ? (
        <Button icon={PenLine} onClick={onJudge}>
          {words.judge(name)}
        </Button>
      ) : (
        <Button
          icon={Download}
          onClick={() => save(answersToJson({ session: { id, title }, sheet }), words.answersFile(title, name))}
        >
          {words.saveAnswers(name)}
        </Button>
      )}
    </li>
  );
}

interface SessionViewProps {
  id: string;
  /** Of whoever judges on this device. */
  name: string | undefined;
  now: number;
  /** That one judges on this device by now. */
  onJudge: (name: string) => void;
  onCompare: () => void;
  /** Another session. */
  onOpen: (id: string) => void;
  onGone: () => void;
}

/** Makes this person the one who judges on this device; whatever was typed into a call is stored before, as the other's. */
function useTakeOver(name: string | undefined): (next: string) => Promise<void> {
  const people = usePeople();
  const closeCall = useSetAtom(currentCallIdAtom);
  return async (next) => {
    if (name !== undefined && samePerson(name, next)) return;
    closeCall(null);
    const known = people?.known.find((one) => !isElsewhere(one.id) && samePerson(one.name, next));
    await handOver({ name: known?.name ?? next, staffId: known?.staffId ?? '' });
  };
}

/** One session: who has submitted, who has not, and the files that travel. */
export function SessionView({ id, name, now, onJudge, onCompare, onOpen, onGone }: SessionViewProps) {
  const read = useLiveQuery(async () => ({ whole: await getSession(id) }), [id]);
  const takeOver = useTakeOver(name);
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);
  const titleId = useId();
  if (read === undefined) return <p className="muted">{wording.ui.loading}</p>;
  const { whole } = read;
  if (whole === undefined) return <p>{words.gone}</p>;
  const { session, sheets, calls, madeHere } = whole;
  const { title, scorecard, invited, blind, callIds, createdBy, createdAt } = session;
  const closed = isBlindFor(session, sheets, { name, madeHere });
  const storing = (work: Promise<void>, after: () => void) => {
    setFailed(false);
    work.then(after, () => setFailed(true));
  };
  return (
    <>
      <h3>{title}</h3>
      <p className="muted">
        {wording.calibration.list.about(callIds.length, scorecard.title)} · {blind ? words.blind : words.open} ·{' '}
        {words.made(createdBy, formatMoment(createdAt, now))}
      </p>
      <section className="calibration-part" aria-labelledby={titleId}>
        <h4 id={titleId}>{words.reviewers}</h4>
        <p className="small muted">{name === undefined ? words.nobody : words.handsOver(name)}</p>
        <ul className="calibration-people">
          {invited.map((one) => (
            <Person
              key={one}
              name={one}
              whole={whole}
              now={now}
              onJudge={() => storing(takeOver(one), () => onJudge(one))}
            />
          ))}
        </ul>
      </section>
      {failed && (
        <p className="field-error" role="alert">
          {wording.calibration.notStored}
        </p>
      )}
      <div className="calibration-buttons">
        <Button variant="primary" disabled={closed || sheets.length === 0} onClick={onCompare}>
          {words.compare}
        </Button>
        <TakeFile current={id} onTaken={onOpen} />
        <Button icon={Download} onClick={() => save(sessionToJson({ session, calls }), words.sessionFile(title))}>
          {words.saveSession}
        </Button>
        <Button variant="danger" icon={Trash2} onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      </div>
      <p className="small muted">{closed ? words.closed : sheets.length === 0 ? words.noneYet : ''}</p>
      <p className="small muted">{words.saveSessionHint}</p>
      {deleting && (
        <ConfirmDialog
          title={words.deleteTitle}
          message={words.deleteBody(title)}
          confirm={words.delete}
          onConfirm={() => {
            setDeleting(false);
            storing(deleteSession(id), onGone);
          }}
          onCancel={() => setDeleting(false)}
        />
      )}
    </>
  );
}
