import { gaugeAngle } from '@/domain/gauge';
import type { StoredResult } from '@/domain/results';
import { overallText } from '@/domain/scoring/overall-text';
import { DEFAULT_RANGES, rangesOf10 } from '@/domain/scoring/rating-bands';
import type { OverallCard as Overall } from '@/domain/scoring/score-card';
import { Gauge } from '@/ui/gauge';
import { wording } from '@/ui/wording';
import { provenanceLine } from './provenance-line';
import { overallOfFive } from './score-words';

const words = wording.results;
const GAUGE_OF_10 = rangesOf10(5);

export interface OverallCardProps {
  overall: Overall;
  result: StoredResult;
}

/** The overall rating card with its gauge (§2, §9). A total out of 10 keeps its own scale in words; the needle shows it of 5. */
export function OverallCard({ overall, result }: OverallCardProps) {
  const ofFive = overallOfFive(overall);
  const score = overall.score === null ? null : overallText(overall.score, overall.max);
  return (
    <section className="panel results-overall" aria-labelledby="results-overall-title">
      <h2 id="results-overall-title">{overall.title}</h2>
      <Gauge
        title={overall.title}
        value={ofFive?.text ?? null}
        angle={gaugeAngle(ofFive?.value ?? 0)}
        ranges={overall.max === 5 ? DEFAULT_RANGES : GAUGE_OF_10}
      />
      {score === null ? (
        <p className="results-overall-value muted">{words.noScore}</p>
      ) : (
        <p className="results-overall-value">
          <strong>{score}</strong>
          <span>{words.outOf(String(overall.max))}</span>
        </p>
      )}
      {overall.addNoteTitle !== '' && (
        <p className="results-overall-label" style={{ color: overall.textColor }}>
          {overall.addNoteTitle}
        </p>
      )}
      <p className="results-made-by">{words.judged(overall.judged, overall.asked)}</p>
      {overall.description !== '' && <p className="results-overall-text">{overall.description}</p>}
      {overall.addNoteDesc !== '' && <p className="results-overall-text">{overall.addNoteDesc}</p>}
      <p className="results-made-by">
        {provenanceLine(result.madeBy, Date.now())}
        {result.provisional === true && ` · ${words.provisional}`}
      </p>
    </section>
  );
}
