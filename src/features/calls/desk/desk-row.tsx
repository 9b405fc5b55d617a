import { useAtomValue } from 'jotai';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { memo } from 'react';
import { type Call, heldAt } from '@/domain/call';
import { callStatus } from '@/domain/jobs/job-status';
import type { People } from '@/domain/reviewer';
import { teamPartsAtom } from '@/state/team';
import type { RowDetails } from '@/storage/desk/row-details';
import { Button } from '@/ui/button';
import { formatMoment, formatTime } from '@/ui/format';
import { wording } from '@/ui/wording';
import { callStatusWords } from '../call-status-words';
import { ReviewWords } from '../review-words';
import { CallCell } from './call-cell';
import { RowMenu, type RowMenuHandlers } from './row-menu';
import { ScoreChips } from './score-chips';
import type { Found } from './use-row-details';

const words = wording.desk;

export interface DeskRowHandlers extends RowMenuHandlers {
  onOpen: (call: Call) => void;
  onRetry: (call: Call) => void;
  /** `range`: from the row that was ticked last to this one. */
  onTick: (call: Call, range: boolean) => void;
}

export interface DeskRowProps {
  call: Call;
  details: RowDetails | undefined;
  found: Found | undefined;
  people: People;
  onScreen: boolean;
  ticked: boolean;
  /** The one row of the list that the Tab key stops at. */
  active: boolean;
  now: number;
  on: DeskRowHandlers;
}

const NO_DETAILS: RowDetails = { jobs: [], judged: [], noted: false };
const SETTLED: readonly string[] = ['recorded', 'scored'];

/** One call of the desk. */
export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { call, details = NO_DETAILS, found, people, onScreen, ticked, active, now, on } = props;
  const CallState = useAtomValue(teamPartsAtom)?.CallState;
  const state = callStatus(call, details.jobs);
  const status = callStatusWords(call, state, now);
  const at = heldAt(call);
  const classes = ['desk-row', ...(ticked ? ['desk-row-ticked'] : []), ...(onScreen ? ['desk-row-current'] : [])];
  return (
    <li className={classes.join(' ')} data-call={call.id}>
      <div className="desk-tick">
        <label>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={words.tick(call.title)}
            checked={ticked}
            onChange={() => undefined}
            onClick={(event) => on.onTick(call, event.shiftKey)}
          />
        </label>
      </div>
      <div className="desk-state">
        <ReviewWords review={call.review} people={people} now={now} />
        {!SETTLED.includes(state.state) && <p className={`desk-status desk-status-${status.tone}`}>{status.text}</p>}
      </div>
      <CallCell {...{ call, found, onScreen, active, noted: details.noted, onOpen: on.onOpen }} />
      <div className={call.facts?.agent === undefined ? 'desk-agent desk-unset' : 'desk-agent'}>
        <span className="visually-hidden">{words.agent}: </span>
        {call.facts?.agent ?? words.notSet}
      </div>
      <div className="desk-date">
        <p>{formatMoment(at, now)}</p>
        {call.audio?.durationS !== undefined && <p className="desk-small">{formatTime(call.audio.durationS)}</p>}
      </div>
      <div className="desk-result">
        {!(status.reason !== undefined && !call.scores?.length) && <ScoreChips call={call} judged={details.judged} />}
        {status.reason !== undefined && <p className="desk-small">{status.reason}</p>}
        {status.canRetry && (
          <Button icon={RotateCw} tabIndex={-1} onClick={() => on.onRetry(call)}>
            {words.retry}
          </Button>
        )}
      </div>
      <div className="desk-actions">
        <RowMenu call={call} on={on} />
      </div>
      {CallState && (
        <div className="desk-team">
          <CallState callId={call.id} />
        </div>
      )}
    </li>
  );
});
