import { useLiveQuery } from 'dexie-react-hooks';
import Printer from 'lucide-react/icons/printer';
import { cardAgreement, totalDistances } from '@/domain/calibration/agreement';
import { isBlindFor, samePerson } from '@/domain/calibration/session';
import { getSession, type WholeSession } from '@/storage/calibration/sessions';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';
import { AgreementTable } from './agreement-table';
import { AnswersPart } from './answers-part';
import { TotalsTable } from './totals-table';

const words = wording.calibration.results;

interface ResultsViewProps {
  id: string;
  /** Of whoever judges on this device. */
  name: string | undefined;
  now: number;
}

/** What people answered beside each other, how far they agree, and what was said about it; made to be printed too. */
export function ResultsView({ id, name, now }: ResultsViewProps) {
  const read = useLiveQuery(async () => ({ whole: await getSession(id) }), [id]);
  if (read === undefined) return <p className="muted">{wording.ui.loading}</p>;
  const { whole } = read;
  if (whole === undefined) return <p>{wording.calibration.session.gone}</p>;
  const { session, sheets, madeHere } = whole;
  if (isBlindFor(session, sheets, { name, madeHere })) return <p>{wording.calibration.session.closed}</p>;
  return <Results whole={whole} name={name} now={now} />;
}

function Results({ whole, name, now }: { whole: WholeSession; name: string | undefined; now: number }) {
  const { session, calls, sheets } = whole;
  const { title, scorecard, callIds, expert: expertName } = session;
  const expert = expertName === undefined ? undefined : sheets.find((one) => samePerson(one.reviewer, expertName));
  const others = sheets.filter((sheet) => sheet !== expert);
  const callNames = callIds.map(
    (callId, at) => calls.find((call) => call.callId === callId)?.title ?? words.deletedCall(at + 1),
  );
  const people = [
    ...(expert === undefined ? [] : [words.expertOf(expert.reviewer)]),
    ...others.map((one) => one.reviewer),
  ];
  return (
    <div className="calibration-results">
      <div className="calibration-results-head">
        <div>
          <h3>{title}</h3>
          <p className="muted">{words.about(scorecard.title, callIds.length, people)}</p>
        </div>
        <Button icon={Printer} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <AgreementTable agreement={cardAgreement(scorecard, callIds, others)} expert={expert?.reviewer} />
      <TotalsTable
        scorecard={scorecard}
        callNames={callNames}
        names={others.map(({ reviewer }) => reviewer)}
        expert={expert?.reviewer}
        distances={totalDistances(scorecard, callIds, others, expert)}
      />
      <AnswersPart {...{ whole, callNames, expert, others, name, now }} />
    </div>
  );
}
