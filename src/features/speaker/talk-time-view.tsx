import { type TalkTime, totalSeconds } from '@/domain/transcript/talk-time';
import type { TimeSpan } from '@/domain/transcript/time-stamp';
import type { Speaker } from '@/domain/transcript/transcript';
import { decimal, formatPercent, formatTime } from '@/ui/format';
import { wording } from '@/ui/wording';
import { TalkTimeline } from './talk-timeline';
import './talk-time.css';

const words = wording.speaker.talk;
const SPEAKERS: readonly Speaker[] = ['agent', 'customer'];
/** More would hide those that matter. */
const LISTED = 5;

const seconds = (value: number): string => words.seconds(decimal(value.toFixed(1)));
const lengthOf = ({ start, end }: TimeSpan): number => end - start;

function Stretches({ title, spans }: { title: string; spans: readonly TimeSpan[] }) {
  const longest = [...spans].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, LISTED);
  return (
    <div>
      <h4>{title}</h4>
      {longest.length > 0 && (
        <ol aria-label={`${title}, ${words.longestFirst}`}>
          {longest.map((span) => (
            <li key={span.start}>{words.from(seconds(lengthOf(span)), formatTime(span.start))}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Who speaks how long, as a picture and in words (§2 Speaker). */
export function TalkTimeView({ times }: { times: TalkTime }) {
  const { speakers, silences, overlaps, untimed } = times;
  return (
    <section className="talk-time" aria-labelledby="talk-time-heading">
      <h3 id="talk-time-heading">{words.heading}</h3>
      <TalkTimeline times={times} />
      <table>
        <thead>
          <tr>
            {[words.speaker, words.time, words.share, words.turns, words.longest].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SPEAKERS.map((speaker) => {
            const { seconds: spoken, share, turns, longest } = speakers[speaker];
            return (
              <tr key={speaker} className={`talk-time-${speaker}`}>
                <th scope="row">{wording.transcript[speaker]}</th>
                <td>{seconds(spoken)}</td>
                <td>{formatPercent(share)}</td>
                <td>{turns}</td>
                <td>
                  {longest === null ? words.none : words.from(seconds(lengthOf(longest)), formatTime(longest.start))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="talk-time-lists">
        <Stretches
          title={
            silences.length === 0 ? words.noSilences : words.silences(silences.length, seconds(totalSeconds(silences)))
          }
          spans={silences}
        />
        <Stretches
          title={
            overlaps.length === 0 ? words.noOverlaps : words.overlaps(overlaps.length, seconds(totalSeconds(overlaps)))
          }
          spans={overlaps}
        />
      </div>
      {untimed > 0 && <p className="talk-time-untimed">{words.untimed(untimed)}</p>}
    </section>
  );
}
