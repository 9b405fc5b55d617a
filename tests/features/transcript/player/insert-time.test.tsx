import { afterEach, expect, test, vi } from 'vitest';
import { insertTime } from '@/features/transcript/player/insert-time';

afterEach(() => document.body.replaceChildren());

function typed(text: string, caret: number) {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = text;
  area.setSelectionRange(caret, caret);
  const heard = vi.fn();
  area.addEventListener('input', heard);
  return { area, heard };
}

test('a browser that has no way to type for us is written to, and whoever saves the text is told', () => {
  const { area, heard } = typed('A: Dạ\nC: Ừ', 9);
  insertTime(area, 3);
  expect(area.value).toBe('A: Dạ\nC: (00:00:03,000 - 00:00:03,000) Ừ');
  expect([area.selectionStart, area.selectionEnd]).toEqual([area.value.length - 1, area.value.length - 1]);
  expect(heard).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(area);
});

test('a text that can not be typed in is left alone', () => {
  const { area, heard } = typed('A: Dạ', 5);
  area.readOnly = true;
  insertTime(area, 3);
  expect([area.value, heard.mock.calls.length]).toEqual(['A: Dạ', 0]);
});
