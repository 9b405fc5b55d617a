/** A file that one context holds alone: what is flushed is on the disk. */
export interface CopyFile {
  size(): number;
  read(from: number, to: number): Uint8Array<ArrayBuffer>;
  /** Throws a QuotaExceededError where there is no room. */
  write(bytes: Uint8Array<ArrayBuffer>, at: number): void;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

/** Where the second copy lies. */
export interface CopyFolder {
  /** Makes the file where there is none. Rejects while another context holds it. */
  open(name: string): Promise<CopyFile>;
  /** The file for reading, undefined where there is none. */
  blob(name: string): Promise<Blob | undefined>;
  /** Also where there is none. */
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
}

/** Works on a file and lets go of it. */
export async function withFile<T>(folder: CopyFolder, name: string, work: (file: CopyFile) => T | Promise<T>) {
  const file = await folder.open(name);
  try {
    return await work(file);
  } finally {
    file.close();
  }
}

/** In place of everything the file held. */
export function fill(file: CopyFile, bytes: Uint8Array<ArrayBuffer>): void {
  file.write(bytes, 0);
  file.truncate(bytes.length);
  file.flush();
}
