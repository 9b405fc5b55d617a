import { useAtomValue } from 'jotai';
import type { ConfigProblem } from '@/domain/site-config';
import { configProblemsAtom } from '@/state/session';
import { wording } from '@/ui/wording';

function words(problem: ConfigProblem): string {
  const texts = wording.settings.config;
  switch (problem.kind) {
    case 'not-json':
      return texts['not-json']();
    case 'unknown-key':
      return texts['unknown-key'](problem.path);
    case 'wrong-type':
      return texts['wrong-type'](problem.path, problem.expected);
  }
}

/** What the deployer of this page should mend in config.json. */
export function ConfigProblems() {
  const problems = useAtomValue(configProblemsAtom);
  if (problems.length === 0) return null;
  return (
    <div className="settings-warning">
      <p>{wording.settings.configTitle}</p>
      <ul className="settings-problems">
        {problems.map(words).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
