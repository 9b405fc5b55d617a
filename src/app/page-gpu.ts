import { fetchOwnFile } from '@/network/own-file';
import type { GpuKnowledge } from '@/on-device/whisper/choose-backend';
import { unpackSelfTest } from '@/on-device/whisper/self-test';
import selfTestFile from '@/on-device/whisper/self-test.bin?url';
import { readPreference, writePreference } from '@/storage/preferences';

/** What this device knows of its graphics processor. */
export const gpu: GpuKnowledge = {
  read: () => readPreference('gpuHears'),
  write: (known) => writePreference('gpuHears', known),
  selfTest: async (signal) => unpackSelfTest(await fetchOwnFile(selfTestFile, signal)),
};
