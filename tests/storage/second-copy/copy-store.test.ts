import { describe, expect, it } from 'vitest';
import { CopyStore, shardOf } from '@/storage/second-copy/copy-store';
import { type CopyHead, decodeLines, encodeLines, mergeLines, type RowLine } from '@/storage/second-copy/lines';
import { MemoryFolder } from '../../helpers/memory-folder';

const line = (call: string, text: string, batch = 1): RowLine => ({
  ...{ call, table: 'transcripts', key: '', batch, at: batch, row: { callId: call, text } },
});
const call = (id: string, batch = 1): RowLine => ({ call: id, table: 'calls', key: '', batch, at: batch, row: { id } });
const gone = (id: string, batch: number): RowLine => ({ call: id, table: 'calls', key: '', batch, at: batch });
const head = (batch: number): CopyHead => ({ id: 'c', batch, schema: 5, whole: true, calls: 1, removed: 0 });

const texts = (lines: readonly RowLine[]) =>
  lines.flatMap(({ row }) => (row as { text?: string } | undefined)?.text ?? []);
const kept = (folder: MemoryFolder) =>
  [...folder.files.values()].map((bytes) => new TextDecoder().decode(bytes)).join();

describe('lines', () => {
  it('come back as they were', () => {
    const lines = [line('a', 'dòng\n một "☎"'), { head: head(3) }];
    expect(decodeLines(encodeLines(lines))).toEqual(lines);
  });

  it('lose only the one that is torn or has a flipped byte, and what is written behind it stays', () => {
    const whole = encodeLines([line('a', 'một'), line('b', 'hai')]);
    for (let length = 0; length < whole.length; length++) {
      const torn = whole.subarray(0, length);
      const behind = new Uint8Array([...torn, ...encodeLines([line('c', 'ba')])]);
      const read = texts(decodeLines(behind) as RowLine[]);
      expect(read.at(-1)).toBe('ba');
      // The last byte is only the end of the line.
      if (length > whole.length / 2 + 1 && length < whole.length - 1) expect(read).toEqual(['một', 'ba']);
    }
    const bytes = encodeLines([line('a', 'một'), line('b', 'hai'), line('c', 'ba')]);
    for (let at = 0; at < bytes.length; at++) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ 4;
      const read = texts(decodeLines(flipped) as RowLine[]);
      // A flipped end of a line takes two.
      expect(read.length).toBeGreaterThanOrEqual(1);
      for (const text of read) expect(['một', 'hai', 'ba']).toContain(text);
    }
  });

  it('merge to the last word on each row; of a deleted call only its deletion stays, until it is there again', () => {
    const lines = [call('a'), line('a', 'cũ'), line('a', 'mới', 2), line('b', 'khác')];
    expect(texts(mergeLines(lines))).toEqual(['mới', 'khác']);
    const deleted = [...lines, gone('a', 3)];
    expect(mergeLines(deleted)).toEqual([gone('a', 3), line('b', 'khác')]);
    expect(texts(mergeLines([...deleted, call('a', 4), line('a', 'lại', 4)]))).toEqual(['lại', 'khác']);
  });
});

describe('the store', () => {
  it('keeps what was appended over a restart, and what was put away', async () => {
    const folder = new MemoryFolder();
    const store = await CopyStore.open(folder);
    expect(store.head).toBeUndefined();
    store.append([call('a'), line('a', 'một')], head(1));
    await store.putAway(new Set([shardOf('a')]));
    store.append([line('a', 'hai', 2)], head(2));
    const again = await CopyStore.open(folder.restarted());
    expect(again.head).toEqual(head(2));
    expect(texts(await again.lines(shardOf('a')))).toEqual(['hai']);
  });

  it('goes on behind a torn end', async () => {
    const folder = new MemoryFolder();
    (await CopyStore.open(folder)).append([line('a', 'một')], head(1));
    const journal = folder.files.get('journal') ?? new Uint8Array();
    folder.files.set('journal', new Uint8Array([...journal, ...encodeLines([line('b', 'torn')]).slice(0, 40)]));
    const next = folder.restarted();
    (await CopyStore.open(next)).append([line('c', 'ba')], head(2));
    const again = await CopyStore.open(next.restarted());
    expect(texts(again.pending)).toEqual(['một', 'ba']);
  });

  it('puts a long journal away by itself, and keeps it short', async () => {
    const folder = new MemoryFolder();
    const store = await CopyStore.open(folder);
    const big = 'x'.repeat(1024 * 1024);
    for (let n = 1; n <= 20; n++) {
      store.append([line('a', `${n}${big}`, n), line(`other ${n}`, 'nhỏ', n)], head(n));
      await store.putAwayWhenLong();
    }
    const again = await CopyStore.open(folder.restarted());
    expect(texts(await again.lines(shardOf('a'))).map((text) => text.slice(0, 3))).toContain('20x');
    const bytes = [...folder.files.values()].reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeLessThan(10 * 1024 * 1024);
    for (let n = 1; n <= 20; n++) expect(texts(await again.lines(shardOf(`other ${n}`)))).toContain('nhỏ');
  });

  it('leaves no word of a deleted call in any file', async () => {
    const folder = new MemoryFolder();
    const store = await CopyStore.open(folder);
    store.append([call('a'), line('a', 'bí mật'), line('b', 'còn')], head(1));
    await store.putAway(new Set([shardOf('a')]));
    store.append([line('a', 'bí mật hai', 2), gone('a', 3)], head(3));
    await store.putAway(new Set([shardOf('a')]));
    expect(kept(folder)).not.toContain('bí mật');
    expect(kept(folder)).toContain('còn');
  });

  it('loses nothing that was acknowledged and mixes nothing up, whichever write is the last of a dying browser', async () => {
    let died = true;
    for (let writes = 1; died; writes++) {
      const folder = new MemoryFolder();
      const before = await CopyStore.open(folder);
      before.append([call('a'), line('a', 'một'), line('b', 'hai')], head(1));
      folder.writesLeft = writes;
      let acknowledged = 1;
      died = false;
      try {
        for (let n = 2; n < 6; n++) {
          before.append([line('a', `một ${n}`, n), line('b', `hai ${n}`, n)], head(n));
          acknowledged = n;
          await before.putAway(new Set([shardOf('a')]));
        }
      } catch {
        died = true;
      }
      const next = folder.restarted();
      const after = await CopyStore.open(next);
      const [a] = texts(await after.lines(shardOf('a')));
      const [b] = texts(await after.lines(shardOf('b')));
      const numberOf = (text: string | undefined) => Number(/\d/.exec(text ?? '')?.[0] ?? 1);
      expect(a).toMatch(/^một/);
      expect(b).toMatch(/^hai/);
      expect(numberOf(a)).toBeGreaterThanOrEqual(acknowledged);
      expect(numberOf(b)).toBeGreaterThanOrEqual(acknowledged);
      expect(after.head?.batch).toBeGreaterThanOrEqual(acknowledged);
      // And it goes on.
      after.append([line('a', 'sau 9', 9)], head(9));
      const last = await CopyStore.open(next.restarted());
      expect(texts(await last.lines(shardOf('a')))).toEqual(['sau 9']);
    }
  });
});
