import { readdirSync, readFileSync } from 'node:fs';

/** The value once it stands still: the middle of ten readings that differ by less than a megabyte. */
export async function atRest(read: () => number): Promise<number> {
  for (let last: number[] = []; ; ) {
    last = [...last, read()].slice(-10);
    const sorted = [...last].sort((a, b) => a - b);
    if (last.length === 10 && (sorted[9] ?? 0) - (sorted[0] ?? 0) < 1) return sorted[5] ?? Number.NaN;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Proportional memory of a browser and all its processes. */
export function usedMb(browserPid: number | undefined): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => (groupOf(pid) === browserPid ? sum + pssMb(pid) : sum), 0);
}

function groupOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may hold anything: state, parent, group.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
  } catch {
    return 0;
  }
}

/**
 * A process's share of memory that no file backs; 0 for one that has just ended. The pages of the program itself are
 * left out: how many of them count as a process's own depends on what other browsers the machine runs.
 */
function pssMb(pid: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = [...rollup.matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm)].map(([, value]) => Number(value));
    return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
  } catch {
    return 0;
  }
}
