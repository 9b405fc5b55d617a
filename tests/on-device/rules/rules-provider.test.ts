import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSummary } from '@/domain/answers/summary-text';
import { FailureError } from '@/domain/failure';
import type { TextInput } from '@/domain/provider';
import { buildCards } from '@/domain/scoring/build-cards';
import type { ScoredItem } from '@/domain/scoring/score-answer';
import { MOBILE_SERVICE, SALES_SERVICE, SUMMARY_SERVICE } from '@/domain/scoring/scorecard-kind';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { rulesProvider } from '@/on-device/rules/rules-provider';
import { RULES_VERSION } from '@/on-device/rules/version';
import { ANY_MACHINE_MS, growth, LINEAR } from '../../helpers/growth';
import { ownCalls } from '../../helpers/own-calls';

const signal = new AbortController().signal;
const input = (text: string, service: string, language = ''): TextInput => ({
  text,
  turns: parseTranscript(text),
  language,
  service,
  requestId: '1',
});
/** Scored on a card of the specification. */
async function score(until: AbortSignal, call: TextInput) {
  const { answer, ...rest } = await rulesProvider.score(until, call);
  if (answer.kind === 'own') throw new Error('a scorecard of one’s own');
  return { ...rest, answer };
}
const SERVICES = [SALES_SERVICE, MOBILE_SERVICE, SUMMARY_SERVICE];

