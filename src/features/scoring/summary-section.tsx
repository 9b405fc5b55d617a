import type { AutoNote } from '@/domain/auto-note';
import type { StoredResult } from '@/domain/results';
import { parseSummary } from '@/domain/summary-text';
import { wording } from '@/ui/wording';
import type { OpenJob } from './part-job';
import { PartState } from './part-state';
import { provenanceLine } from './provenance-line';

const words = wording.results;

export interface SummarySectionProps {
  summary: (StoredResult & { kind: 'summary' }) | undefined;
  note: AutoNote | undefined;
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

/** A summary in marked parts (§5) as rows; one without markers is only its lead. The auto note repeats its lists. */
function partRows(text: string, withLists: boolean): { lead: string; rows: [string, string][] } {
  const { lead, reason, agentActions, resolution, keyInformation } = parseSummary(text);
  const rows: [string, string][] = [
    [words.reason, lead === '' ? '' : reason],
    [words.agentActions, withLists ? agentActions.join('\n') : ''],
    [words.resolution, resolution],
    [words.keyInformation, withLists ? keyInformation.join(' · ') : ''],
  ];
  return { lead: lead || reason, rows: rows.filter(([, value]) => value !== '') };
}

function Rows({ rows }: { rows: readonly [string, string][] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="results-rows">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || words.none}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The summary section (§2): what the call was about, what it is filed under, and who says so. */
export function SummarySection({ summary, note, job }: SummarySectionProps) {
  const parts = summary === undefined ? { lead: '', rows: [] } : partRows(summary.text, note === undefined);
  return (
    <section className="panel results-summary" aria-labelledby="results-summary-title">
      <h2 id="results-summary-title">{words.summary}</h2>
      {parts.lead !== '' && <p className="results-lead">{parts.lead}</p>}
      <Rows rows={parts.rows} />
      {job !== undefined && <PartState job={job} />}
      {note !== undefined && <Rows rows={factRows(note)} />}
      {summary?.cut === true && <p className="results-cut">{words.summaryCut}</p>}
      {summary !== undefined && <p className="results-made-by">{provenanceLine(summary.madeBy, Date.now())}</p>}
    </section>
  );
}
