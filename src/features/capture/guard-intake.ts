import { guardPage } from '@/audio/recording/guard-page';
import { sayLiving, whenGone } from '@/state/living-page';
import { fileDone, filesGiven, otherIntakes, takeLostFiles } from '@/storage/calls/intake';
import { sortFiles } from './sort-files';

export interface IntakeGuard {
  /** Files were chosen: from now on closing the page asks, and their names outlive it. Wait for it before the first is read. */
  given(files: readonly File[]): Promise<void>;
  /** One of them is a call, or was refused. */
  done(name: string): void;
}

/** Holds the page while files are being taken in. */
export function createIntakeGuard(): IntakeGuard {
  let letGo: (() => void) | null = null;
  return {
    async given(files) {
      const names = sortFiles(files).calls.map(({ audio }) => audio.name);
      if (names.length === 0) return;
      letGo ??= guardPage();
      sayLiving();
      await filesGiven(names);
    },
    done(name) {
      if (fileDone(name)) return;
      letGo?.();
      letGo = null;
    },
  };
}

/** Tells of files that other pages took to the grave, as soon as those are known to be gone. */
export async function tellLostFiles(signal: AbortSignal, tell: (names: readonly string[]) => void): Promise<void> {
  for (const page of await otherIntakes()) {
    const take = async () => {
      const names = await takeLostFiles(page);
      if (names.length > 0) tell(names);
    };
    whenGone(page, signal, take).catch(() => undefined);
  }
}
