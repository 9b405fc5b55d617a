import type { SampleBlock } from '@/audio/files/sample-blocks';

export interface SeparateRequest {
  /** The stored file, or its samples where workers can't decode. */
  sound: Blob | SampleBlock[];
  agentChannel: 'left' | 'right';
}
