import { isRecord, parseJson } from './json-value';

/** What a server looks like from one answer of it: a guess for people, nothing is decided by it. */
export type ServerKind =
  | 'n8n'
  | 'ollama'
  | 'openai'
  | 'fastapi'
  | 'whisper-cpp'
  | 'page'
  | 'sound'
  | 'json'
  | 'text'
  | 'empty';

export interface SeenAnswer {
  contentType: string;
  /** The answer's body, or its beginning. */
  text: string;
}

/** Known by the words each program uses when it is asked for something it does not have. */
export function recogniseServer({ contentType, text: body }: SeenAnswer): ServerKind {
  if (/^audio\//i.test(contentType)) return 'sound';
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '') return 'empty';
  if (/^<(!doctype|html|head|body)\b/i.test(text)) return 'page';
  if (/^Ollama is running/i.test(text)) return 'ollama';
  if (/^File Not Found \(/.test(text)) return 'whisper-cpp';
  if (/^Authorization data is wrong!/.test(text)) return 'n8n';
  const value = parseJson(text);
  if (!isRecord(value)) return Array.isArray(value) || /json/i.test(contentType) ? 'json' : 'text';
  return byKeys(value);
}

function byKeys({ message, models, error, detail }: Record<string, unknown>): ServerKind {
  if (
    typeof message === 'string' &&
    /\bwebhook\b.*\bregistered\b|^Workflow was started|^Error in workflow/i.test(message)
  )
    return 'n8n';
  if (Array.isArray(models)) return 'ollama';
  if (isRecord(error) && typeof error['message'] === 'string') return 'openai';
  if (Array.isArray(detail) || (typeof detail === 'string' && /^(Not Found|Method Not Allowed)/.test(detail)))
    return 'fastapi';
  return 'json';
}
