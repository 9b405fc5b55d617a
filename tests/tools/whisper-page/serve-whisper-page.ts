import { serveBarePage } from '../serve-bare-page';

/** The Whisper worker on a bare page, so that it can be measured without opening a door in the app. */
export const serveWhisperPage = (files: Record<string, Buffer>, headers: Record<string, string> = {}) =>
  serveBarePage(import.meta.dirname, files, headers);
