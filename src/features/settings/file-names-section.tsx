import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { factsOfName, type PatternProblem, readPattern } from '@/domain/file-name-facts';
import { lastFileName } from '@/storage/calls/call-facts';
import { factsLine } from '@/ui/facts-line';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';
import type { SectionProps } from './settings-form';

const words = wording.facts.pattern;

function problemText(problem: PatternProblem): string {
  return words.problems[problem.kind]('at' in problem ? problem.at : '');
}

/** The pattern by which file names tell the facts of their calls, and what it makes of a name (D315). */
export function FileNamesSection({ form, onChange }: SectionProps) {
  const last = useLiveQuery(() => lastFileName());
  const [typed, setTyped] = useState<string | null>(null);
  const example = typed ?? last ?? '';
  const isSet = form.fileNames.trim() !== '';
  const read = isSet ? readPattern(form.fileNames) : undefined;
  const problem = read && 'problem' in read ? problemText(read.problem) : undefined;
  const told = read && 'pattern' in read && example.trim() !== '' ? factsOfName(example, read.pattern) : undefined;
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.intro}</p>
      <div className="settings-grid">
        <TextField
          label={words.label}
          hint={words.hint}
          error={problem}
          placeholder={words.placeholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          value={form.fileNames}
          onChange={(fileNames) => onChange({ ...form, fileNames })}
        />
        <TextField
          label={words.example}
          hint={words.exampleHint}
          maxLength={260}
          autoComplete="off"
          spellCheck={false}
          value={example}
          onChange={setTyped}
        />
      </div>
      <p role="status">
        {told === null && words.noFit}
        {told && (
          <>
            {words.read}: {[told.title && `“${told.title}”`, factsLine(told)].filter(Boolean).join(' · ')}
          </>
        )}
      </p>
    </section>
  );
}
