/** The few wire types of Protocol Buffers that an ONNX file needs. */
const utf8 = new TextEncoder();

function varint(value: number | bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return Uint8Array.of(...bytes, Number(rest));
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const key = (field: number, wire: number) => varint(field * 8 + wire);

export const integer = (field: number, value: number) => joinBytes([key(field, 0), varint(value)]);
export const bytes = (field: number, value: Uint8Array) => joinBytes([key(field, 2), varint(value.length), value]);
export const text = (field: number, value: string) => bytes(field, utf8.encode(value));
export const message = (field: number, parts: readonly Uint8Array[]) => bytes(field, joinBytes(parts));
