import { useEffect, useState } from 'react';
import { type Call, type CallId, mainScore } from '@/domain/call';
import { loadChunk } from '@/domain/load-chunk';
import { isOwnCard } from '@/domain/scorecards/own-card';
import { SALES_SERVICE } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { getTranscript } from '@/storage/calls/transcripts';

/** The card that the rules would judge a call by, where it is another than its own. */
export interface Proposal {
  service: string;
  /** Whether something is sold in it. */
  sale: boolean;
}

/** Whether the rules find in its text that something is sold; false where they can't judge it. */
async function isSale(id: CallId, language: string, signal: AbortSignal): Promise<boolean> {
  const transcript = await getTranscript(id);
  if (transcript === undefined) return false;
  const { text, detectedLanguage = '' } = transcript;
  const { pageRulesProvider } = await loadChunk(() => import('@/on-device/rules/page-rules-provider'));
  const input = { text, turns: parseTranscript(text), language: language || detectedLanguage, service: SALES_SERVICE };
  const { answer } = await pageRulesProvider.score(signal, { ...input, requestId: '' });
  return answer.kind === 'se' && answer.decision !== undefined;
}

/**
 * What the rules propose for an added call that has a transcript. A card of one's own is a choice that they know nothing
 * of: nothing is proposed beside it.
 */
export function useProposal(call: Call): Proposal | null {
  const { id, language, service, words = 0 } = call;
  const fitting = mainScore(call)?.fitting;
  const isAsked = service !== SALES_SERVICE && !isOwnCard(service);
  const [sale, setSale] = useState(false);
  useEffect(() => {
    setSale(false);
    if (!isAsked || words === 0) return;
    const leave = new AbortController();
    isSale(id, language, leave.signal).then(
      (found) => {
        if (!leave.signal.aborted) setSale(found);
      },
      () => undefined,
    );
    return () => leave.abort();
  }, [isAsked, id, language, words]);
  if (fitting !== undefined) return { service: fitting, sale: false };
  return isAsked && sale ? { service: SALES_SERVICE, sale: true } : null;
}
