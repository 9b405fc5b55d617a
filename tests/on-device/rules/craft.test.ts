import { describe, expect, it } from 'vitest';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { sentencesOf } from '@/on-device/rules/facts/sentences';
import { judgeCsat } from '@/on-device/rules/judge/csat';
import { judgeCustomerService } from '@/on-device/rules/judge/customer-service';
import { saleOutcome } from '@/on-device/rules/judge/sale-outcome';
import { judgeSales } from '@/on-device/rules/judge/sales';
import { LEXICONS } from '@/on-device/rules/languages/lexicons';
import { readCall } from '@/on-device/rules/read-call';

function factsOf(...lines: string[]) {
  const facts = readCall(parseTranscript(lines.join('\n')), '');
  if (!facts) throw new Error('language not known');
  return facts;
}

const OPENING = [
  "A: Hello, is that Mr Poole? It's Anna from Northgate Gutters. Is now a good time?",
  'C: Yes, go on then.',
  'A: How did the gutters hold up in the storm?',
  'C: Not bad, only the corner over the garage was spilling over onto the path again.',
  'A: And are you still going up the ladder yourself?',
  'C: At my age? No, my wife has hidden it, and our son lives too far away to help us.',
  'A: Then the two visits a year would suit you. It is ninety pounds a year.',
];

describe('what an agent learns before the price', () => {
  it('counts the customer’s words and the questions, greeting and steps apart', () => {
    const { discovery } = factsOf(...OPENING, 'C: Ninety, right.', 'A: Shall I put you down for May?', 'C: Yes.').craft;
    expect(discovery.pitch).toBe(6);
    expect(discovery.questions.map(({ turn }) => turn)).toEqual([2, 4]);
    expect(discovery.listened).toBe(38);
  });

  it('makes the same refusal a different call', () => {
    const cold = [
      OPENING[0] ?? '',
      'C: Yes.',
      'A: The two visits are ninety pounds a year, a special offer.',
      'C: No thanks, not today.',
      'A: Okay. Bye now.',
      'C: Bye.',
    ];
    const warm = [
      ...OPENING,
      'C: No thanks, not today.',
      'A: No problem at all, thanks for your time. Bye.',
      'C: Bye.',
    ];
    expect(judgeSales(factsOf(...cold)).uncover_needs).toBeLessThan(40);
    expect(judgeSales(factsOf(...warm)).uncover_needs).toBeGreaterThanOrEqual(70);
    expect(judgeSales(factsOf(...warm)).make_connection).toBeGreaterThanOrEqual(70);
  });
});

describe('a refusal that is passed over', () => {
  const call = (answer: string) =>
    factsOf(
      "A: Hello, it's Rob from Sunwise. We have a special offer on windows, two thousand pounds.",
      'C: I am not interested.',
      `A: ${answer}`,
      'C: No thank you.',
      `A: ${answer}`,
      'C: I said no.',
      `A: ${answer}`,
      'C: Goodbye.',
    ).craft;
  it('presses', () => {
    expect(call('So shall I put you down for Monday? The offer ends today.').pushy).toBe(true);
  });
  it('does not where the agent gives way', () => {
    expect(call('Of course, no pressure at all, thanks for your time.').pushy).toBe(false);
  });
});

describe('how a sale ends', () => {
  it.each([
    ['a card is fetched', ['C: Go on. I’ll get my card.', 'A: Lovely. That’s gone through.', 'C: Thanks.', 'A: Bye.']],
    [
      'a step is answered',
      [
        'C: That is fair.',
        'A: So shall I book Tuesday or Thursday?',
        'C: Thursday.',
        "A: You're booked in.",
        'C: Bye.',
      ],
    ],
  ])('sold when %s', (_how, ending) => {
    expect(saleOutcome(factsOf(...OPENING, ...ending))).toBe('sold');
  });

  it('not sold by a yes to being called again', () => {
    const ending = [
      'C: I would have to ask my wife.',
      'A: Of course. Shall I ring you on Friday at ten then?',
      'C: Yes, ring on Friday.',
      'A: Thank you, bye.',
      'C: Bye.',
    ];
    expect(saleOutcome(factsOf(...OPENING, ...ending))).toBe('follow_up');
  });
});

describe('promises', () => {
  const promisesOf = (words: string) =>
    factsOf('A: Good morning, how can I help?', 'C: It is broken.', `A: ${words}`, 'C: Okay.').promises;
  it.each([
    ["I'll call you back at ten tomorrow.", { own: 1, vague: 0 }],
    ["I'll call you next month.", { own: 0, vague: 0 }],
    ["I'll call you at some point.", { own: 0, vague: 1 }],
    ['The parts arrive when they arrive.', { own: 0, vague: 0 }],
  ])('of “%s”', (words, { own, vague }) => {
    const found = promisesOf(words);
    expect(found.own).toHaveLength(own);
    expect(found.vague).toHaveLength(vague);
  });

  it('are settled by a later hour, and none made is none broken', () => {
    const judged = (...lines: string[]) =>
      judgeCustomerService(factsOf('A: Good morning.', 'C: My bill is wrong.', ...lines)).giuloihua_trungthuc;
    const asks = "A: I'll look into it at some point.";
    expect(judged(asks, 'C: When?', 'A: Soon.', 'C: Fine.')).toBe('not_met');
    expect(judged(asks, 'C: When?', "A: I'll call you at three o'clock today.", 'C: Fine.')).toBe('met');
    expect(judged('A: The bill is right.', 'C: Is it?', 'A: It is.', 'C: Fine.')).toBe('met');
  });
});

describe('what others said before', () => {
  const levelOf = (words: string) =>
    judgeCsat(factsOf('A: Good morning, how can I help?', `C: ${words}`, 'A: I am sorry.', 'C: Right.', 'A: Bye.'))
      .broken_promises_level;
  it.each([
    ['Your driver said the box was in the shed.', 5],
    ['The engineer never turned up.', 2],
    ['I would like to change my address, please.', 5],
  ])('“%s” is %i', (words, level) => {
    expect(levelOf(words)).toBe(level);
  });
});

describe('sentences without punctuation', () => {
  it.each([
    ['en', 'okay so that is fifteen and are you still on the old plan', 1],
    ['en', "the paper's free sure what did the mistake cost you", 1],
    ['en', 'i know what it is and will do yep', 0],
    ['vi', 'dạ em hiểu nha cô xài một ngày chừng mấy bình cô', 1],
    ['vi', 'dạ học bên em mê lắm không có nghỉ đâu chị', 0],
  ] as const)('in %s: %s', (language, text, questions) => {
    expect(sentencesOf(text, LEXICONS[language]).filter(({ question }) => question)).toHaveLength(questions);
  });
});
