import { useAtomValue } from 'jotai';
import { type ConfigProblem, type ConfigUnread, isUnreadConfig } from '@/domain/site-config';
import { configProblemsAtom } from '@/state/session';
import { failureText, sentence } from '@/ui/failure-words';
import { wording } from '@/ui/wording';

function whyUnread(problem: ConfigUnread): string {
  const texts = wording.settings.config;
  switch (problem.kind) {
    case 'not-json':
      return problem.place ? texts['not-json'](problem.place) : texts['no-object'];
    case 'page':
      return texts.page;
    case 'refused':
      return sentence(failureText(problem.failure).happened);
  }
}

function passedOver(problem: Exclude<ConfigProblem, ConfigUnread>): string {
  const texts = wording.settings.config;
  return problem.kind === 'unknown-key'
    ? texts['unknown-key'](problem.path)
    : texts['wrong-type'](problem.path, problem.expected);
}

/** What the deployer of this page should mend in config.json. */
export function ConfigProblems() {
  const problems = useAtomValue(configProblemsAtom);
  if (problems.length === 0) return null;
  const unread = problems.find(isUnreadConfig);
  if (unread) return <p className="settings-warning">{wording.settings.configUnread(whyUnread(unread))}</p>;
  return (
    <div className="settings-warning">
      <p>{wording.settings.configTitle}</p>
      <ul className="settings-problems">
        {problems
          .filter((problem) => !isUnreadConfig(problem))
          .map(passedOver)
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ul>
    </div>
  );
}
