import { answerOnce } from '@/audio/files/worker-side';
import { type CaptionsRead, type CaptionsTask, doCaptionsTask } from './captions';

self.onmessage = ({ data }: MessageEvent<CaptionsTask>) =>
  answerOnce<CaptionsRead | null>(
    (message) => self.postMessage(message),
    async () => doCaptionsTask(data),
  );
