import type { ReactNode } from 'react';
import type { AutoNote, NoteClaims } from '@/domain/auto-note';
import type { Claim } from '@/domain/claim';
import type { StoredResult } from '@/domain/results';
import { wording } from '@/ui/wording';
import { NoteList, NoteQuotes, NoteRows, NoteText } from './auto-note-parts';
import { ClaimList } from './claim-list';
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

const NO_CLAIMS: Partial<NoteClaims> = {};

/** The claims of a field where the maker can tell them, else its text. */
function Told({ claims, children }: { claims: readonly Claim[] | undefined; children: ReactNode }) {
  return claims !== undefined && claims.length > 0 ? <ClaimList claims={claims} /> : children;
}

const told = (claims: readonly Claim[] | undefined, text: string): ReactNode =>
  text === '' ? '' : <Told claims={claims}>{text}</Told>;

function NoteBody({ note }: { note: AutoNote }) {
  const { classification, summary, hiddenExpectations, objections, saleSkills, nextBestAction } = note;
  const { category, subCategory, campaign } = words.rows;
  const claims = note.claims ?? NO_CLAIMS;
  return (
    <div className="results-note-parts">
      <Part title={words.classification}>
        <NoteRows
          rows={[
            [category, told(claims.category, classification.category)],
            [subCategory, classification.subCategory],
            [campaign, told(claims.campaign, classification.campaign)],
          ]}
        />
      </Part>
      <Part title={words.reason}>
        <Told claims={claims.reason}>
          <NoteText text={summary.reason} />
        </Told>
      </Part>
      <Part title={words.agentActions}>
        <Told claims={claims.agentActions}>
          <NoteList items={summary.agentActions} />
        </Told>
      </Part>
      <Part title={words.resolution}>
        <Told claims={claims.resolution}>
          <NoteText text={summary.resolution} />
        </Told>
      </Part>
      <Part title={words.keyInformation}>
        {(claims.keyInformation?.length ?? 0) > 0 && <p className="field-hint">{words.asSaid}</p>}
        <Told claims={claims.keyInformation}>
          <NoteList items={summary.keyInformation} />
        </Told>
      </Part>
      <Part title={words.hiddenExpectations}>
        <Told claims={claims.hiddenExpectations}>
          <NoteList items={hiddenExpectations} />
        </Told>
      </Part>
      <Part title={words.objections}>
        <Told claims={claims.objections}>
          <NoteQuotes items={objections.map(({ objection, quote }) => ({ text: objection, quotes: [quote] }))} />
        </Told>
      </Part>
      <Part title={words.saleSkills}>
        <h4>{words.passiveRebuttal}</h4>
        <Told claims={claims.passiveRebuttal}>
          <NoteQuotes
            items={[{ text: saleSkills.passiveRebuttal.description, quotes: saleSkills.passiveRebuttal.quotes }]}
          />
        </Told>
        <h4>{words.activeRebuttal}</h4>
        <Told claims={claims.activeRebuttal}>
          <NoteQuotes
            items={[{ text: saleSkills.activeRebuttal.description, quotes: saleSkills.activeRebuttal.quotes }]}
          />
        </Told>
      </Part>
      <Part title={words.nextBestAction}>
        <NoteRows
          rows={[
            [words.outcomeStatus, told(claims.outcomeStatus, nextBestAction.outcomeStatus)],
            [words.followUpTiming, nextBestAction.followUpTiming],
            [words.plannedAction, told(claims.plannedAction, nextBestAction.plannedAction)],
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
