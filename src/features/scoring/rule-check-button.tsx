import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { failureOf } from '@/domain/failure';
import { loadChunk } from '@/domain/load-chunk';
import { ruleCheckNow } from '@/jobs/rule-check';
import { showToastAtom } from '@/state/toasts';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { wording } from '@/ui/wording';
import type { OpenJob } from './part-job';

/** Scores the call on this device while the service's answer waits; loaded when it is asked for. */
export function RuleCheckButton({ job }: { job: OpenJob }) {
  const showToast = useSetAtom(showToastAtom);
  const [working, setWorking] = useState(false);
  const check = async () => {
    setWorking(true);
    try {
      const { pageRulesProvider } = await loadChunk(() => import('@/on-device/rules/page-rules-provider'));
      await ruleCheckNow(job.callId, job.service, pageRulesProvider);
    } catch (error) {
      showToast({ text: failureLine(failureOf(error)), tone: 'danger' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button disabled={working} onClick={() => void check()}>
      {wording.results.ruleCheck}
    </Button>
  );
}
