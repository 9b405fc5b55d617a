import { Blob as NodeBlob } from 'node:buffer';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { PART_BYTES } from '@/domain/team/team-archive';
import { eachPiece } from '@/network/team/part-bytes';
import { partDigestOf } from '@/network/team/parts';

const BYTES = PART_BYTES - 70_001;
const content = Buffer.from(Uint8Array.from({ length: BYTES }, (_, at) => (at * 31 + (at >> 8)) % 251));
const part = () => new NodeBlob([content]) as Blob;

async function seen(bytes: Blob, pieceBytes: number) {
  const pieces: Buffer[] = [];
  await eachPiece(bytes, pieceBytes, (piece) => pieces.push(Buffer.from(Uint8Array.from(piece))));
  return { all: Buffer.concat(pieces), sizes: pieces.map(({ length }) => length) };
}

it('shows every byte once, in pieces of the size that was asked for', async () => {
  const { all, sizes } = await seen(part(), 100_000);
  expect(all.equals(content)).toBe(true);
  expect(new Set(sizes.slice(0, -1))).toEqual(new Set([100_000]));
  expect((await seen(part(), PART_BYTES)).sizes).toEqual([BYTES]);
  expect((await seen(part(), BYTES)).sizes).toEqual([BYTES]);
  expect(await partDigestOf(part())).toBe(createHash('sha256').update(content).digest('hex'));
});

it('reads one part into the room of the one before, so that a long call leaves none behind', async () => {
  // Whoever read a slice of it would get a buffer of its own.
  const whole = { size: BYTES, stream: () => part().stream() } as unknown as Blob;
  const rooms: number[] = [];
  for (let number = 0; number < 5; number++)
    await eachPiece(whole, BYTES, ({ buffer }) => rooms.push(buffer.byteLength));
  expect(rooms).toEqual(Array(5).fill(PART_BYTES));
});

it('reads slices where the platform reads into no room', async () => {
  const blob = part();
  const plain = {
    size: BYTES,
    stream: () => new ReadableStream(),
    slice: (from: number, to: number) => blob.slice(from, to),
  };
  const { all } = await seen(plain as unknown as Blob, 100_000);
  expect(all.equals(content)).toBe(true);
});

it('fails where fewer bytes come than there are', async () => {
  const blob = part();
  const short = { size: BYTES, stream: () => blob.slice(0, 300_000).stream() };
  await expect(seen(short as unknown as Blob, 100_000)).rejects.toMatchObject({
    failure: { kind: 'unreadable-file' },
  });
});
