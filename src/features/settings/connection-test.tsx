import type { ServiceName } from '@/network/test-connection';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { wording } from '@/ui/wording';
import { ConnectionChecklist } from './connection-checklist';
import { connectionWords } from './connection-words';
import { type AskService, useConnectionTest } from './use-connection-test';

export interface ConnectionTestProps {
  service: ServiceName;
  /** As typed; render with a key of everything the answer depends on, so that no answer outlives its question. */
  address: string;
  /** Name of the header that carries a key or token to this service, '' = none. */
  keyHeader: string;
  ask: AskService;
}

/** Asks what is typed in the field, saved or not, and says what answered. */
export function ConnectionTest({ service, address, keyHeader, ask }: ConnectionTestProps) {
  const words = wording.settings.test;
  const { asking, report, start, stop } = useConnectionTest(ask);
  const found = report === null ? null : connectionWords(service, report);
  const label = asking ? words.stop : words.button;
  return (
    <div className="settings-test">
      <Button onClick={asking ? stop : start} aria-label={words.of(label, wording.settings.fields[service])}>
        {label}
      </Button>
      <div role="status" className="settings-test-status">
        {asking && <p>{words.asking(address.trim())}</p>}
        {found !== null && (
          <div className={`settings-test-found settings-test-${found.tone}`}>
            {found.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
      {asking && <ProgressBar label={words.asking(address.trim())} />}
      {found?.checklist === true && report !== null && (
        <ConnectionChecklist
          address={report.address}
          keyHeader={keyHeader}
          n8n={found.n8n}
          automation={service === 'automation'}
        />
      )}
    </div>
  );
}
