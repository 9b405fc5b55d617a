import type { StoredResult } from '@/domain/results';
import { reviewerBy, reviewerName } from '@/domain/reviewer';
import { gaugeAngle } from '@/domain/scoring/gauge';
import { otherCardOf } from '@/domain/scoring/overall-card';
import { isTooFew, overallText } from '@/domain/scoring/overall-text';
import type { CardSet, OverallCard as Overall } from '@/domain/scoring/score-card';
import { langOf } from '@/domain/transcript/spoken-language';
import { totalsOf } from '@/domain/verdicts';
import { decimal, formatMoment } from '@/ui/format';
import { Gauge } from '@/ui/gauge';
import { serviceLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';
import { ClaimList } from './claim-list';
import { provenanceLine } from './provenance-line';
import { overallLabel, overallOfFive, rangesOfFive } from './score-words';
import type { Judging } from './use-call-view';

const words = wording.results;

export interface OverallCardProps {
  cardSet: CardSet;
  judging: Judging;
  result: StoredResult;
}

function Value({ overall }: { overall: Overall }) {
  if (overall.score === null) {
    return <p className="results-overall-value muted">{overall.fitting === null ? words.noScore : words.unfit}</p>;
  }
  return (
    <p className="results-overall-value">
      <strong>{decimal(overallText(overall.score, overall.max))}</strong>
      <span>{words.outOf(decimal(overall.max))}</span>
    </p>
  );
}

/** A total that came with the answer, where its items make another one; and what they make where their scale isn't told. */
function StatedTotal({ overall: { statedTotal, otherTotal, machine, score, max } }: { overall: Overall }) {
  const own = machine === null ? score : machine.score;
  const said = (total: number) => decimal(overallText(total, max));
  return (
    <>
      {statedTotal !== null && (
        <p className="results-overall-text">
          {own === null ? words.statedAlone(said(statedTotal)) : words.stated(said(statedTotal), said(own))}
        </p>
      )}
      {otherTotal !== null && <p className="results-overall-text">{words.otherScale(said(otherTotal))}</p>}
    </>
  );
}

function DecisionRow({ overall: { decision } }: { overall: Overall }) {
  if (decision === null) return null;
  const nothing = decision.outcome === 'undecided' && decision.referText === '';
  return (
    <div className="results-overall-text">
      <p>
        {words.decided}: <strong>{nothing ? words.noDecision : words.decision[decision.outcome]}</strong>
        {decision.claim === undefined && decision.referText !== '' && (
          <span lang={langOf(decision.referText)}> “{decision.referText}”</span>
        )}
      </p>
      {decision.claim !== undefined && <ClaimList claims={[decision.claim]} />}
    </div>
  );
}

/** How many answers are the reviewer's own, whose that is and when. */
function answeredBy({ answered, asked }: Overall, { people, at }: Judging): string {
  const name = reviewerName(people, people.current);
  if (name === undefined) return words.answered(answered, asked);
  const when = at === null ? [] : [formatMoment(at, Date.now())];
  return [words.answeredBy(answered, asked, name), ...when].join(' · ');
}

/** The totals of machine and people beside each other; one who has no name is told by the line of the answers. */
function Verdicts({ judging: { people, machine, verdicts } }: { judging: Judging }) {
  const alone = verdicts.length === 1 && reviewerBy(people, people.current) === undefined;
  if (machine === null || verdicts.length === 0 || alone) return null;
  return <p className="results-made-by">{wording.people.totals(totalsOf(machine, verdicts, people, decimal))}</p>;
}

/**
 * The overall rating card with its gauge (§2, §9). A total out of 10 keeps its own scale in words; the needle shows it of
 * 5. A total stands with its own words and author: beside a reviewer's, the machine's is a part of its own.
 */
export function OverallCard({ cardSet: { overall, said, scorecard }, judging, result }: OverallCardProps) {
  const ofFive = overallOfFive(overall);
  const { machine, max, judged, asked } = overall;
  const label = overallLabel(overall);
  const otherCard = otherCardOf(scorecard, result.service);
  const part = judged < asked;
  const count = <p className="results-made-by">{words.judged(judged, asked)}</p>;
  const sentences = (
    <>
      {said.description !== '' && (
        <p className="results-overall-text" lang={langOf(said.description)}>
          {said.description}
        </p>
      )}
      {said.addNoteDesc !== '' && (
        <p className="results-overall-text" lang={langOf(said.addNoteDesc)}>
          {said.addNoteDesc}
        </p>
      )}
    </>
  );
  const madeBy = (
    <p className="results-made-by">
      {provenanceLine(result.madeBy, Date.now())}
      {result.provisional === true && ` · ${words.provisional}`}
    </p>
  );
  return (
    <section className="panel results-overall" aria-labelledby="results-overall-title">
      <h2 id="results-overall-title">{overall.title}</h2>
      <Gauge
        title={overall.title}
        value={ofFive?.text ?? null}
        angle={gaugeAngle(ofFive?.value ?? 0)}
        plain={overall.band === null}
        ranges={rangesOfFive(overall)}
      />
      {part && count}
      <Value overall={overall} />
      {label !== '' && (
        <p className="results-overall-label" style={{ color: overall.textColor }}>
          {label}
        </p>
      )}
      {overall.failed !== '' && <p className="results-overall-text">{overall.failed}</p>}
      {!part && count}
      {judged > 0 && isTooFew(judged, asked) && overall.addNoteTitle === '' && (
        <p className="results-made-by">{words.tooFew}</p>
      )}
      <Verdicts judging={judging} />
      {judging.former !== null && (
        <p className="results-overall-text">
          {words.former(decimal(overallText(judging.former.value ?? 0, judging.former.max)))}
        </p>
      )}
      {otherCard !== null && (
        <p className="results-overall-text">{words.otherCard(serviceLabel(result.service), serviceLabel(otherCard))}</p>
      )}
      {overall.fitting !== null && <p className="results-overall-text">{words.fits(serviceLabel(overall.fitting))}</p>}
      {machine === null ? (
        <>
          <StatedTotal overall={overall} />
          <DecisionRow overall={overall} />
          {sentences}
          {madeBy}
        </>
      ) : (
        <>
          <p className="results-made-by">{answeredBy(overall, judging)}</p>
          {result.madeBy.maker !== 'human' && (
            <div className="results-overall-machine">
              <p className="results-overall-label">
                {machine.score === null
                  ? words.machineNone
                  : words.machine(
                      `${decimal(overallText(machine.score, max))}${words.outOf(decimal(max))}`,
                      machine.label,
                    )}
              </p>
              {madeBy}
              <StatedTotal overall={overall} />
              <DecisionRow overall={overall} />
              {(said.description !== '' || said.addNoteDesc !== '') && (
                <details>
                  <summary>{words.machineSaid}</summary>
                  {sentences}
                </details>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}
