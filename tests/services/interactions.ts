import { randomUUID } from 'node:crypto';
import type { Posted } from './posted';
import type { Reply } from './routes';
import { json, punctuated } from './transcription-shapes';
import { type ScriptLine, transcribe } from './transcripts';

interface StoredInteraction {
  languageTag?: string;
  lines?: ScriptLine[];
  polls: number;
  declared: string;
  uploaded: string | null;
}

export interface InteractionService {
  /** Status requests answered "processing" before "processed". */
  pollsNeeded: number;
  /** A terminal status instead, e.g. processingFailed. */
  failure: string | null;
  handle(method: string, path: string, posted: Posted, scripts: ReadonlyMap<string, ScriptLine[]>): Reply | undefined;
}

/** The alternative speech service: declare, upload once, status, punctuated transcript. */
export function createInteractions(): InteractionService {
  const stored = new Map<string, StoredInteraction>();
  const service: InteractionService = {
    pollsNeeded: 1,
    failure: null,
    handle(method, path, posted, scripts) {
      const [, id, step = ''] = /\/interactions(?:\/([^/]+)(\/.*)?)?$/.exec(path) ?? [];
      if (id === undefined) return method === 'POST' ? declare(posted) : problem(405, 'Method not allowed');
      const interaction = stored.get(decodeURIComponent(id));
      if (!interaction) return problem(404, 'Interaction not found');
      if (method === 'POST' && step === '/upload') return upload(interaction, posted, scripts);
      if (method === 'GET' && step === '/status') return status(decodeURIComponent(id), interaction);
      if (method === 'GET' && step === '/transcripts/punctuated') {
        if (!interaction.lines || interaction.polls <= service.pollsNeeded) return problem(404, 'Not processed yet');
        return { status: 200, ...punctuated(interaction.lines) };
      }
      return undefined;
    },
  };

  function declare(posted: Posted): Reply {
    const asked: unknown = parse(posted.text);
    const { type, model, languageTag } = (asked ?? {}) as Record<string, unknown>;
    if (type !== 'audio' || model !== 'echo') return problem(400, 'type must be audio and model echo');
    const id = randomUUID();
    stored.set(id, {
      ...(typeof languageTag === 'string' ? { languageTag } : {}),
      polls: 0,
      declared: new Date().toISOString(),
      uploaded: null,
    });
    return { status: 200, ...json({ interactionIdentifier: id }), processed: true };
  }

  function upload(interaction: StoredInteraction, posted: Posted, scripts: ReadonlyMap<string, ScriptLine[]>): Reply {
    if (interaction.uploaded !== null) return problem(409, 'The interaction already has audio');
    const file = posted.files.find(({ part }) => /\.\w+$/.test(part));
    if (!file) return problem(400, 'The part must be named like the file');
    interaction.lines = transcribe(posted, file, scripts);
    interaction.uploaded = new Date().toISOString();
    return { status: 201, contentType: '', body: '', processed: true };
  }

  function status(id: string, interaction: StoredInteraction): Reply {
    const { declared, uploaded } = interaction;
    if (uploaded !== null) interaction.polls++;
    const done = uploaded !== null && interaction.polls > service.pollsNeeded;
    const failed = uploaded !== null && service.failure !== null;
    const word = failed ? service.failure : done ? 'processed' : uploaded === null ? 'declared' : 'processing';
    const errorMessage = failed ? 'The audio could not be processed' : null;
    return { status: 200, ...json({ identifier: id, status: word, declared, uploaded, errorMessage }) };
  }
  return service;
}

function problem(status: number, errorMessage: string): Reply {
  return { status, ...json({ errorMessage }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
