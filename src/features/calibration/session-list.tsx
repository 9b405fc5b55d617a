import { useLiveQuery } from 'dexie-react-hooks';
import { useSetAtom } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { waitingFor } from '@/domain/calibration/session';
import { openDialogAtom, showCallAtom, tabAtom } from '@/state/session';
import { openDisputes } from '@/storage/calibration/disputes';
import { type KnownSession, listSessions } from '@/storage/calibration/sessions';
import { getCall } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { formatMoment } from '@/ui/format';
import { wording } from '@/ui/wording';
import { TakeFile } from './take-file';

const words = wording.calibration.list;

function SessionLines({ known: { session, sheets } }: { known: KnownSession }) {
  const waiting = waitingFor(session, sheets);
  const names = sheets.map(({ reviewer }) => reviewer);
  return (
    <>
      <b>{session.title}</b>
      <span className="small muted">{words.about(session.callIds.length, session.scorecard.title)}</span>
      <span className="small">{waiting.length === 0 ? words.complete : words.waiting(waiting)}</span>
      {names.length > 0 && <span className="small muted">{words.submitted(names)}</span>}
    </>
  );
}

/** Disputes of all calls that wait for a reply; each leads to the evaluation in which it is replied to. */
function Disputes({ now }: { now: number }) {
  const open = useLiveQuery(() => openDisputes(), []) ?? [];
  const openDialog = useSetAtom(openDialogAtom);
  const showCall = useSetAtom(showCallAtom);
  const setTab = useSetAtom(tabAtom);
  const titleId = useId();
  const show = async (callId: string, service: string, cardId: string) => {
    const call = await getCall(callId);
    if (call === undefined) return;
    setTab('scoring');
    showCall({ ...call, service });
    openDialog({ name: 'evaluation', callId, service, cardId });
  };
  return (
    <section className="calibration-part" aria-labelledby={titleId}>
      <h3 id={titleId}>{words.disputes(open.length)}</h3>
      {open.length === 0 && <p className="muted">{words.noDisputes}</p>}
      <ul className="calibration-rows">
        {open.map(({ callId, service, questionId, title, open: { id, by, at, words: said } }) => (
          <li key={id}>
            <button
              type="button"
              className="calibration-row"
              onClick={() => void show(callId, service, questionId).catch(() => undefined)}
            >
              <b>{title}</b>
              <span className="small">{said}</span>
              <span className="small muted">{words.dispute(by, formatMoment(at, now))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SessionListProps {
  now: number;
  onOpen: (id: string) => void;
  onNew: () => void;
}

/** Every session this device knows, and who has not submitted yet. */
export function SessionList({ now, onOpen, onNew }: SessionListProps) {
  const sessions = useLiveQuery(() => listSessions(), []);
  const titleId = useId();
  return (
    <>
      <p className="muted">{wording.calibration.intro}</p>
      <div className="calibration-buttons">
        <Button variant="primary" icon={Plus} onClick={onNew}>
          {words.add}
        </Button>
        <TakeFile onTaken={onOpen} />
      </div>
      <section className="calibration-part" aria-labelledby={titleId}>
        <h3 id={titleId}>{words.sessions}</h3>
        {sessions?.length === 0 && <p className="muted">{words.none}</p>}
        <ul className="calibration-rows">
          {sessions?.map((known) => (
            <li key={known.session.id}>
              <button type="button" className="calibration-row" onClick={() => onOpen(known.session.id)}>
                <SessionLines known={known} />
              </button>
            </li>
          ))}
        </ul>
        {(sessions?.length ?? 0) > 0 && <p className="small muted">{words.asFar}</p>}
      </section>
      <Disputes now={now} />
    </>
  );
}
