import { useAtomValue, useSetAtom } from 'jotai';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { liveTextAtom, unstoredLiveTextAtom } from '@/state/live-text';
import { conversationClearedAtom, currentCallIdAtom, openDialogAtom, serviceAtom } from '@/state/session';
import { teamPartsAtom } from '@/state/team';
import { useBlindSession } from '@/state/use-blind-session';
import { useCallJobs } from '@/state/use-call-jobs';
import { useGoneCall } from '@/state/use-gone-call';
import { KeptBlind } from '@/ui/kept-blind';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import { AutoNotePanel } from './auto-note-panel';
import { CriterionGrid } from './criterion-card';
import { EmptyResults } from './empty-results';
import { JudgeByEar } from './judge-by-ear';
import { LiveConversation } from './live-conversation';
import { OverallCard } from './overall-card';
import { partJob } from './part-job';
import { PartState } from './part-state';
import './results-panel.css';
import './results-cards.css';
import { useLiveQuery } from 'dexie-react-hooks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useDeferredValue, useMemo } from 'react';
import { isBusy } from '@/domain/jobs/job-status';
import { canJudgeByEar } from '@/domain/scoring/unjudged-answer';
import { conversationMessages } from '@/domain/transcript/conversation';
import { scoreCall } from '@/jobs/queue';
import { transcriptIfOpen } from '@/storage/calls/transcripts';
import { Button } from '@/ui/button';
import { Conversation } from './conversation';
import { RuleCheckButton } from './rule-check-button';
import { SummarySection } from './summary-section';
import { type ShownCall, useCallView } from './use-call-view';

const words = wording.results;

interface ShownProps {
  callId: CallId;
  service: string;
  view: ShownCall;
  jobs: readonly Job[];
}

function ShownResults({ callId, service, view, jobs }: ShownProps) {
  const openDialog = useSetAtom(openDialogAtom);
  const OtherJudgements = useAtomValue(teamPartsAtom)?.OtherJudgements;
  const { call, results, outdated, judging, unread } = view;
  const blind = useBlindSession(callId, service);
  const cardSet = blind === null ? view.cardSet : null;
  const transcribing = partJob(jobs, 'transcribe');
  const scoring = partJob(jobs, 'score', service);
  const summarising = partJob(jobs, 'summarise');
  const noting = partJob(jobs, 'auto-note');
  // The rules would say the same again.
  const stale = call.scores?.some((score) => score.service === service && score.stale === true);
  const scoreStale = stale === true && cardSet !== null;
  const textStale = outdated.summary || outdated.note;
  const checked = results.score?.provisional === true && stale !== true;
  const byEar = view.heardOnly && !results.score && scoring === undefined && canJudgeByEar(service);
  const anything = results.summary || results.autoNote || results.score || scoring || summarising || noting;
  return (
    <>
      {(scoreStale || textStale) && (
        <StaleNotice said={scoreStale ? words.stale : words.textStale} callId={callId} service={service} jobs={jobs} />
      )}
      {unread.unread > 0 && (
        <p className="results-unread" role="status">
          {wording.review.unread(unread.unread, unread.sealed)}
        </p>
      )}
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
      {byEar && <JudgeByEar callId={callId} service={service} />}
      {!anything && !byEar && transcribing === undefined && <EmptyResults withCall />}
      {blind && view.cardSet !== null && (
        <div className="panel">
          <KeptBlind session={blind.title} onOpen={() => openDialog({ name: 'calibration', callIds: [] })} />
        </div>
      )}
      <div className="results-top">
        {(results.summary || results.autoNote || summarising) && (
          <SummarySection summary={results.summary} doubt={view.doubt} note={results.autoNote} job={summarising} />
        )}
        {cardSet !== null && results.score && (
          <OverallCard cardSet={cardSet} judging={judging} result={results.score} />
        )}
      </div>
      {cardSet !== null && (
        <CriterionGrid
          cards={cardSet.cards}
          people={judging.people}
          onDetails={(cardId) => openDialog({ name: 'evaluation', callId, service, cardId })}
        />
      )}
      {OtherJudgements && <OtherJudgements callId={callId} />}
      <AutoNotePanel result={results.autoNote} job={noting} />
    </>
  );
}

/** Who said what, without time stamps (§2); of a recording just made, what was heard live until it is transcribed. */
function ConversationList({ callId }: { callId: CallId }) {
  const transcript = useLiveQuery(() => transcriptIfOpen(callId), [callId]);
  const live = useAtomValue(liveTextAtom);
  // Read again while the transcript is being typed, but never before the next key.
  const text = useDeferredValue(transcript?.callId === callId ? transcript.text : '');
  const said = useMemo(() => conversationMessages(text), [text]);
  const heard = transcript === undefined && live?.callId === callId ? live.session.messages : said;
  // A message has no identity but its place.
  const messages = useMemo(() => heard.map((message, place) => ({ ...message, key: `message-${place}` })), [heard]);
  return messages.length === 0 ? null : <Conversation messages={messages} />;
}

interface StaleNoticeProps extends Pick<ShownProps, 'callId' | 'service' | 'jobs'> {
  said: string;
}

/** The transcript changed after it was scored (D14), or after its summary or note was made. */
function StaleNotice({ said, callId, service, jobs }: StaleNoticeProps) {
  // A transcript emptied meanwhile has nothing to score; the transcript panel says so when it is asked.
  const again = () => void scoreCall(callId, service).catch(() => undefined);
  return (
    <div className="results-stale">
      <p>{said}</p>
      <Button icon={RefreshCw} disabled={isBusy(jobs)} onClick={again}>
        {words.scoreAgain}
      </Button>
    </div>
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
  const gone = useGoneCall(callId);
  return (
    <SpokenLanguage value={view?.lang}>
      <section className="results" aria-label={words.region}>
        {callId === null && (live === null ? <EmptyResults withCall={false} /> : <LiveConversation live={live} />)}
        {gone !== null && <EmptyResults withCall={false} gone={gone} />}
        {callId !== null && view !== null && <ShownResults callId={callId} service={service} view={view} jobs={jobs} />}
        {callId !== null && !cleared && gone === null && <ConversationList key={callId} callId={callId} />}
      </section>
    </SpokenLanguage>
  );
}
