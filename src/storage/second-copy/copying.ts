import type { CallmarkDatabase } from '../database';
import type { CopyFolder } from './copy-folder';
import type { CopyStore } from './copy-store';
import type { SliceFiles } from './slice-files';

/** What every part of the second copy works with. */
export interface Copying {
  database: CallmarkDatabase;
  folder: CopyFolder;
  store: CopyStore;
  slices: SliceFiles;
  /** Whether so many bytes of sound may be copied: the calls themselves come first. */
  hasRoom(bytes: number): Promise<boolean>;
}
