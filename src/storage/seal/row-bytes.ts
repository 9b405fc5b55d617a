/**
 * A row as bytes and back: JSON, with what JSON has no word for written as a tagged object, and the bytes of arrays behind
 * it. What a row can't hold is refused before anything is stored.
 */
const TAG = '$seal';

const ARRAYS = { Uint8Array, Int16Array, Float32Array, Float64Array } as const;
type ArrayName = keyof typeof ARRAYS;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const isPlain = (value: object): value is Record<string, unknown> => {
  const proto: unknown = Object.getPrototypeOf(value);
  // An object that came through a structured clone of another realm has a prototype of its own.
  return proto === null || Object.getPrototypeOf(proto) === null;
};

function tagged(value: unknown, parts: Uint8Array[]): unknown {
  if (value === undefined) return { [TAG]: ['undefined'] };
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { [TAG]: ['number', Object.is(value, -0) ? '-0' : String(value)] };
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
      throw new TypeError(`A row can't hold a ${typeof value}.`);
    return value;
  }
  if (Array.isArray(value)) return value.map((item) => tagged(item, parts));
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (kind === 'ArrayBuffer') return { [TAG]: ['ArrayBuffer', parts.push(new Uint8Array(value as ArrayBuffer)) - 1] };
  if (kind in ARRAYS) {
    const { buffer, byteOffset, byteLength } = value as Uint8Array;
    return { [TAG]: [kind, parts.push(new Uint8Array(buffer, byteOffset, byteLength)) - 1] };
  }
  if (!isPlain(value)) throw new TypeError(`A row can't hold a ${kind}.`);
  const entries = Object.entries(value).map(([key, item]) => [key, tagged(item, parts)]);
  const copy: unknown = Object.fromEntries(entries);
  return TAG in value ? { [TAG]: ['object', copy] } : copy;
}

function untagged(value: unknown, parts: readonly Uint8Array<ArrayBuffer>[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => untagged(item, parts));
  const { [TAG]: tag } = value as { [TAG]?: [string, unknown] };
  if (tag === undefined) return fields(value, parts);
  const [kind, what] = tag;
  if (kind === 'undefined') return undefined;
  if (kind === 'number') return Number(what);
  if (kind === 'object') return fields(what as object, parts);
  const bytes = (parts[what as number] ?? new Uint8Array()).slice();
  return kind === 'ArrayBuffer' ? bytes.buffer : new ARRAYS[kind as ArrayName](bytes.buffer);
}

function fields(value: object, parts: readonly Uint8Array<ArrayBuffer>[]): object {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, untagged(item, parts)]));
}

/** Length of the JSON, the JSON, then length and bytes of each array. */
export function rowToBytes(row: object): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const json = encoder.encode(JSON.stringify(tagged(row, parts)));
  const bytes = new Uint8Array(4 + json.length + parts.reduce((sum, { length }) => sum + 4 + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of [json, ...parts]) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

export function bytesToRow(bytes: Uint8Array<ArrayBuffer>): object {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 4 + view.getUint32(at);
    parts.push(bytes.subarray(at + 4, end));
    at = end;
  }
  const [json = new Uint8Array(), ...arrays] = parts;
  const text = decoder.decode(json);
  const row: unknown = JSON.parse(text);
  // Most rows have none: they are not walked through.
  return (text.includes(`"${TAG}"`) ? untagged(row, arrays) : row) as object;
}
