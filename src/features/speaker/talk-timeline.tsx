import type { TalkTime } from '@/domain/transcript/talk-time';
import type { TimeSpan } from '@/domain/transcript/time-stamp';
import { formatPercent, formatTime } from '@/ui/format';
import { wording } from '@/ui/wording';

const words = wording.speaker.talk;
const WIDTH = 1000;
const LANE = 26;
const HEIGHT = 2 * LANE + 4;
/** Thinner would vanish on the screen. */
const THINNEST = 1.5;

function Bars({
  name,
  spans,
  scale,
  y,
  height,
}: {
  name: string;
  spans: readonly TimeSpan[];
  scale: number;
  y: number;
  height: number;
}) {
  return spans.map(({ start, end }) => (
    <rect
      key={start}
      className={`talk-timeline-${name}`}
      x={start * scale}
      y={y}
      width={Math.max(THINNEST, (end - start) * scale)}
      height={height}
    />
  ));
}

/** The call from left to right: agent above, customer below, silences behind both, overlaps marked in both. */
export function TalkTimeline({ times: { duration, speakers, silences, overlaps } }: { times: TalkTime }) {
  const scale = WIDTH / duration;
  const { agent, customer } = speakers;
  return (
    <figure className="talk-timeline">
      <svg
        role="img"
        aria-label={words.picture(formatPercent(agent.share), formatPercent(customer.share), formatTime(duration))}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <Bars name="silence" spans={silences} scale={scale} y={0} height={HEIGHT} />
        <Bars name="agent" spans={agent.spans} scale={scale} y={0} height={LANE} />
        <Bars name="customer" spans={customer.spans} scale={scale} y={HEIGHT - LANE} height={LANE} />
        <Bars name="overlap" spans={overlaps} scale={scale} y={LANE - 4} height={12} />
      </svg>
      <figcaption>
        <span className="talk-key talk-key-agent">{wording.transcript.agent}</span>
        <span className="talk-key talk-key-customer">{wording.transcript.customer}</span>
        <span className="talk-key talk-key-silence">{words.silence}</span>
        <span className="talk-key talk-key-overlap">{words.overlap}</span>
        <span className="talk-timeline-end">{formatTime(duration)}</span>
      </figcaption>
    </figure>
  );
}
