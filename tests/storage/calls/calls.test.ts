import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getAudio } from '@/storage/calls/audio';
import {
  countCalls,
  deleteCall,
  getCall,
  listCalls,
  prepareSearch,
  renameCall,
  setCallLanguage,
} from '@/storage/calls/calls';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { audioCall, typedCall } from '../../helpers/stored-calls';

const typed = (text: string, title?: string) => typedCall(text, { ...(title && { title }) });

const upload = (file: Blob, captions?: { name: string; text: string }) =>
  audioCall({ file, fileName: 'Cuộc gọi.m4a', title: 'Cuộc gọi', language: '', ...(captions && { captions }) });

beforeEach(freshDatabase);

describe('createAudioCall', () => {
  it('keeps the bytes, the captions and one transcription job', async () => {
    const bytes = new Uint8Array(70_000).map((_, index) => index % 251);
    const id = await upload(new Blob([bytes]), { name: 'a.vtt', text: 'WEBVTT' });
    const audio = await getAudio(id);
    expect(new Uint8Array((await audio?.blob.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
    expect(audio).toMatchObject({ name: 'Cuộc gọi.m4a', mime: 'audio/mp4', captions: { name: 'a.vtt' } });
    expect(await getCall(id)).toMatchObject({ source: 'upload', audio: { bytes: 70_000, mime: 'audio/mp4' } });
    expect(await db.jobs.toArray()).toMatchObject([{ callId: id, kind: 'transcribe', state: 'queued', attempts: 0 }]);
  });

  it('refuses an empty file and keeps nothing', async () => {
    await expect(upload(new Blob([]))).rejects.toMatchObject({ failure: { kind: 'unreadable-file' } });
    expect(await countCalls()).toBe(0);
  });

  it('refuses a file that was stored short, and keeps nothing of it', async () => {
    const file = new Blob(['12345678']);
    const shrunk = new Proxy(new Blob(['123'], { type: 'audio/mp4' }), {});
    vi.spyOn(file, 'slice').mockReturnValue(new Blob(['123'], { type: shrunk.type }));
    await expect(upload(file)).rejects.toMatchObject({ failure: { kind: 'unreadable-file', detail: '3 of 8 bytes' } });
    expect(await countCalls()).toBe(0);
    expect(await db.audio.count()).toBe(0);
    expect(await db.jobs.toArray()).toEqual([]);
  });
});

describe('listCalls', () => {
  it('finds titles and transcripts without regard to case, diacritics and normal form', async () => {
    const first = await typed('A: Đơn hàng của anh đã giao.', 'Gọi lần một');
    await typed('A: Cước tháng này.', 'Hoá đơn');
    await typed('A: Something else.', 'English');
    const titles = async (search: string) =>
      (await listCalls({ search, limit: 10, offset: 0 })).calls.map((call) => call.title).sort();
    expect(await titles('don hang')).toEqual(['Gọi lần một']);
    expect(await titles('ĐƠN')).toEqual(['Gọi lần một', 'Hoá đơn']);
    expect(await titles('hóa đơn'.normalize('NFD'))).toEqual(['Hoá đơn']);
    expect(await titles('khong co')).toEqual([]);
    await renameCall(first, 'Khiếu nại');
    expect(await titles('khieu nai giao')).toEqual(['Khiếu nại']);
    await saveTranscriptText(first, 'A: Trả sau.');
    expect(await titles('giao')).toEqual([]);
    expect(await titles('tra sau')).toEqual(['Khiếu nại']);
    await deleteCall(first);
    expect(await titles('tra sau')).toEqual([]);
  });

  it('finds the same whether or not the search was prepared, and numbers by any of their digits', async () => {
    await typed('A: Số của anh là 0901234567.', 'Một');
    await prepareSearch();
    await typed('A: Không có số.', 'Hai');
    const find = async (search: string) =>
      (await listCalls({ search, limit: 10, offset: 0 })).calls.map((c) => c.title);
    expect(await find('4567')).toEqual(['Một']);
    expect(await find('hai')).toEqual(['Hai']);
    expect(await find('ố')).toEqual([]);
  });

  it('pages newest first with the total', async () => {
    await db.calls.bulkAdd(
      Array.from({ length: 25 }, (_, n) => callRow({ id: `c${n}`, title: `Call ${n}`, createdAt: n })),
    );
    const { calls, total } = await listCalls({ search: '', limit: 3, offset: 2 });
    expect(total).toBe(25);
    expect(calls.map((call) => call.id)).toEqual(['c22', 'c21', 'c20']);
  });
});

it('counts the spoken words of a typed call and takes its first words as title', async () => {
  const id = await typed('Agent (A): xin chào anh\nCustomer (C): chào em');
  expect(await getCall(id)).toMatchObject({ words: 5, title: 'xin chào anh', source: 'typed' });
});

it('changes the language of a call', async () => {
  const id = await typed('A: hi');
  await setCallLanguage(id, 'en');
  expect((await getCall(id))?.language).toBe('en');
});

it('deletes every trace of a call', async () => {
  const id = await upload(new Blob(['abc']));
  await saveTranscriptText(id, 'A: xin chào');
  await deleteCall(id);
  // What the app knows about its keeping names the call at most.
  const kept = db.tables.filter(({ name }) => !['settings', 'changes', 'keptFacts'].includes(name));
  const counts = await Promise.all(kept.map(async (table) => [table.name, await table.count()]));
  expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
});
