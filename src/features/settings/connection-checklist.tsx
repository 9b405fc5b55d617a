import { wording } from '@/ui/wording';

export interface ConnectionChecklistProps {
  /** What was asked. */
  address: string;
  keyHeader: string;
  /** It may be a webhook of n8n. */
  n8n: boolean;
  automation: boolean;
}

/** Why a browser may get no answer where a server runs: what only a person can look up. */
export function ConnectionChecklist({ address, keyHeader, n8n, automation }: ConnectionChecklistProps) {
  const words = wording.settings.test;
  const { checks } = words;
  return (
    <>
      <details className="settings-checklist">
        <summary>{words.checklist}</summary>
        <ul>
          <li>
            {checks.address}{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {checks.open(address)}
            </a>
          </li>
          <li>{checks.running}</li>
          {/^https:/i.test(address) && <li>{checks.certificate}</li>}
          <li>
            {checks.cors} <code>{location.origin}</code>
            {keyHeader !== '' && <> {checks.header(keyHeader)}</>}
          </li>
          <li>{location.protocol === 'https:' ? checks.https : checks.http}</li>
          <li>{checks.localNetwork}</li>
        </ul>
      </details>
      {n8n && (
        <details className="settings-checklist">
          <summary>{words.n8n.title}</summary>
          <p>{words.n8n.why}</p>
          <ul>
            {automation && <li>{words.n8n.scoringData}</li>}
            {words.n8n.tries.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
