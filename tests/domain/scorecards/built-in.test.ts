import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { Report } from '@/domain/reports/make-report';
import { WHOLE_REPORT } from '@/domain/reports/report-filter';
import { CSAT } from '@/domain/scorecards/built-in/csat';
import { TRANSLATED_SCORECARDS as TRANSLATED } from '@/domain/scorecards/built-in/translated';
import { en } from '@/ui/words/en';
import { vi as vietnamese } from '@/ui/words/vi/sections';
import { callRow } from '../../helpers/call-row';
import { csatAnswer } from '../../helpers/score-answers';
import { madeBy } from '../../helpers/stored-calls';

const ENGLISH = en.capture?.services;
const VIETNAMESE = vietnamese.capture.services;

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
  expect([BUILT_IN.csat === held, held.language, held.title]).toEqual([true, 'vi', 'Mức độ hài lòng']);
  expect(ids()).toEqual(before);
  expect(held.scale.bands.map(({ from }) => from)).toEqual(scale.bands.map(({ from }) => from));
  const shown = held.scale.bands[1]?.label ?? '';
  expect(gradeIn('said', id, 'Satisfied')).toBe(shown);
  expect(gradeIn('specified', id, shown)).toBe('Satisfied');
  expect(gradeIn('said', id, 'Khá')).toBe('Khá');
  // In Vietnamese already.
  expect(BUILT_IN['customer-service'].title).toBe('Chăm sóc khách hàng');
});

it('the worker of reports speaks the language that it is asked in', async () => {
  vi.resetModules();
  const asked: ((event: { data: unknown }) => void)[] = [];
  const told: { news: string; report?: Report }[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, listen: (typeof asked)[number]) => asked.push(listen),
    postMessage: (news: (typeof told)[number]) => told.push(news),
  });
  const { freshDatabase } = await import('../../helpers/fresh-database');
  const { db } = await import('@/storage/database');
  await freshDatabase();
  await db.calls.put(callRow({ id: 'call', service: 'Summary (Customer Service)' }));
  const made = { callId: 'call', service: 'Summary (Customer Service)', raw: '', madeBy, revision: 1 };
  await db.results.put({ ...made, kind: 'score', answer: csatAnswer(5) });
  await import('@/storage/reports/report.worker');
  const order = { number: 1, language: 'vi', ask: 'report', filter: { ...WHOLE_REPORT, by: 'machine' }, refresh: true };
  for (const listen of asked) listen({ data: order });
  await vi.waitFor(() => expect(told.map(({ news }) => news)).toContain('report'));
  const report = told.find(({ news }) => news === 'report')?.report;
  expect(report?.choices.cards.map(({ title }) => title)).toEqual(['Mức độ hài lòng']);
  expect(report?.tiles.grade?.label).toBe('Rất hài lòng');
  expect(report?.agreement.questions[0]?.title).toBe('Khách hàng có khả năng tiếp tục gắn bó không?');
  vi.unstubAllGlobals();
});

it.each([
  ['vi', VIETNAMESE],
  ['en', ENGLISH],
])('a built-in card has one name in %s, on the screen, in reports and on paper', async (language, services) => {
  vi.resetModules();
  const { BUILT_IN_SCORECARDS, wordBuiltIn } = await import('@/domain/scorecards/built-in/built-in');
  const { TRANSLATED_SCORECARDS } = await import('@/domain/scorecards/built-in/translated');
  wordBuiltIn(language, TRANSLATED_SCORECARDS);
  const named = BUILT_IN_SCORECARDS.map(({ id, title }) => ({ value: id, label: title }));
  expect(named).toEqual(services);
});

it.each([
  ['vi', 'Câu trả lời cho 5,001 điểm, ngoài thang 1 đến 5: chưa chấm.'],
  ['en', 'The answer gave 5.001; the scale is 1 to 5, so it is not judged.'],
])('a built-in card writes numbers outside its scale as its sentences have them: %s', async (language, told) => {
  vi.resetModules();
  const { wordBuiltIn } = await import('@/domain/scorecards/built-in/built-in');
  const { TRANSLATED_SCORECARDS } = await import('@/domain/scorecards/built-in/translated');
  const { buildCards } = await import('@/domain/scoring/build-cards');
  wordBuiltIn(language, TRANSLATED_SCORECARDS);
  expect(buildCards(csatAnswer(5.001)).questions[0]?.outside).toBe(told);
});

it('no grade of satisfaction in Vietnamese says much where there is none', () => {
  const card = TRANSLATED.find(({ id, language }) => id === CSAT.id && language === 'vi');
  const of = (questionId: string) => card?.sections.find(({ id }) => id === questionId);
  for (const { questions } of card?.sections ?? []) {
    expect(questions[0]?.options.map(({ label }) => label)).toEqual([
      '5 – Tốt nhất',
      '4 – Tốt',
      '3 – Trung bình',
      '2 – Kém',
      '1 – Kém nhất',
    ]);
  }
  // What is counted as good is what the title names.
  const titles = ['escalation_level', 'distress_level', 'abusive_level', 'broken_promises_level'].map(of);
  expect(titles.map((section) => section?.title)).toEqual([
    'Tránh leo thang',
    'Tâm trạng khách hàng',
    'Lời lẽ đúng mực',
    'Giữ lời hứa',
  ]);
  expect(of('distress_level')?.questions[0]?.options[0]?.meaning).toBe(
    'Tốt nhất: mức 5 trên 5, thang từ 1 (bức xúc nghiêm trọng) đến 5 (không bức xúc).',
  );
});
