import { useContext } from 'react';
import type { SummaryDoubt } from '@/domain/answers/summary-doubt';
import { parseSummary } from '@/domain/answers/summary-text';
import type { AutoNote } from '@/domain/auto-note';
import type { Claim } from '@/domain/claim';
import { type Provenance, sameMaker } from '@/domain/provenance';
import type { StoredResult } from '@/domain/results';
import { langOf } from '@/domain/transcript/spoken-language';
import { SpokenLanguage } from '@/ui/spoken-language';
import { wording } from '@/ui/wording';
import { ClaimList } from './claim-list';
import type { OpenJob } from './part-job';
import { PartState } from './part-state';
import { provenanceLine } from './provenance-line';

const words = wording.results;

export interface SummarySectionProps {
  summary: (StoredResult & { kind: 'summary' }) | undefined;
  doubt: SummaryDoubt | null;
  note: (StoredResult & { kind: 'auto-note' }) | undefined;
  job: OpenJob | undefined;
}

function factRows({ classification, nextBestAction }: AutoNote): [string, string][] {
  const next = [nextBestAction.plannedAction, nextBestAction.followUpTiming].filter(Boolean).join(' · ');
  return [
    [words.rows.category, classification.category],
    [words.rows.subCategory, classification.subCategory],
    [words.rows.campaign, classification.campaign],
    [words.rows.next, next],
  ];
}

/** A summary in marked parts (§5) as rows; one without markers is only its lead. A list that the auto note has is there. */
function partRows(text: string, noted: AutoNote['summary'] | undefined): { lead: string; rows: [string, string][] } {
  const { lead, reason, agentActions, resolution, keyInformation } = parseSummary(text);
  const rows: [string, string][] = [
    [words.reason, lead === '' ? '' : reason],
    [words.agentActions, noted?.agentActions.length ? '' : agentActions.join('\n')],
    [words.resolution, resolution],
    [words.keyInformation, noted?.keyInformation.length ? '' : keyInformation.join(' · ')],
  ];
  return { lead: lead || reason, rows: rows.filter(([, value]) => value !== '') };
}

function Rows({ rows }: { rows: readonly [string, string][] }) {
  const spoken = useContext(SpokenLanguage);
  if (rows.length === 0) return null;
  return (
    <dl className="results-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={langOf(value, spoken)}>{value || words.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why the call was made and how it ended, where the maker can tell the places; the auto note has the lists. */
function told(summary: SummarySectionProps['summary']): Claim[] | undefined {
  const { reason = [], resolution = [] } = summary?.claims ?? {};
  const claims = [
    ...new Map([...reason, ...resolution].map((claim) => [`${claim.turn} ${claim.from}`, claim])).values(),
  ];
  return claims.length === 0 ? undefined : claims;
}

function MadeBy({ by }: { by: Provenance }) {
  return <p className="results-made-by">{provenanceLine(by, Date.now())}</p>;
}

/** The summary section (§2): what the call was about, what it is filed under, and who says so: of each part, where they differ (D5). */
export function SummarySection({ summary, doubt, note, job }: SummarySectionProps) {
  const claims = told(summary);
  const spoken = useContext(SpokenLanguage);
  const parts = summary === undefined ? { lead: '', rows: [] } : partRows(summary.text, note?.note.summary);
  const isApart = summary !== undefined && note !== undefined && !sameMaker(summary.madeBy, note.madeBy);
  const ofSummary = summary !== undefined && (
    <>
      {doubt !== null && <p className="results-cut">{words.summaryDoubt[doubt]}</p>}
      {summary.cut && <p className="results-cut">{words.summaryCut}</p>}
      <MadeBy by={summary.madeBy} />
    </>
  );
  return (
    <section className="panel results-summary" aria-labelledby="results-summary-title">
      <h2 id="results-summary-title">{words.summary}</h2>
      {claims === undefined ? (
        <>
          {parts.lead !== '' && (
            <p className="results-lead" lang={langOf(parts.lead, spoken)}>
              {parts.lead}
            </p>
          )}
          <Rows rows={parts.rows} />
        </>
      ) : (
        <ClaimList claims={claims} />
      )}
      {isApart && ofSummary}
      {job !== undefined && <PartState job={job} />}
      {note !== undefined && <Rows rows={factRows(note.note)} />}
      {!isApart && ofSummary}
      {note !== undefined && (isApart || summary === undefined) && <MadeBy by={note.madeBy} />}
    </section>
  );
}
