import { describe, expect, it } from 'vitest';
import { SALES_ITEMS, type ScoreAnswer } from '@/domain/scoring/score-answer';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { readCall } from '@/on-device/rules/read-call';
import { scoreByRules } from '@/on-device/rules/rules-provider';

function salesCard(...lines: string[]): ScoreAnswer & { kind: 'se' } {
  const answer = scoreByRules(readCall(parseTranscript(lines.join('\n')), ''), 'se');
  if (answer.kind !== 'se') throw new Error(answer.kind);
  return answer;
}

const notes = (card: ScoreAnswer & { kind: 'se' }) => new Set(SALES_ITEMS.map((name) => card.items[name].note));

const OFFER = [
  'A: Good morning Mrs Lane, this is Tom from Brightline. How do you use the internet at home?',
  'C: The children stream films all evening and it stops.',
  'A: Then Fibre 500 would suit you, it is $30 a month for twelve months. Shall I set it up for you?',
];

describe('the sales card of the rules', () => {
  it('gives the true reason where nothing was judged: too short, or nothing sold', () => {
    const short = salesCard(...OFFER.slice(2), 'C: Hm.');
    expect([...notes(short)]).toEqual(['Not judged: the call is too short.']);
    expect(short).not.toHaveProperty('unfit');
    expect(short).not.toHaveProperty('decision');

    const service = salesCard(
      'A: Good morning, how can I help you?',
      'C: My parcel has not come and it was due on Monday.',
      'A: I am sorry about that. What is the number on the label?',
      'C: It is PX-88213, and it is a birthday present.',
      'A: It is in the depot, it comes tomorrow before noon. Anything else?',
      'C: No, that is all, thank you.',
    );
    expect([...notes(service)]).toEqual(['Not judged: the rules see no sale in this call.']);
    expect(service).toMatchObject({ unfit: true });
  });

  it('says that one speaker is known where the other has no turn', () => {
    const alone = [...OFFER, ...OFFER].map((line) => line.replace('C: ', 'A: '));
    const reason = 'Not judged: only one speaker is known in this transcript.';
    expect([...notes(salesCard(...alone))]).toEqual([reason]);
    expect(scoreByRules(readCall(parseTranscript(alone.join('\n')), ''), 'csat')).toMatchObject({
      items: { distress_level: { note: reason } },
    });
    expect([...notes(salesCard('Em chào chị, em bên cửa hàng ạ.', 'Chị cần mua gì ạ?'))]).toEqual([
      'Không chấm: bản chép lời chỉ có lời của một người.',
    ]);
  });

  it('says what the customer decided, in the words that decided it', () => {
    const bought = salesCard(
      ...OFFER,
      'C: Yes, let’s do it, sign me up.',
      'A: Wonderful, I have put the order in.',
      'C: Thanks.',
    );
    expect(bought.decision).toMatchObject({ outcome: 'bought', referText: expect.stringContaining('sign me up') });
    expect(bought).not.toHaveProperty('unfit');

    const refused = salesCard(
      ...OFFER,
      'C: It is too expensive.',
      'A: I understand, that is a lot of money.',
      'C: No thank you, I am not interested.',
      'A: All right, goodbye.',
    );
    expect(refused.decision).toMatchObject({
      outcome: 'refused',
      referText: expect.stringContaining('not interested'),
    });

    const open = salesCard(...OFFER, 'C: I must ask my husband first.', 'A: Of course, goodbye.', 'C: Goodbye.');
    expect(open.decision).toMatchObject({ outcome: 'undecided', referText: 'I must ask my husband first.' });
  });
});
