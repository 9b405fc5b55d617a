/** Openings tried before giving up: prose may hold brackets of its own before the object. */
const MAX_STARTS = 20;
/** Characters looked through in all, so that a hostile answer of many megabytes costs a moment, not minutes. */
const MAX_SCANNED = 20_000_000;
/** Characters; beyond this a faulty answer is not worth mending. */
const MAX_REPAIRED = 1_000_000;

/** An object or list that has begun, rather than a bracket in prose. */
const LOOKS_LIKE_JSON = /^(?:\{\s*["“][^"”]*["”]\s*:|\[\s*[{"“])/;

function tryParse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** An answer that begins as data and ends before its last bracket: it was cut off on its way, whatever stands in it. */
export function breaksOff(text: string): boolean {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  return LOOKS_LIKE_JSON.test(body.slice(0, 200)) && closingEnd(body, 0) === undefined;
}

/** Index just after the bracket that closes the one at `start`; undefined when it never closes. */
function closingEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const char = text[index];
    if (inString) {
      if (char === '\\') index++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      depth--;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const PYTHON_WORDS: Record<string, string> = { None: 'null', NaN: 'null', True: 'true', False: 'false' };

function repairOutside(piece: string): string {
  return piece
    .replace(/[“”]/g, '"')
    .replace(/\b(?:None|NaN|True|False)\b/g, (word) => PYTHON_WORDS[word] ?? word)
    .replace(/,(\s*[}\]])/g, '$1');
}

/** Line breaks inside strings, trailing commas, None/True/False: what templates and language models get wrong. */
function repair(text: string): string {
  const parts = text.split(/("[^"\\]*(?:\\[\s\S][^"\\]*)*")/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part.replace(/[\n\r\t]/g, (char) => ESCAPES[char] ?? ' ') : repairOutside(part),
    )
    .join('');
}

function parseRepaired(text: string): { value: unknown } | undefined {
  const asIs = tryParse(text);
  if (asIs !== undefined || text.length > MAX_REPAIRED) return asIs;
  return tryParse(repair(text)) ?? tryParse(repair(text.replace(/[“”]/g, '"')));
}

/**
 * JSON out of text that holds it somewhere: fences, prose around it, small faults. Of several objects the first that
 * `wanted` accepts is taken, else the first that parses; undefined when nothing parses. Never throws.
 */
export function parseLooseJson(text: string, wanted: (value: unknown) => boolean): unknown {
  const whole = tryParse(text.replace(/^\uFEFF/, '').trim());
  if (whole !== undefined) return whole.value;
  let fallback: { value: unknown } | undefined;
  let from = 0;
  let scanned = 0;
  for (let tries = 0; tries < MAX_STARTS && scanned < MAX_SCANNED; tries++) {
    const offset = text.slice(from).search(/[{[]/);
    if (offset < 0) break;
    const start = from + offset;
    const end = closingEnd(text, start);
    // An answer that was cut off: an object inside it that did arrive is a piece of the answer, not the answer.
    if (end === undefined && LOOKS_LIKE_JSON.test(text.slice(start, start + 200))) break;
    scanned += (end ?? text.length) - start;
    const parsed = end === undefined ? undefined : parseRepaired(text.slice(start, end));
    if (parsed !== undefined && wanted(parsed.value)) return parsed.value;
    if (parsed !== undefined) fallback ??= parsed;
    from = parsed === undefined || end === undefined ? start + 1 : end;
  }
  return fallback?.value;
}
