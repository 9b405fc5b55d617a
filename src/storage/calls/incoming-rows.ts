import type { CallId } from '@/domain/call';
import type { StoredContent } from '../blobs';

/** A file that was shared with the app and is no call yet; text has the form of one. */
export interface ShareRow {
  id: number;
  /** Those that came at once have the same. */
  share: string;
  /** As which it is to be stored: done twice, it is one call. */
  callId: CallId;
  name: string;
  mime: string;
  content: StoredContent;
  isText: boolean;
}

/** A folder of this computer that is looked through for new sound. */
export interface FolderRow {
  id: string;
  handle: FileSystemDirectoryHandle;
  /** Name, size and time of every file that was taken or refused: each is added once. */
  seen: Set<string>;
}
