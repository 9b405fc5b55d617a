import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { FailureError } from '@/domain/failure';
import type { CHUNK_LATE } from '@/domain/load-chunk';
import { RetryScreen } from './retry-screen';
import { wording } from './wording';

const LATE: (typeof CHUNK_LATE)['detail'] = 'chunk load time-out';

/** A component whose code is fetched when it is first shown. */
export interface Chunk<Props> {
  /** What is being loaded, for the retry screen. */
  name: string;
  /** By `loadChunk`, which gives up in time. */
  load: () => Promise<ComponentType<Props>>;
  /** Drawn in slices, between which a press is answered: for what is large and comes by itself (D420). */
  inSlices?: true;
  /** Kept, so that showing it again needs no waiting. */
  loaded?: ComponentType<Props>;
}

export interface LazyChunkProps<Props> {
  chunk: Chunk<Props>;
  props: Props;
  /** Stands around the loading and the retry screen, e.g. a dialog that can be closed. */
  frame: (content: ReactNode) => ReactNode;
}

/** Shows the chunk's component, or that it is coming, or a retry screen. */
export function LazyChunk<Props extends object>({ chunk, props, frame }: LazyChunkProps<Props>) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => chunk.loaded ?? null);

  useEffect(() => {
    if (chunk.loaded !== undefined) return;
    let shown = true;
    const load = () => {
      chunk.load().then(
        (component) => {
          chunk.loaded = component;
          if (!shown) return;
          const draw = () => setLoaded(() => component);
          if (chunk.inSlices) startTransition(draw);
          else draw();
        },
        (error: Partial<FailureError> | undefined) => {
          if (!shown) return;
          setFailedAttempt(attempt);
          // Whoever presses nothing gets it too, when it comes.
          if (error?.failure?.kind === 'internal' && error.failure.detail === LATE) load();
        },
      );
    };
    load();
    return () => {
      shown = false;
    };
  }, [chunk, attempt]);

  if (Loaded !== null) return <Loaded {...props} />;
  if (failedAttempt === attempt) {
    const { notLoaded, notLoadedText } = wording.ui;
    const retry = () => setAttempt(attempt + 1);
    return frame(<RetryScreen title={notLoaded(chunk.name)} text={notLoadedText} onRetry={retry} />);
  }
  return frame(
    <p className="muted chunk-loading" aria-live="polite">
      {wording.ui.loading}
    </p>,
  );
}
