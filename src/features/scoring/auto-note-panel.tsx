import type { ReactNode } from 'react';
import type { AutoNote } from '@/domain/auto-note';
import type { StoredResult } from '@/domain/results';
import { wording } from '@/ui/wording';
import { NoteList, NoteQuotes, NoteRows } from './auto-note-parts';
import type { OpenJob } from './part-job';
import { PartState } from './part-state';
import { provenanceLine } from './provenance-line';

const words = wording.results;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="results-note-part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function NoteBody({ note }: { note: AutoNote }) {
  const { classification, summary, hiddenExpectations, objections, saleSkills, nextBestAction } = note;
  const { category, subCategory, campaign } = words.rows;
  return (
    <div className="results-note-parts">
      <Part title={words.classification}>
        <NoteRows
          rows={[
            [category, classification.category],
            [subCategory, classification.subCategory],
            [campaign, classification.campaign],
          ]}
        />
      </Part>
      <Part title={words.reason}>
        <p>{summary.reason || words.none}</p>
      </Part>
      <Part title={words.agentActions}>
        <NoteList items={summary.agentActions} />
      </Part>
      <Part title={words.resolution}>
        <p>{summary.resolution || words.none}</p>
      </Part>
      <Part title={words.keyInformation}>
        <NoteList items={summary.keyInformation} />
      </Part>
      <Part title={words.hiddenExpectations}>
        <NoteList items={hiddenExpectations} />
      </Part>
      <Part title={words.objections}>
        <NoteQuotes items={objections.map(({ objection, quote }) => ({ text: objection, quotes: [quote] }))} />
      </Part>
      <Part title={words.saleSkills}>
        <h4>{words.passiveRebuttal}</h4>
        <NoteQuotes
          items={[{ text: saleSkills.passiveRebuttal.description, quotes: saleSkills.passiveRebuttal.quotes }]}
        />
        <h4>{words.activeRebuttal}</h4>
        <NoteQuotes
          items={[{ text: saleSkills.activeRebuttal.description, quotes: saleSkills.activeRebuttal.quotes }]}
        />
      </Part>
      <Part title={words.nextBestAction}>
        <NoteRows
          rows={[
            [words.outcomeStatus, nextBestAction.outcomeStatus],
            [words.followUpTiming, nextBestAction.followUpTiming],
            [words.plannedAction, nextBestAction.plannedAction],
          ]}
        />
      </Part>
    </div>
  );
}

export interface AutoNotePanelProps {
  result: (StoredResult & { kind: 'auto-note' }) | undefined;
  job: OpenJob | undefined;
}

/** The automatic note of §2; a failure of it touches nothing else. */
export function AutoNotePanel({ result, job }: AutoNotePanelProps) {
  if (result === undefined && job === undefined) return null;
  return (
    <section className="panel results-note" aria-label={words.autoNote}>
      <h2>{words.autoNote}</h2>
      {job !== undefined && <PartState job={job} />}
      {result !== undefined && <NoteBody note={result.note} />}
      {result !== undefined && <p className="results-made-by">{provenanceLine(result.madeBy, Date.now())}</p>}
    </section>
  );
}
