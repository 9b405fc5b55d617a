import { isRecord, parseJson } from './json-value';

const LONGEST_MESSAGE = 500;
/** Characters of a page that are looked through for its words. */
const LONGEST_PAGE = 20_000;

/** The words of a page as one line, without tags; undefined for what is no page or has none. */
export function readPageText(body: string): string | undefined {
  const page = body
    .slice(0, LONGEST_PAGE)
    .replace(/^\uFEFF/, '')
    .trim();
  if (!/^<[!?a-z]/i.test(page)) return undefined;
  const words = page
    // The title and what is not shown; a piece that never ends goes to the end of the page.
    .split(/<(?=\/?(?:head|script|style|title)\b)/i)
    .map((piece) => piece.replace(/^(?:head|script|style|title)\b[\s\S]*$/i, '').replace(/^\/\w+/, '<x'))
    .join('')
    .replace(/<[^<>]*>?/g, ' ')
    .replace(/&(#39|amp|apos|gt|lt|nbsp|quot);/g, (_whole, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ');
  return shorten(words);
}

const ENTITIES: Record<string, string> = { '#39': "'", amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/**
 * The sentence a server meant for people, out of an error body (§8): `error.message`, `error`, `detail`,
 * `detail[0].msg`, `message`, `errorMessage`, with a `hint` beside it, the words of a page, or a short plain text.
 * Undefined for emptiness and anything else, where 'Error {status}: {statusText}' is all that can be said.
 */
export function readErrorMessage(body: string): string | undefined {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (text === '') return undefined;
  if (text.startsWith('<')) return readPageText(text);
  if (/^[[{"]/.test(text)) return shorten(withHint(parseJson(text)));
  return text.length <= LONGEST_MESSAGE ? shorten(text.replace(/\s+/g, ' ')) : undefined;
}

/** What n8n says of itself where a workflow gave nothing: its Webhook node answers at once (as it does unless told otherwise). */
const OF_WORKFLOW = /^workflow (?:was started|executed successfully)\b/i;

/** The message of an answer that carries an error, or no answer, under a 2xx status; undefined for every other answer. */
export function readErrorUnderSuccess(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  if (value['error'] !== undefined && value['error'] !== null && value['error'] !== false && value['error'] !== '')
    return shorten(messageOf(value, 0)) ?? 'error';
  const coded = value['code'] !== undefined && typeof value['message'] === 'string';
  const failed = typeof value['errorMessage'] === 'string' && value['errorMessage'] !== '';
  const said = typeof value['message'] === 'string' && OF_WORKFLOW.test(value['message'].trim());
  return coded || failed || said ? shorten(messageOf(value, 0)) : undefined;
}

/** What a workflow says that answers before it has worked: the setting of a node, which no waiting changes. */
export const saysStarted = (message: string): boolean => /workflow was started/i.test(message);

/** n8n says in `hint` what is to be done. */
function withHint(value: unknown): string | undefined {
  const message = messageOf(value, 0);
  const hint = isRecord(value) && typeof value['hint'] === 'string' ? value['hint'].trim() : '';
  return hint === '' || message === undefined ? message : `${message} ${hint}`;
}

function messageOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value;
  if (depth > 4) return undefined;
  if (Array.isArray(value)) return messageOf(value[0], depth + 1);
  if (!isRecord(value)) return undefined;
  for (const key of ['error', 'detail', 'message', 'errorMessage', 'msg', 'error_description', 'title']) {
    const found = messageOf(value[key], depth + 1);
    if (found !== undefined && found.trim() !== '') return found;
  }
  return undefined;
}

function shorten(message: string | undefined): string | undefined {
  const text = message?.trim() ?? '';
  if (text === '') return undefined;
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE - 1)}…` : text;
}

/**
 * Whether an answer of success holds no answer but what a server shows to people: a whole web page (a proxy, a network's
 * sign-in), or the line that n8n sends with status 200 for every request while it starts. Stored as data it would become
 * a summary or a transcript.
 */
export function isPlaceholder(body: string): boolean {
  const text = body.replace(/^\uFEFF/, '').trimStart();
  return /^<(!doctype html|html|head|body)\b/i.test(text) || /^n8n is starting up\b/i.test(text);
}
