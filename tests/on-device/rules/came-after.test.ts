import { describe, expect, it } from 'vitest';
import { type Lines, of, RINGS, saidOf, service } from '../../tools/said-of-a-call';

const facts = (said: string, words: string) =>
  of(said, 'fact')
    .split('\n')
    .filter((line) => line.includes(`${words}`));

describe('what the agent says early is told with what is said of it later', () => {
  const en = (...lines: Lines) =>
    saidOf('en', 'se', [...RINGS.en, 'C: What is in it?', 'A: The boiler and the pump, with two visits.', ...lines]);
  const vi = (...lines: Lines) =>
    saidOf('vi', 'se', [
      ...RINGS.vi,
      'C: Gói đó có gì?',
      'A: Dạ gói Nhà Vui ba trăm mê ga là hai trăm mười ngàn một tháng ạ.',
      ...lines,
    ]);

  it('the no to the offer', () => {
    const no = en('C: I see.', 'A: Shall I put you down?', "C: No, I don't want it.", 'A: Fine, goodbye.');
    expect(facts(no, 'twelve pounds')).toEqual([expect.stringContaining("later the customer: “No, I don't want it.”")]);
    const yes = en('C: I see.', 'A: Shall I put you down?', 'C: Yes, please do.', 'A: Done, goodbye.');
    expect(facts(yes, 'twelve pounds').join()).not.toContain('later the customer');
    const none = vi('C: Ừ.', 'A: Dạ chị lấy luôn nha?', 'C: Thôi chị không lấy đâu.', 'A: Dạ em chào chị ạ.');
    expect(facts(none, 'Nhà Vui')).toEqual([expect.stringContaining('về sau khách nói: “Thôi chị không lấy đâu.”')]);
  });

  it('what sounds like a no where nothing was decided, not a goodbye nor one before a yes', () => {
    const said = (...lines: Lines) =>
      facts(en(...lines, ...Array(4).fill(['A: Hm.', 'C: Right.']).flat()), 'twelve pounds').join();
    const no = "C: At the moment my husband looks after the boiler himself, he can't leave it.";
    expect(said(no)).toContain('later the customer: “At the moment');
    expect(said('C: Not for us.')).not.toContain('later the customer');
    expect(said(no, 'A: And with gas?', "C: Oh, with gas we'd have it, put us down.")).not.toContain(
      'later the customer',
    );
  });

  it('a later sum and the no to it', () => {
    const [said = ''] = facts(
      en(
        'C: That is a lot.',
        'A: The cover without visits is nine pounds a month.',
        "C: No, I don't want it.",
        'A: Fine, goodbye.',
      ),
      'We have a cover',
    );
    expect(said).toContain('later the agent: “The cover without visits is nine pounds a month.”');
    expect(said).toContain("later the customer: “No, I don't want it.”");
  });

  it('another day soon after, but no hour of something else late in the call', () => {
    const planned = (day: string, ...more: Lines) =>
      facts(
        service(
          'en',
          `A: The parcel is at the depot and goes out on ${day}.`,
          'C: Hm.',
          ...more,
          'C: Right.',
          'A: Good.',
        ),
        'at the depot',
      ).join();
    const sets = ['A: I see a van near you on the Saturday, between two and four.'];
    const talk = Array(6).fill(['C: Well.', 'A: Hm.']).flat();
    expect(planned('Friday', ...sets, ...talk)).toContain(
      'later the agent: “I see a van near you on the Saturday, between two and four.”',
    );
    expect(planned('Saturday', ...sets, ...talk)).not.toContain('later the agent');
    expect(planned('Friday', 'A: The text takes five minutes.', ...talk)).not.toContain('later the agent');
  });

  it('the price that was taken', () => {
    const taken = (price: string) =>
      en(
        `C: What is it with gas?`,
        `A: With gas it is ${price} a month.`,
        'C: That much.',
        'A: The cover with gas comes to nine pounds a month. Shall I set it up?',
        "C: Yes, I'll take it.",
        'A: Wonderful.',
        'C: When does it begin?',
        'A: As soon as the letter is with you.',
        'C: Very good.',
        'A: It comes by post.',
        'C: Right.',
        'A: Goodbye.',
      );
    expect(facts(taken('fifteen pounds'), '“With gas').join()).toContain(
      'later the agent: “The cover with gas comes to nine',
    );
    expect(facts(taken('nine pounds'), '“With gas').join()).not.toContain('later the agent: “The cover');
  });

  it('neither a sum that the same turn goes on from, one of the customer’s, nor one that it names itself', () => {
    const put = (words: string) =>
      facts(
        en(
          'C: Well.',
          'A: Hm.',
          'C: So.',
          `A: ${words}`,
          'C: Right.',
          ...Array(4).fill(['A: Hm.', 'C: Right.']).flat(),
        ),
        '“We have a cover',
      ).join();
    expect(put('With gas it is nine pounds.')).toContain('later the agent: “With gas it is nine pounds.”');
    expect(put('With gas it is nine pounds. It is ten pounds with the pump.')).not.toContain('nine pounds.”');
    expect(put('You pay nine pounds for gas.')).not.toContain('later the agent');
    expect(put('It is twelve pounds with gas.')).not.toContain('later the agent');
  });

  it('another sum that the agent names', () => {
    const lower = (sum: string) =>
      en(
        'C: That is a lot for me.',
        'A: It is.',
        'C: Well.',
        `A: The cover without visits is ${sum} a month.`,
        'C: Right.',
        'A: It is a good one.',
        'C: I will think about it.',
        'A: Fine, goodbye.',
      );
    expect(facts(lower('nine pounds'), 'twelve pounds').join()).toContain(
      'later the agent: “The cover without visits is nine pounds a month.”',
    );
    expect(facts(lower('twelve pounds'), 'We have a cover').join()).not.toContain('later the agent');
    const less = vi(
      'C: Vậy hả.',
      'A: Dạ.',
      'C: Ừ.',
      'A: Dạ gói Nhà Nhỏ thì một trăm sáu mươi ngàn ạ.',
      'C: Ừ.',
      'A: Dạ.',
      'C: Để chị coi đã.',
      'A: Dạ em chào chị ạ.',
    );
    expect(facts(less, 'Nhà Vui').join()).toContain(
      'về sau nhân viên nói: “Dạ gói Nhà Nhỏ thì một trăm sáu mươi ngàn ạ.”',
    );
  });
});

