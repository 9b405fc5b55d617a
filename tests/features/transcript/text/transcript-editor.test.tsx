import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import type { CallId } from '@/domain/call';
import { createTranscriptDraft } from '@/features/transcript/text/draft';
import { TranscriptEditor } from '@/features/transcript/text/transcript-editor';

const area = createRef<HTMLTextAreaElement>();

test('no key is dropped between a typed call being made and its text being read back', async () => {
  const created: CallId[] = [];
  const draft = createTranscriptDraft({
    newId: () => 'made',
    create: async () => undefined,
    save: async () => 2,
    created: (callId) => created.push(callId),
    dirty: () => undefined,
    stored: () => undefined,
    failed: (error) => expect.unreachable(String(error)),
    recovered: () => undefined,
  });
  const user = userEvent.setup();
  const { rerender } = render(<TranscriptEditor area={area} draft={draft} callId={null} text="" revision={1} />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box, 'A: Dạ');
  await draft.flush();
  expect(created).toEqual(['made']);

  rerender(<TranscriptEditor area={area} draft={draft} callId="made" text={undefined} revision={1} />);
  await user.type(box, ' em');
  expect(box.value).toBe('A: Dạ em');

  rerender(<TranscriptEditor area={area} draft={draft} callId="made" text="A: Dạ" revision={1} />);
  expect(box.value).toBe('A: Dạ em');

  rerender(<TranscriptEditor area={area} draft={draft} callId="another" text={undefined} revision={1} />);
  expect(box.readOnly).toBe(true);
});

test('a large text has the direction of its first letter: the browser does not look for that of every line', () => {
  const draft = createTranscriptDraft({
    newId: () => 'made',
    create: async () => 'made',
    save: async () => 2,
    created: () => undefined,
    dirty: () => undefined,
    stored: () => undefined,
    failed: (error) => expect.unreachable(String(error)),
    recovered: () => undefined,
  });
  const shown = (callId: CallId, text: string) => (
    <TranscriptEditor area={area} draft={draft} callId={callId} text={text} revision={1} />
  );
  const { rerender } = render(shown('short', 'A: Dạ'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(box.dir).toBe('auto');
  rerender(shown('long', '1: Dạ\n'.repeat(5000)));
  expect(box.dir).toBe('ltr');
  rerender(shown('hebrew', '1: שלום\n'.repeat(5000)));
  expect(box.dir).toBe('rtl');
  rerender(shown('short again', 'A: Dạ'));
  expect(box.dir).toBe('auto');
});
