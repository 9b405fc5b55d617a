import { answerWith } from '@/audio/worker-protocol';
import { type CaptionsRead, type CaptionsTask, doCaptionsTask } from './captions';

self.onmessage = ({ data }: MessageEvent<CaptionsTask>) =>
  answerWith<CaptionsRead | null>(
    (message) => self.postMessage(message),
    async () => doCaptionsTask(data),
  );
