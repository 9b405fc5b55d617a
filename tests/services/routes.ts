import { noteOf, scoreCustomerService, scoreMobileService, scoreSales, summaryOf } from './counting';
import type { InteractionService } from './interactions';
import { fieldOf, type Posted } from './posted';
import { speak } from './spoken-tone';
import { OBJECT_SHAPES, type ObjectShape, SUMMARY_SHAPES, type SummaryShape } from './text-shapes';
import { type Answer, json, TRANSCRIPTION_SHAPES, type TranscriptionShape } from './transcription-shapes';
import { type ScriptLine, transcribe } from './transcripts';

export interface Reply {
  status: number;
  contentType: string;
  body: string | Buffer;
  /** Something was done that must not be done twice. */
  processed?: boolean;
}

/** How the services answer for now; each can be changed at any time. */
export interface Manners {
  transcription: TranscriptionShape;
  scoring: ObjectShape;
  note: ObjectShape;
  summary: SummaryShape;
  /** 'contract' takes a raw text, 'ollama' its JSON and nothing else. */
  generate: SummaryShape | 'ollama-server';
  /** Asked for as "Bearer …" by the speech service; '' = not asked for. */
  apiKey: string;
  /** Asked for by the alternative speech service; '' = any. */
  token: string;
  /** Asked for as X-Callmark-Key by the webhooks, as n8n's header authentication does; '' = not asked for. */
  webhookKey: string;
}

export const GOOD_MANNERS: Manners = {
  transcription: 'contract',
  scoring: 'plain',
  note: 'plain',
  summary: 'summary',
  generate: 'plain',
  apiKey: '',
  token: '',
  webhookKey: '',
};

export interface RouteRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: { authorization: string; token: string; webhookKey: string };
  posted: Posted;
}

export interface RouteContext {
  manners: Manners;
  scripts: ReadonlyMap<string, ScriptLine[]>;
  interactions: InteractionService;
}

const SCORERS: Record<string, (text: string) => Record<string, unknown>> = {
  'mobi-customer-service': scoreMobileService,
  'customer-service': scoreCustomerService,
  'sale-effectiveness': scoreSales,
};

/** The services of §7 behind one port. */
export function route(request: RouteRequest, context: RouteContext): Reply {
  const { method, path } = request;
  const webhook = /^\/webhook\/([\w-]+)$/.exec(path)?.[1];
  if (webhook !== undefined) return automation(webhook, request, context);
  if (/^\/v1\/audio\/\w+$/.test(path) && method === 'POST') return speech(request, context);
  if (path === '/v1/models') return ok(json({ object: 'list', data: [{ id: 'large-v3' }, { id: 'large-v3-turbo' }] }));
  if (path === '/v1/summarize' && method === 'POST') return summarize(request, context);
  if (path === '/api/generate' && method === 'POST') return generate(request, context);
  if (path === '/api/tags') return ok(json({ models: [{ name: 'peer' }] }));
  if (path === '/tts' && method === 'GET') return { status: 200, contentType: 'audio/wav', body: speak(request.query) };
  if (path.includes('/interactions')) {
    const { token } = context.manners;
    if (token !== '' && request.headers.token !== token)
      return { status: 401, ...json({ errorMessage: 'Unauthorized' }) };
    const reply = context.interactions.handle(method, path, request.posted, context.scripts);
    if (reply) return reply;
  }
  return { status: 404, ...json({ detail: `Not Found: ${method} ${path}` }) };
}

function automation(name: string, { method, posted, headers }: RouteRequest, { manners }: RouteContext): Reply {
  if (manners.webhookKey !== '' && headers.webhookKey !== manners.webhookKey)
    return { status: 403, contentType: '', body: 'Authorization data is wrong!' };
  if (name === 'get-scoring-data' && method === 'GET')
    return ok(json({ version: 1, services: ['mobi', 'csat', 'se'], generatedFor: 'peer' }));
  const scorer = SCORERS[name];
  const known = scorer !== undefined || name === 'sale-effectiveness-auto-summary' || name === 'summarize';
  if (!known || method !== 'POST')
    return {
      status: 404,
      ...json({ code: 404, message: `The requested webhook "${method} ${name}" is not registered.` }),
    };
  const text = fieldOf(posted, 'text');
  if (text === undefined) return { status: 400, ...json({ code: 400, message: 'the form has no text' }) };
  if (name === 'summarize') return done(SUMMARY_SHAPES[manners.summary](summaryOf(text)));
  return done(scorer ? OBJECT_SHAPES[manners.scoring](scorer(text)) : OBJECT_SHAPES[manners.note](noteOf(text)));
}

function speech({ posted, headers }: RouteRequest, { manners, scripts }: RouteContext): Reply {
  if (manners.apiKey !== '' && headers.authorization !== `Bearer ${manners.apiKey}`) {
    const message = `Incorrect API key provided: ${headers.authorization.replace('Bearer ', '')}.`;
    return {
      status: 401,
      contentType: 'text/plain',
      body: JSON.stringify({ error: { message, type: 'invalid_request_error' } }),
    };
  }
  const file = posted.files.find(({ part }) => part === 'file');
  if (!file)
    return { status: 422, ...json({ detail: [{ loc: ['body', 'file'], msg: 'Field required', type: 'missing' }] }) };
  if (file.data.length === 0) return { status: 400, ...json({ detail: 'Failed to decode audio: the file is empty' }) };
  return done(TRANSCRIPTION_SHAPES[manners.transcription](transcribe(posted, file, scripts)));
}

function summarize({ posted }: RouteRequest, { manners }: RouteContext): Reply {
  const text = fieldOf(posted, 'text');
  if (text === undefined)
    return { status: 422, ...json({ detail: [{ loc: ['body', 'text'], msg: 'Field required' }] }) };
  return done(SUMMARY_SHAPES[manners.summary](summaryOf(text)));
}

function generate({ posted }: RouteRequest, { manners }: RouteContext): Reply {
  if (posted.text.trim() === '') return { status: 400, ...json({ error: 'missing request body' }) };
  if (manners.generate !== 'ollama-server') return done(SUMMARY_SHAPES[manners.generate](summaryOf(posted.text)));
  if (!posted.text.startsWith('{')) {
    const message = `invalid character '${[...posted.text][0]}' looking for beginning of value`;
    return { status: 400, ...json({ error: message }) };
  }
  const asked = JSON.parse(posted.text) as { model?: string; prompt?: string; stream?: boolean };
  if (!asked.model) return { status: 400, ...json({ error: 'model is required' }) };
  if (asked.model !== 'peer') return { status: 404, ...json({ error: `model '${asked.model}' not found` }) };
  const call = (asked.prompt ?? '').split(/(?:Cuộc gọi|Call):\n\n/).at(-1) ?? '';
  return done(SUMMARY_SHAPES[asked.stream === false ? 'ollama' : 'ollama-lines'](summaryOf(call)));
}

function ok(answer: Answer): Reply {
  return { status: 200, ...answer };
}

function done(answer: Answer): Reply {
  return { status: 200, ...answer, processed: true };
}