it('neither a deposit nor the year of a car is told with a sum that comes later', () => {
  const told = (words: string) =>
    facts(
      saidOf('vi', 'se', [
        ...RINGS.vi,
        'C: Xe sao em?',
        `A: ${words}`,
        'C: Ừ.',
        'A: Dạ xe bảy chỗ thì năm triệu hai ạ.',
        ...Array(5).fill(['C: Ừ.', 'A: Dạ.']).flat(),
      ]),
      words,
    ).find((line) => line.includes('lúc đầu'));
  for (const words of ['Dạ xe đời hai ngàn hai mươi ba ạ.', 'Dạ chị chuyển cọc một triệu rưỡi ạ.'])
    expect(told(words)).toContain(`(“Xe sao em?”): “${words}”`);
});

it('a plan that the customer answers with a day and the agent moves is none', () => {
  const plans = (answer: string, next: string) =>
    of(
      service('vi', 'A: Dạ chín giờ sáng thứ năm kỹ thuật gọi chị ạ.', `C: ${answer}`, `A: ${next}`, 'C: Ừ.'),
      'promise',
    );
  expect(plans('Bữa thứ năm đó chị đi đám giỗ.', 'Dạ rứa mười giờ sáng thứ sáu hí chị.')).not.toContain('thứ năm');
  expect(plans('Ừ, gọi số này nha.', 'Dạ hôm nay mới thứ ba, em ghi rồi ạ.')).toContain('thứ năm');
});

/** Enough that is known for what only is talk to be left out. */
const KNOWN: Lines = [
  'A: Your account is GN 4417, the meter is MT 90331.',
  'C: Right.',
  'A: The bill is $84.20, on the 3rd of May.',
  'C: Hm.',
];

