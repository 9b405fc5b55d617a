import { expect, it } from 'vitest';
import { readSegments } from '@/domain/answers/segment-reader';

it('an answer of as many segments as fit into ten megabytes is read', () => {
  const segments = Array.from({ length: 300_000 }, (_, at) => ({ start: at, end: at + 1, text: 'a' }));
  expect(readSegments(segments)).toHaveLength(300_000);
});
