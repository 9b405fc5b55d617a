import { readTranscriptionAnswer } from '@/domain/answers/transcription-answer';
import { stripSpam } from '@/domain/transcript/spam';

/**
 * A raw transcript as the app stores it when a service sends it: who is the agent where speakers are only numbered is told
 * by what they say, and made-up promotion is taken out.
 */
export const asStored = (transcript: string): string =>
  stripSpam(readTranscriptionAnswer(JSON.stringify({ text: transcript }))?.text ?? transcript, '').text;
