import { useEffect, useState } from 'react';
import type { CallId } from '@/domain/call';
import type { Claim } from '@/domain/claim';
import { loadChunk } from '@/domain/load-chunk';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import type { EvidenceChoice } from '@/on-device/rules/find-evidence';
import { getCall } from '@/storage/calls/calls';
import { getTranscript } from '@/storage/calls/transcripts';

export type { EvidenceChoice };

const loadRules = () => loadChunk(() => import('@/on-device/rules/find-evidence'));

/** What the rules look for; empty until they are loaded. */
export function useEvidenceChoices(): readonly EvidenceChoice[] {
  const [choices, setChoices] = useState<readonly EvidenceChoice[]>([]);
  useEffect(() => {
    let shown = true;
    loadRules().then(
      ({ evidenceChoices }) => shown && setChoices(evidenceChoices()),
      // Without them what a card names already is shown by its id.
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, []);
  return choices;
}

/** 'unread': the rules don't know the language of the call, or could not be loaded. */
export type FoundEvidence = ReadonlyMap<string, readonly Claim[]> | 'searching' | 'unread';

async function findIn(callId: CallId, ids: readonly string[]): Promise<FoundEvidence> {
  const [{ findEvidence }, call, transcript] = await Promise.all([loadRules(), getCall(callId), getTranscript(callId)]);
  return findEvidence(parseTranscript(transcript?.text ?? ''), call?.language ?? '', ids) ?? 'unread';
}

/** The places of a call for these claims. */
export function useEvidence(callId: CallId | null, ids: readonly string[]): FoundEvidence {
  const key = `${callId}\n${ids.join('\n')}`;
  const [found, setFound] = useState<{ key: string; evidence: FoundEvidence } | null>(null);
  useEffect(() => {
    const [call = '', ...wanted] = key.split('\n');
    if (callId === null || call === '') return;
    let shown = true;
    findIn(
      callId,
      wanted.filter((id) => id !== ''),
    ).then(
      (evidence) => shown && setFound({ key, evidence }),
      () => shown && setFound({ key, evidence: 'unread' }),
    );
    return () => {
      shown = false;
    };
  }, [key, callId]);
  return found?.key === key ? found.evidence : 'searching';
}
