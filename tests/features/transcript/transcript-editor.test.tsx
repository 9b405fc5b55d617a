import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallId } from '@/domain/call';
import { createTranscriptDraft } from '@/features/transcript/draft';
import { TranscriptEditor } from '@/features/transcript/transcript-editor';

test('no key is dropped between a typed call being made and its text being read back', async () => {
  const created: CallId[] = [];
  const draft = createTranscriptDraft({
    create: async () => 'made',
    save: async () => undefined,
    created: (callId) => created.push(callId),
    dirty: () => undefined,
    failed: (error) => expect.unreachable(String(error)),
  });
  const user = userEvent.setup();
  const { rerender } = render(<TranscriptEditor draft={draft} callId={null} text="" />);
  const box = screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(box, 'A: Dạ');
  await draft.flush();
  expect(created).toEqual(['made']);

  rerender(<TranscriptEditor draft={draft} callId="made" text={undefined} />);
  await user.type(box, ' em');
  expect(box.value).toBe('A: Dạ em');

  rerender(<TranscriptEditor draft={draft} callId="made" text="A: Dạ" />);
  expect(box.value).toBe('A: Dạ em');

  rerender(<TranscriptEditor draft={draft} callId="another" text={undefined} />);
  expect(box.readOnly).toBe(true);
});