describe('the rules as a provider', () => {
  it.each([
    [SALES_SERVICE, 'se'],
    [MOBILE_SERVICE, 'customer-service'],
    [SUMMARY_SERVICE, 'csat'],
    ['anything else', 'csat'],
  ])('answers %s with the card %s and says who made it', async (service, kind) => {
    const { answer, madeBy } = await score(signal, input('A: Hello there\nC: Hi, I have a question', service));
    expect(answer.kind).toBe(kind);
    expect(madeBy).toMatchObject({ maker: 'rules', name: '', version: RULES_VERSION });
  });

  it('cites exact words and a time range where the transcript has times', async () => {
    const text =
      'A: (00:00:01,000 - 00:00:04,500) Dạ em chào anh, anh tên gì ạ?\nC: (00:00:05,000 - 00:00:06,000) Anh tên Nam.\nA: (00:01:07,000 - 00:01:09,000) Dạ anh Nam cần gì ạ?\nC: (00:01:10,000 - 00:01:11,000) Hỏi cước.';
    const { answer } = await score(signal, input(text, MOBILE_SERVICE));
    const items: Record<string, ScoredItem> = answer.items;
    expect(items['chaohoi_goiten']).toMatchObject({
      score: 0.5,
      fromTo: '00:01-00:04',
      claims: expect.arrayContaining([
        expect.objectContaining({ id: 'calledByName', fromTo: '01:07-01:09', quote: 'Dạ anh Nam cần gì ạ?', turn: 2 }),
      ]),
    });
  });

  it('writes its notes in the language of the transcript, whatever was chosen', async () => {
    const { answer } = await score(
      signal,
      input('A: Good morning to you\nC: I have a question\nA: Sure, what is it?\nC: My bill', MOBILE_SERVICE, 'vi'),
    );
    expect(
      Object.values<ScoredItem>(answer.items)
        .map(({ note }) => note)
        .join(' '),
    ).not.toMatch(/[ạảấầẩẫậ]/);
  });

  it('gives a summary that the summary panel can read', async () => {
    const [call] = ownCalls('tuning');
    const { text, cut } = await rulesProvider.summarise(signal, input(call?.transcript ?? '', ''));
    const summary = parseSummary(text);
    expect(cut).toBe(false);
    expect(summary.reason).not.toBe('');
    expect(summary.agentActions.length).toBeGreaterThan(0);
    expect(summary.keyInformation.length).toBeGreaterThan(0);
  });

  it.each([...ownCalls('tuning'), ...ownCalls('held-out')].map((call) => [call.id, call] as const))(
    'quotes nothing that was not said: %s',
    async (_id, { transcript }) => {
      const words = parseTranscript(transcript).map(({ text }) => text);
      const said = (quote: string) => quote === '' || words.some((text) => text.includes(quote));
      for (const service of SERVICES) {
        const { answer } = await score(signal, input(transcript, service));
        for (const item of Object.values<ScoredItem>(answer.items))
          expect(said(item.referText), item.referText).toBe(true);
        expect(buildCards(answer).scorecard.id).toBe(service);
      }
      const { note } = await rulesProvider.autoNote(signal, input(transcript, ''));
      const quotes = [
        ...Object.values(note.claims ?? {}).flatMap((claims) => claims.map(({ quote }) => quote)),
        ...note.objections.map(({ quote }) => quote),
        ...note.saleSkills.activeRebuttal.quotes,
        ...note.saleSkills.passiveRebuttal.quotes,
      ];
      for (const quote of quotes) expect(said(quote), quote).toBe(true);
    },
  );

  it('judges the same words alike', async () => {
    const [one, two] = ownCalls('tuning');
    const before = await score(signal, input(one?.transcript ?? '', MOBILE_SERVICE));
    await score(signal, input(two?.transcript ?? '', MOBILE_SERVICE));
    const after = await score(signal, input(one?.transcript ?? '', MOBILE_SERVICE));
    expect(after.answer).toEqual(before.answer);
  });

  it('gives no number in a language it does not know, and says so', async () => {
    const { answer } = await score(
      signal,
      input('A: Bonjour\nC: Bonjour madame, je voudrais parler', SUMMARY_SERVICE, 'fr'),
    );
    for (const item of Object.values<ScoredItem>(answer.items))
      expect(item).toMatchObject({ score: null, fromTo: 'None' });
    expect(answer.overview).toMatch(/^Not judged: .* Không chấm: /);
  });

  it('leaves promotion that was made up out of the judgement', async () => {
    const lines = ['A: Dạ em chào anh, anh cần gì ạ?', 'C: Anh hỏi cước.', 'A: Dạ 90.000đ ạ.', 'C: Ừ.'];
    const promoted = [
      ...lines.slice(0, 3),
      'Hãy subscribe cho kênh Ghiền Mì Gõ Để không bỏ lỡ những video hấp dẫn',
      ...lines.slice(3),
    ];
    const plain = await rulesProvider.autoNote(signal, input(lines.join('\n'), ''));
    const noisy = await rulesProvider.autoNote(signal, input(promoted.join('\n'), ''));
    expect(noisy.note).toEqual(plain.note);
  });

  it.each([
    ['nothing to judge', signal, '', 'missing-transcript'],
    ['a cancelled job', AbortSignal.abort(), 'A: hello\nC: hi', 'cancelled'],
  ])('rejects %s', async (_name, abort, text, kind) => {
    const failure = await score(abort, input(text, SALES_SERVICE)).then(
      () => null,
      (error: unknown) => (error instanceof FailureError ? error.failure.kind : error),
    );
    expect(failure).toBe(kind);
  });

  it('survives any transcript, with scores within their cards', async () => {
    const words = fc.constantFrom(
      'dạ',
      'em chào anh',
      'tôi bực lắm',
      'một trăm nghìn',
      'hello?',
      "I'm cancelling",
      'gói KS70',
      'mai',
      '…',
      '📞',
      'không không không',
      '12 34 56',
      'promised',
      '(',
      '.*',
      'A:',
    );
    const line = fc.tuple(
      fc.constantFrom('A: ', 'C: ', 'C [Objection]: ', ''),
      fc.array(fc.oneof(words, fc.string({ maxLength: 20 })), { maxLength: 8 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...SERVICES),
        async (lines, service) => {
          const text = lines.map(([label, said]) => label + said.join(' ')).join('\n');
          if (parseTranscript(text).length === 0) return;
          const { answer } = await score(signal, input(text, service, 'vi'));
          const most = { 'customer-service': 1.5, csat: 5, se: 100 }[answer.kind];
          for (const { score: points } of Object.values<ScoredItem>(answer.items)) {
            if (points !== null) expect(points).toBeLessThanOrEqual(most);
            if (points !== null) expect(points).toBeGreaterThanOrEqual(0);
          }
          await rulesProvider.summarise(signal, input(text, service, 'en'));
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['broken words', `A: ${'em ----- '.repeat(100_000)}`],
    ['a line', `A: hứa ${'-'.repeat(1_000_000)}`],
    ['numbers', `C: ${'1 2 ba '.repeat(200_000)}`],
  ])('takes a megabyte of %s in linear time', async (_what, text) => {
    const note = (part: string) => rulesProvider.autoNote(signal, input(part, '', 'vi'));
    expect(await growth(text, note)).toBeLessThan(LINEAR);
  });

  it('takes a call with sums and days in every turn in linear time', { timeout: ANY_MACHINE_MS }, async () => {
    const said = 'A: That plan is £45 a month until the 9th.\nC: Okay, call me at 3, so £50 then.\n';
    const note = (part: string) => rulesProvider.autoNote(signal, input(part, '', 'en'));
    expect(await growth(said.repeat(1600), note)).toBeLessThan(LINEAR);
  });
});
