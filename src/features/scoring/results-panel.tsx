import { useAtomValue, useSetAtom } from 'jotai';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/job';
import { unstoredLiveTextAtom } from '@/state/live-text';
import { conversationClearedAtom, currentCallIdAtom, openDialogAtom, serviceAtom } from '@/state/session';
import { useCallJobs } from '@/state/use-call-jobs';
import { wording } from '@/ui/wording';
import { AutoNotePanel } from './auto-note-panel';
import { ConversationList } from './conversation-list';
import { CriterionCard } from './criterion-card';
import { EmptyResults } from './empty-results';
import { LiveConversation } from './live-conversation';
import { OverallCard } from './overall-card';
import { partJob } from './part-job';
import { PartState } from './part-state';
import './results-panel.css';
import './results-cards.css';
import { RuleCheckButton } from './rule-check-button';
import { StaleNotice } from './stale-notice';
import { SummarySection } from './summary-section';
import { type CallView, useCallView } from './use-call-view';

const words = wording.results;

interface ShownProps {
  callId: CallId;
  service: string;
  view: CallView;
  jobs: readonly Job[];
}

function ShownResults({ callId, service, view, jobs }: ShownProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const { call, results, cardSet } = view;
  const transcribing = partJob(jobs, 'transcribe');
  const scoring = partJob(jobs, 'score', service);
  const summarising = partJob(jobs, 'summarise');
  const noting = partJob(jobs, 'auto-note');
  // The rules would say the same again.
  const checked = results.score?.provisional === true && call.stale !== true;
  const anything = results.summary || results.autoNote || results.score || scoring || summarising || noting;
  return (
    <>
      {call.stale === true && cardSet !== null && <StaleNotice callId={callId} service={service} jobs={jobs} />}
      {transcribing !== undefined && (
        <div className="panel results-pending">
          <PartState job={transcribing} />
        </div>
      )}
      {scoring !== undefined && (
        <div className="panel results-pending">
          <PartState job={scoring} action={checked ? undefined : <RuleCheckButton job={scoring} />} />
        </div>
      )}
      {!anything && transcribing === undefined && <EmptyResults withCall />}
      <div className="results-top">
        {(results.summary || results.autoNote || summarising) && (
          <SummarySection summary={results.summary} note={results.autoNote?.note} job={summarising} />
        )}
        {cardSet !== null && results.score && <OverallCard overall={cardSet.overall} result={results.score} />}
      </div>
      {cardSet !== null && (
        <ul className="results-grid" aria-label={words.criteria}>
          {cardSet.cards.map((card) => (
            <CriterionCard
              key={card.id}
              card={card}
              onDetails={() => openDialog({ name: 'evaluation', callId, service, cardId: card.id })}
            />
          ))}
        </ul>
      )}
      <AutoNotePanel result={results.autoNote} job={noting} />
    </>
  );
}

/** The results area of the Scoring tab (§2): a live view of what is stored of the call on screen. */
export function ResultsPanel() {
  const callId = useAtomValue(currentCallIdAtom);
  const service = useAtomValue(serviceAtom);
  const cleared = useAtomValue(conversationClearedAtom);
  const live = useAtomValue(unstoredLiveTextAtom);
  const jobs = useCallJobs(callId);
  const view = useCallView(callId, service);
  return (
    <section className="results" aria-label={words.region}>
      {callId === null && (live === null ? <EmptyResults withCall={false} /> : <LiveConversation live={live} />)}
      {callId !== null && view !== null && <ShownResults callId={callId} service={service} view={view} jobs={jobs} />}
      {callId !== null && !cleared && <ConversationList key={callId} callId={callId} />}
    </section>
  );
}
