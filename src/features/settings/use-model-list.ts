import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceFacts, type ModelOffer, modelOffers } from '@/domain/models/model-choice';
import { type ModelFailure, ModelFailureError } from '@/domain/models/model-failure';
import type { ManifestProblem } from '@/domain/models/model-manifest';
import { fetchModelList, modelHostAddress } from '@/network/model-host';
import { readDeviceFacts } from './device-facts';

export type ModelListState =
  | { is: 'looking'; address: string }
  | { is: 'failed'; address: string; failure: ModelFailure }
  | { is: 'found'; address: string; device: DeviceFacts; offers: ModelOffer[]; problems: ManifestProblem[] };

export interface ModelList {
  state: ModelListState;
  /** Asks a host, by the setting as it is typed. */
  look: (setting: string) => void;
}

const asFailure = (error: unknown): ModelFailure =>
  error instanceof ModelFailureError ? error.failure : { kind: 'internal', detail: String(error) };

/** What the host at a Model address offers this device; asked once when it is first shown. */
export function useModelList(setting: string): ModelList {
  const [state, setState] = useState<ModelListState>(() => ({ is: 'looking', address: modelHostAddress(setting) }));
  const asking = useRef<AbortController | null>(null);
  const first = useRef(setting);

  const look = useCallback((from: string) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const address = modelHostAddress(from);
    setState({ is: 'looking', address });
    Promise.all([fetchModelList(controller.signal, address), readDeviceFacts()])
      .then(([{ models, problems }, device]): ModelListState => {
        return { is: 'found', address, device, offers: modelOffers(models, device), problems };
      })
      .catch((error: unknown): ModelListState => ({ is: 'failed', address, failure: asFailure(error) }))
      .then((next) => {
        if (!controller.signal.aborted) setState(next);
      });
  }, []);

  useEffect(() => {
    look(first.current);
    return () => asking.current?.abort();
  }, [look]);

  return { state, look };
}
