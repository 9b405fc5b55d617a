import { screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { speakerJson } from '@/features/speaker/speaker-json';
import { SpeakerPanel } from '@/features/speaker/speaker-panel';
import { currentCallIdAtom } from '@/state/session';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

const JSON_OF_SPEAKERS = [{ speaker: 'SPEAKER_00', start: 0, end: 2.5, text: 'Dạ em chào chị' }];

beforeEach(freshDatabase);

async function openCall(json?: unknown) {
  const callId = await typedCall('A: hi');
  if (json !== undefined) await db.transcripts.update(callId, { json });
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  return renderApp(<SpeakerPanel />, store);
}

test('asks for an audio file while there is nothing to show, and has nothing to save', async () => {
  await openCall();
  expect((await screen.findByRole('alert')).textContent).toBe('Vui lòng tải lên tệp âm thanh ở tab Transcriptions');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});

test('shows the stored JSON and saves it as speaker_recognition.json', async () => {
  const { user } = await openCall(JSON_OF_SPEAKERS);
  const region = await screen.findByRole('region', { name: 'Speaker recognition JSON' });
  expect(JSON.parse(region.textContent ?? '')).toEqual(JSON_OF_SPEAKERS);
  expect(screen.queryByRole('alert')).toBeNull();

  const saved: { name: string; blob: Promise<string> }[] = [];
  let last: Blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last.text() });
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved.map(({ name }) => name)).toEqual(['speaker_recognition.json']);
  expect(JSON.parse((await saved[0]?.blob) ?? '')).toEqual(JSON_OF_SPEAKERS);
  vi.restoreAllMocks();
});

test.each([
  [undefined, ''],
  [null, ''],
  [[], ''],
  [{}, ''],
  ['', ''],
  ['[]', ''],
  ['{"a":1}', '{\n  "a": 1\n}'],
  ['not json', 'not json'],
  [[{ a: 'ạ' }], '[\n  {\n    "a": "ạ"\n  }\n]'],
])('%j is shown as %j', (json, text) => {
  expect(speakerJson(json)).toBe(text);
});

test('shows who speaks how long by the times of the transcript, in words beside the picture', async () => {
  await openCall(JSON_OF_SPEAKERS);
  expect(screen.queryByRole('region', { name: 'Talk time' })).toBeNull();
  const callId = (await db.calls.toCollection().first())?.id ?? '';
  await saveTranscriptText(
    callId,
    'A: (00:00:00,000 - 00:00:06,000) Dạ\nC: (00:00:05,500 - 00:00:07,500) Ừ\nA: (00:00:12,000 - 00:00:14,000) Vâng\nC: ờ',
  );
  const region = await screen.findByRole('region', { name: 'Talk time' });
  const rows = within(region)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Agent', '8.0 s', '80%', '2', '6.0 s from 00:00'],
    ['Customer', '2.0 s', '20%', '1', '2.0 s from 00:05'],
  ]);
  within(region).getByRole('img', { name: 'Who speaks when in 00:14: agent 80%, customer 20%' });
  const listed = (name: RegExp) => within(within(region).getByRole('list', { name })).getByRole('listitem').textContent;
  expect(listed(/^1 silence, 4.5 s in all/)).toBe('4.5 s from 00:07');
  expect(listed(/^1 overlap, 0.5 s in all/)).toBe('0.5 s from 00:05');
  within(region).getByText('1 turn has no time and is not counted.');
});
