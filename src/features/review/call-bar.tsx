import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue, useSetAtom } from 'jotai';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Tag from 'lucide-react/icons/tag';
import { useMemo, useRef } from 'react';
import { type Call, type CallId, heldAt, type Review } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { type People, reviewerName } from '@/domain/reviewer';
import { langOf } from '@/domain/transcript/spoken-language';
import { takeBack } from '@/jobs/queue';
import { toggleCallsAtom } from '@/state/desk';
import { placeAtom, reopenAtom } from '@/state/review-steps';
import { currentCallIdAtom, openDialogAtom, serviceAtom, shortcutsOpenAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { type GoneCall, useGoneCall } from '@/state/use-gone-call';
import { usePeople } from '@/state/use-people';
import { getCall } from '@/storage/calls/calls';
import { Button } from '@/ui/button';
import { timeIsKnown } from '@/ui/facts-line';
import { failureLine } from '@/ui/failure-words';
import { formatDay, formatMoment, formatTime, formatTimeOfDay } from '@/ui/format';
import { GONE_WORDS } from '@/ui/gone-words';
import { IconButton } from '@/ui/icon-button';
import { StatusChip } from '@/ui/status-chip';
import { wording } from '@/ui/wording';
import './call-bar.css';
import { useCallKeys } from './use-call-keys';
import { useReviewSteps } from './use-review-steps';

const words = wording.review;

/** "Minh Lan · KH-204 · 20/11/2026 10:31 · 03:09 · Cố định": as far as it is known. */
function callLine({ facts = {}, audio, soundRemovedAt, createdAt }: Call): string {
  const at = heldAt({ createdAt, facts });
  const time = facts.heldAt === undefined || timeIsKnown(at) ? ` ${formatTimeOfDay(at)}` : '';
  const length = audio?.durationS === undefined ? undefined : formatTime(audio.durationS);
  const removed =
    audio !== undefined || soundRemovedAt === undefined ? undefined : words.soundRemoved(formatDay(soundRemovedAt));
  const parts = [facts.agent, facts.customer, formatDay(at) + time, length, facts.queue, removed];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const LOOKS = {
  done: { tone: 'ok', icon: CircleCheck },
  'in-review': { tone: 'warn', icon: CircleDot },
} as const;

function StateChip({ review, people }: { review: Review | undefined; people: People | undefined }) {
  const who = review && people && reviewerName(people, review.by);
  const look = review === undefined ? {} : LOOKS[review.state];
  return (
    <span role="status" className="call-bar-state">
      <StatusChip {...look}>
        {words.state(review, who, review === undefined ? '' : formatMoment(review.at, Date.now()))}
      </StatusChip>
    </span>
  );
}

/** Opens the list of keys. */
function KeysButton() {
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  return (
    <IconButton
      icon={Keyboard}
      label={words.keys}
      variant="quiet"
      className="call-bar-keys"
      onClick={() => openShortcuts(true)}
    />
  );
}

function Bar({ call }: { call: Call }) {
  const people = usePeople();
  const place = useAtomValue(placeAtom);
  const service = useAtomValue(serviceAtom);
  const openCalls = useSetAtom(toggleCallsAtom);
  const openDialog = useSetAtom(openDialogAtom);
  const reopen = useSetAtom(reopenAtom);
  const steps = useReviewSteps();
  const scored = call.scores?.some((score) => score.service === service) === true;
  const onReview = useMemo(
    () => (scored ? () => openDialog({ name: 'evaluation', callId: call.id, service, cardId: '' }) : null),
    [scored, openDialog, call.id, service],
  );
  const bar = useRef<HTMLElement>(null);
  useCallKeys(bar, steps, onReview);
  const { review, facts } = call;
  return (
    <section ref={bar} className="call-bar" aria-label={words.bar}>
      <IconButton icon={ArrowLeft} label={words.back} variant="quiet" onClick={openCalls} />
      <div className="call-bar-what">
        <div className="call-bar-head">
          <h2 className="call-bar-title" title={call.title} lang={langOf(call.title)}>
            {call.title}
          </h2>
          <StateChip review={review} people={people} />
          <IconButton
            icon={Tag}
            label={wording.ui.facts}
            variant="quiet"
            onClick={() => openDialog({ name: 'facts', callIds: [call.id] })}
          />
          {review?.state === 'done' && (
            <Button variant="quiet" className="call-bar-reopen" onClick={() => void reopen(call.id)}>
              {words.reopen}
            </Button>
          )}
        </div>
        <p className="call-bar-facts">
          <span>{callLine(call)}</span>
          {facts?.tags !== undefined && facts.tags.length > 0 && (
            <span className="call-bar-tags">
              <span className="visually-hidden">{words.tags}: </span>
              {facts.tags.map((tag) => (
                <span key={tag} className="call-bar-tag">
                  {tag}
                </span>
              ))}
            </span>
          )}
        </p>
      </div>
      <div className="call-bar-ways">
        <p className="call-bar-place">
          {place === null ? (
            words.openCalls
          ) : (
            <>
              {place.title}: <b>{words.place(place.at, place.of)}</b>
            </>
          )}
        </p>
        <div className="call-bar-steps">
          <Button icon={ChevronLeft} aria-label={words.previousCall} aria-keyshortcuts="k" onClick={steps.previous}>
            <span>{words.previous}</span>
          </Button>
          <Button aria-label={words.nextCall} aria-keyshortcuts="j" onClick={steps.next}>
            <span>{words.next}</span>
            <ChevronRight size={18} aria-hidden="true" />
          </Button>
        </div>
        <KeysButton />
        {onReview !== null && (
          <Button icon={ListChecks} aria-keyshortcuts="r" onClick={onReview}>
            {words.review}
          </Button>
        )}
        <Button icon={CircleCheck} aria-keyshortcuts="n" className="call-bar-done" onClick={steps.doneAndNext}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}

/** Out of the waste bin, into which another window or somebody of the team put it. */
function TakeBack({ id }: { id: CallId }) {
  const say = useSetAtom(showToastAtom);
  const back = () =>
    takeBack([id]).catch((error: unknown) => say({ text: failureLine(failureOf(error)), tone: 'danger' }));
  return <Button onClick={() => void back()}>{wording.wasteBin.takeBack}</Button>;
}

/** As high as the bar of a call, so that nothing jumps when one comes. `gone`: the call that was on screen. */
function NoCall({ gone }: { gone: { id: CallId; where: GoneCall } | null }) {
  const { begin } = useReviewSteps();
  return (
    <section className="call-bar" aria-label={words.bar}>
      <p className="call-bar-what call-bar-none" role={gone === null ? undefined : 'status'}>
        {gone === null ? words.noCall : GONE_WORDS[gone.where]}
      </p>
      <div className="call-bar-ways">
        {gone?.where === 'binned' && <TakeBack id={gone.id} />}
        <KeysButton />
        <Button onClick={begin}>
          {words.nextCall}
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}

/** What the call on screen is, how far people are with it, and the way to the next. */
export function CallBar() {
  const id = useAtomValue(currentCallIdAtom);
  const call = useLiveQuery(() => (id === null ? undefined : getCall(id)), [id]);
  const where = useGoneCall(id);
  // While the next is read the one before stays in sight: the bar neither jumps nor loses the focus.
  if (id !== null && call !== undefined) return <Bar call={call} />;
  return <NoCall gone={id === null || where === null ? null : { id, where }} />;
}
