import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceFacts, type ModelOffer, modelOffers } from '@/domain/models/model-choice';
import { type ModelFailure, ModelFailureError } from '@/domain/models/model-failure';
import type { ManifestProblem } from '@/domain/models/model-manifest';
import { type fetchModelList, modelHostAddress } from '@/network/model-host';
import { readDeviceFacts } from './device-facts';

export type ModelListState =
  | { is: 'looking'; address: string }
  | { is: 'failed'; address: string; failure: ModelFailure }
  | { is: 'found'; address: string; device: DeviceFacts; offers: ModelOffer[]; problems: ManifestProblem[] };

export interface ModelList {
  /** Null: nobody was asked yet. */
  state: ModelListState | null;
  /** Asks a host, by the setting as it is typed. */
  look: (setting: string) => void;
}

const asFailure = (error: unknown): ModelFailure =>
  error instanceof ModelFailureError ? error.failure : { kind: 'internal', detail: String(error) };

/** What a host or a hub offers this device. `first` is asked when it is first shown; null: nobody, before a press. */
export function useModelList(first: string | null, fetchList: typeof fetchModelList): ModelList {
  const [state, setState] = useState<ModelListState | null>(null);
  const asking = useRef<AbortController | null>(null);
  const asked = useRef(first);

  const look = useCallback(
    (from: string) => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const address = modelHostAddress(from);
      setState({ is: 'looking', address });
      Promise.all([fetchList(controller.signal, address), readDeviceFacts()])
        .then(([{ models, problems }, device]): ModelListState => {
          return { is: 'found', address, device, offers: modelOffers(models, device), problems };
        })
        .catch((error: unknown): ModelListState => ({ is: 'failed', address, failure: asFailure(error) }))
        .then((next) => {
          if (!controller.signal.aborted) setState(next);
        });
    },
    [fetchList],
  );

  useEffect(() => {
    if (asked.current !== null) look(asked.current);
    return () => asking.current?.abort();
  }, [look]);

  return { state, look };
}
