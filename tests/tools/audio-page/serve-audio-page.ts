import { serveBarePage } from '../serve-bare-page';

/** The audio engine on a bare page, so that it can be measured without opening a door in the app. */
export const serveAudioPage = (files: Record<string, Buffer>) => serveBarePage(import.meta.dirname, files);