describe('in the middle of a call figures stand in talk, too', () => {
  const told = (before: string, said: string) =>
    facts(
      service(
        'en',
        ...KNOWN,
        'A: It was $61.10 in March.',
        'C: Was it?',
        `A: ${before}`,
        `C: ${said}`,
        'A: Let me look.',
        'C: Fine.',
        'A: So I have credited $23.10 to you.',
        'C: Thanks.',
        'A: It is on the bill of the 3rd of June.',
        'C: Good.',
        'A: The reference is RX 20881.',
        'C: Right.',
      ),
      'six years',
    );

  it('what is asked for informs, what is only told does not, where questions are marked', () => {
    const said = 'We lived here for six years and never saw such a bill.';
    expect(told('I see the meter.', said)).toEqual([]);
    expect(told('What uses the water?', said)).toHaveLength(1);
  });

  it('what is taken up informs, what is only told does not, where nothing is marked', () => {
    const plain = (reply: string) =>
      facts(
        service(
          'en',
          'A: your account is gn four four one seven the meter is mt nine oh three three one',
          'C: right',
          'A: the bill is eighty four dollars twenty on the third of may',
          'C: well we lived in this house for six years and the dog too',
          `A: ${reply}`,
          ...Array(5).fill(['C: hm', 'A: so i have credited twenty three dollars to you']).flat(),
        ),
        'The customer said ',
      );
    expect(plain('let me look at the readings')).toEqual([]);
    expect(plain('six years in one house that is a long time')).toHaveLength(1);
  });

  it('a sum of the customer’s informs in a call for service, in a sale where it is taken up', () => {
    const said = 'C: I was charged forty pounds by them in the spring.';
    const talk = ['A: I see.', 'C: Hm.', 'A: Right.'];
    const known = ['A: Your account is GN 4417.', 'C: Right.', 'A: The meter is MT 90331.', 'C: Yes.'];
    const more = ['A: The bill is $84.20, on the 3rd of May.', ...Array(6).fill(['C: Hm.', 'A: Well.']).flat()];
    expect(facts(service('en', ...known, ...talk, said, ...more), 'forty pounds')).toHaveLength(1);
    const sells = (reply: string) =>
      facts(saidOf('en', 'se', [...RINGS.en, 'C: Well.', ...known, ...talk, said, reply, 'C: Yes.', ...more]), 'I was');
    expect(sells('A: We do visits, too.')).toEqual([]);
    expect(sells('A: Forty pounds is a lot.')).toHaveLength(1);
  });

  it('a span at the end informs only where it is taken up', () => {
    const ends = (reply: string) =>
      facts(
        service(
          'en',
          ...KNOWN,
          'A: The reference is RX 20881.',
          ...Array(5).fill(['C: Hm.', 'A: Well.']).flat(),
          'C: My brother lived in Leeds for six years, you know.',
          `A: ${reply}`,
        ),
        'The customer said ',
      );
    expect(ends('I see.')).toEqual([]);
    expect(ends('Six years, dear me.')).toHaveLength(1);
  });

  it('all of them are told where the call has few', () => {
    const few = service(
      'en',
      'A: I see.',
      'C: And so.',
      'A: Right.',
      'C: We lived in that house for six years, no more.',
      'A: Right.',
    );
    expect(facts(few, 'six years')).toHaveLength(1);
  });
});

it('what the customer has already is told with no later no', () => {
  const [said = ''] = facts(
    saidOf('en', 'se', [
      ...RINGS.en,
      'C: Well.',
      'A: You are on the basic plan now, you pay eight pounds a month.',
      'C: Right.',
      'A: Shall I put you down?',
      "C: No, I don't want it.",
      'A: Goodbye.',
    ]),
    'the basic plan',
  );
  expect(said).toContain('the basic plan');
  expect(said).not.toContain('later the customer');
});

it('a day with its hour is one thing, and another appointment is none of it', () => {
  const lines = ['A: Our office is open until six on Friday.', 'C: Right.', 'A: Hm.', 'C: And the boiler?', 'A: Well.'];
  const rest = [
    'C: Go on.',
    'A: The engineer comes on Tuesday at eight.',
    ...Array(4).fill(['C: Hm.', 'A: Well.']).flat(),
  ];
  const said = facts(service('en', ...lines, 'C: Yes.', 'A: I see.', ...rest), 'Our office').join();
  expect(said).not.toContain('later the agent');
});

it('the beginning of an answer that says nothing by itself has no words before it', () => {
  const said = saidOf('vi', 'customer-service', [
    'A: Dạ em chào chị, em giúp gì được ạ?',
    'C: Ừ, cái đó đó em. Hôm thứ hai chị đóng chín trăm nghìn. Mà chưa thấy ai tới lắp máy lạnh.',
    'A: Dạ em coi ạ.',
    'C: Ừ.',
    'A: Dạ em chào chị ạ.',
  ]);
  expect(said).not.toContain('null');
});

describe('a plan', () => {
  const plan = (...lines: Lines) =>
    of(
      service(
        'en',
        ...Array(6).fill(['A: Hm.', 'C: Yes.']).flat(),
        "A: I'll send the engineer to you on Tuesday.",
        ...lines,
        'C: Good.',
        'A: Fine.',
      ),
      'promise',
    );

  it('that is answered with another day falls, also after it was said again', () => {
    expect(plan('C: Make it Friday, please.', 'A: Friday, then.')).toBe('');
    expect(plan('C: Right.', 'A: So, Tuesday.', 'C: Oh, I am away on Tuesday. Friday.', 'A: Friday it is.')).toBe('');
  });

  it('stands where a day of something else is named, or a number', () => {
    expect(
      plan('C: Good.', 'A: Anything else?', 'C: My bill. I paid it on Friday.', 'A: On Friday, I see it.'),
    ).not.toBe('');
    expect(plan("C: You're the first one to help.", 'A: Our shop is shut on Friday.')).not.toBe('');
  });
});

it.each([
  ['Sorry to bother you, but my boiler has been broken since Monday.'],
  ["I'm sorry but my broadband has been down for three days and I want a refund."],
])('who begins with a sorry says why: %s', (words) => {
  const said = saidOf('en', 'customer-service', [
    'A: Hearth Care.',
    `C: ${words}`,
    'A: I see.',
    'C: Yes.',
    'A: Goodbye.',
  ]);
  expect(of(said, 'opens', 'note reason')).toContain(words.slice(0, 20));
});
