import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';
import { CHECKS, type DeviceState, type Findings, findingsOf } from '@/domain/device-check';
import { diagnosticsText } from '@/domain/diagnostics';
import { failureOf } from '@/domain/failure';
import { Button } from '@/ui/button';
import { formatBytes, formatSpan } from '@/ui/format';
import { Modal } from '@/ui/modal';
import { TextArea } from '@/ui/text-area';
import { wording } from '@/ui/wording';
import './device-check.css';
import { readDevice, readDiagnostics } from './read-device';

const words = wording.deviceCheck;

interface Found {
  device: DeviceState;
  diagnostics: string;
}

const ICONS = { good: CircleCheck, mind: TriangleAlert, unknown: CircleHelp };

function verdictOf(finding: Findings[keyof Findings]): keyof typeof ICONS {
  return finding === 'good' || finding === 'unknown' ? finding : 'mind';
}

function sentenceOf(check: keyof Findings, findings: Findings, device: DeviceState): string {
  const texts: Partial<Record<string, string | ((value: string) => string)>> = words.checks[check];
  const text = texts[findings[check]] ?? '';
  if (typeof text === 'string') return text;
  return text(
    check === 'room' ? formatBytes(device.freeBytes ?? 0) : formatSpan(Math.abs(device.clockAheadMs ?? 0) / 1000),
  );
}

function CheckList({ device }: { device: DeviceState }) {
  const findings = findingsOf(device);
  return (
    <ul className="device-checks">
      {CHECKS.map((check) => {
        const verdict = verdictOf(findings[check]);
        const Icon = ICONS[verdict];
        return (
          <li key={check} className={`device-check device-check-${verdict}`}>
            <Icon size={20} aria-hidden="true" />
            <div>
              <h3>
                {words.checks[check].title} <span className="device-check-verdict">{words.verdicts[verdict]}</span>
              </h3>
              <p>{sentenceOf(check, findings, device)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function DiagnosticsPart({ text }: { text: string }) {
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  };
  return (
    <section className="device-diagnostics">
      <h3>{words.diagnostics.title}</h3>
      <p className="muted">{words.diagnostics.hint}</p>
      <TextArea label={words.diagnostics.label} value={text} rows={8} readOnly onChange={() => undefined} />
      <div className="device-copy">
        <Button icon={ClipboardCopy} onClick={() => void copy()}>
          {words.diagnostics.copy}
        </Button>
        <p role="status">{copied === undefined ? '' : words.diagnostics[copied]}</p>
      </div>
    </section>
  );
}

export interface DeviceCheckDialogProps {
  onClose: () => void;
}

/** Whether this device is ready for work, what to do where it is not, and figures for whoever helps. */
export function DeviceCheckDialog({ onClose }: DeviceCheckDialogProps) {
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (found !== null) return;
    const asking = new AbortController();
    const look = async () => {
      const device = await readDevice(asking.signal);
      // A database that can't be read is when help is asked for most: what else was found stays.
      const unread = (error: unknown) => words.unread(failureOf(error).kind);
      const diagnostics = await readDiagnostics(device).then(diagnosticsText, unread);
      if (!asking.signal.aborted) setFound({ device, diagnostics });
    };
    void look();
    return () => asking.abort();
  }, [found]);

  return (
    <Modal
      title={words.title}
      size="large"
      onClose={onClose}
      footer={
        <Button icon={RefreshCw} disabled={found === null} onClick={() => setFound(null)}>
          {words.again}
        </Button>
      }
    >
      <div className="device-check-body">
        <p className="muted">{words.intro}</p>
        {found === null ? (
          <p role="status">{words.looking}</p>
        ) : (
          <>
            <CheckList device={found.device} />
            <DiagnosticsPart text={found.diagnostics} />
          </>
        )}
      </div>
    </Modal>
  );
}
