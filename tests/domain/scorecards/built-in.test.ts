import { expect, it, vi } from 'vitest';

it('built-in cards speak another language with the same ids and points; their grades are stored as specified', async () => {
  vi.resetModules();
  const { BUILT_IN, gradeIn, wordBuiltIn } = await import('@/domain/scorecards/built-in/built-in');
  const { TRANSLATED_SCORECARDS } = await import('@/domain/scorecards/built-in/translated');
  const held = BUILT_IN.csat;
  const { id, scale } = held;
  const ids = () =>
    held.sections.flatMap(({ questions }) => questions.map(({ options, ...one }) => [one.id, options.length]));
  const before = ids();
  expect(gradeIn('said', id, 'Satisfied')).toBe('Satisfied');
  wordBuiltIn('vi', TRANSLATED_SCORECARDS);
  expect([BUILT_IN.csat === held, held.language, held.title]).toEqual([true, 'vi', 'Mức độ hài lòng của khách hàng']);
  expect(ids()).toEqual(before);
  expect(held.scale.bands.map(({ from }) => from)).toEqual(scale.bands.map(({ from }) => from));
  const shown = held.scale.bands[1]?.label ?? '';
  expect(gradeIn('said', id, 'Satisfied')).toBe(shown);
  expect(gradeIn('specified', id, shown)).toBe('Satisfied');
  expect(gradeIn('said', id, 'Khá')).toBe('Khá');
  // In Vietnamese already.
  expect(BUILT_IN['customer-service'].title).toBe('Chăm sóc khách hàng');
});
