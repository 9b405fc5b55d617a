import type { CopyFile, CopyFolder } from '@/storage/second-copy/copy-folder';

/** A disk in memory that can die: from some write on nothing more reaches it, and that write itself only in half. */
export class MemoryFolder implements CopyFolder {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  /** Writes until it dies. */
  writesLeft = Number.POSITIVE_INFINITY;
  /** Bytes it holds at most. */
  room = Number.POSITIVE_INFINITY;
  #held = new Set<string>();

  /** The same disk after the power is back: nobody holds a file. */
  restarted(): MemoryFolder {
    const folder = new MemoryFolder();
    for (const [name, bytes] of this.files) folder.files.set(name, bytes);
    return folder;
  }

  #spend(): void {
    this.writesLeft--;
    if (this.writesLeft < 0) throw new Error('the power is gone');
  }

  #put(name: string, bytes: Uint8Array<ArrayBuffer>): void {
    const others = [...this.files].reduce((sum, [other, { length }]) => sum + (other === name ? 0 : length), 0);
    if (others + bytes.length > this.room) throw new DOMException('', 'QuotaExceededError');
    this.files.set(name, bytes);
  }

  async open(name: string): Promise<CopyFile> {
    if (this.#held.has(name)) throw new DOMException(`${name} is held`, 'NoModificationAllowedError');
    this.#held.add(name);
    const bytes = () => this.files.get(name) ?? new Uint8Array();
    this.#put(name, bytes());
    return {
      size: () => bytes().length,
      read: (from, to) => bytes().slice(from, to),
      write: (given, at) => {
        const dying = this.writesLeft === 0;
        const written = dying ? given.subarray(0, given.length / 2) : given;
        const next = new Uint8Array(Math.max(bytes().length, at + written.length));
        if (this.writesLeft >= 0) {
          next.set(bytes());
          next.set(written, at);
          this.#put(name, next);
        }
        this.#spend();
      },
      truncate: (size) => {
        this.#spend();
        this.#put(name, bytes().slice(0, size));
      },
      flush: () => undefined,
      close: () => void this.#held.delete(name),
    };
  }

  async blob(name: string): Promise<Blob | undefined> {
    const bytes = this.files.get(name);
    return bytes && new Blob([bytes]);
  }

  async remove(name: string): Promise<void> {
    this.#spend();
    if (this.#held.has(name)) throw new DOMException(`${name} is held`, 'NoModificationAllowedError');
    this.files.delete(name);
  }

  async names(): Promise<string[]> {
    return [...this.files.keys()];
  }
}
