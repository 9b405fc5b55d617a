import type { Locks } from '@/jobs/jobs-lock';

interface Waiting {
  work: (lock: unknown) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Web Locks as the standard has them, for one name: a queue, `ifAvailable` and `steal`, across any number of contexts. */
export class FakeLocks implements Locks {
  /** Requests granted so far. */
  granted = 0;
  private holder: Waiting | null = null;
  private queue: Waiting[] = [];

  get waiting(): number {
    return this.queue.length;
  }

  request(_name: string, options: { steal?: boolean; ifAvailable?: boolean }, work: Waiting['work']): Promise<unknown> {
    if (options.ifAvailable && (this.holder !== null || this.queue.length > 0)) return work(null);
    return new Promise((resolve, reject) => {
      const request = { work, resolve, reject };
      if (options.steal) {
        this.holder?.reject(new DOMException('Lock broken by another request with the steal option', 'AbortError'));
        this.holder = null;
        this.queue.unshift(request);
      } else this.queue.push(request);
      queueMicrotask(() => this.grant());
    });
  }

  private grant(): void {
    if (this.holder !== null) return;
    const next = this.queue.shift();
    if (next === undefined) return;
    this.holder = next;
    this.granted++;
    const release = () => {
      if (this.holder !== next) return;
      this.holder = null;
      this.grant();
    };
    next.work({ name: 'jobs' }).then(next.resolve, next.reject).finally(release);
  }
}
