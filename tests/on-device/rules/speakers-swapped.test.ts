import { describe, expect, it } from 'vitest';
import type { Turn } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { makeAutoNote } from '@/on-device/rules/auto-note';
import { whySwapped } from '@/on-device/rules/facts/speakers-swapped';
import { readCall } from '@/on-device/rules/read-call';
import { rulesProvider, scoreByRules } from '@/on-device/rules/rules-provider';
import { asStored } from '../../bench/rules/as-stored';
import { ownCalls } from '../../helpers/own-calls';
import { ownCard } from '../../helpers/own-card';

const swap = (turns: readonly Turn[]): Turn[] =>
  turns.map((turn) => ({ ...turn, speaker: turn.speaker === 'agent' ? 'customer' : 'agent' }));

const calls = [...ownCalls('tuning'), ...ownCalls('held-out')].map(({ id, language, transcript }) => ({
  ...{ id, language },
  turns: parseTranscript(asStored(transcript)),
}));

function factsOf(turns: readonly Turn[], language: string) {
  const facts = readCall(turns, language);
  if (facts === null) throw new Error('the rules know its language');
  return facts;
}

/** They hold too few words that only one side says, so that they are judged as they stand. */
const UNSEEN = ['en-gutters-plan-sold', 'en-rate-ends-on-the-first', 'vi-lich-gay-quy-ep'];

describe('a call whose two speakers are the wrong way round', () => {
  it.each(calls.filter(({ id }) => !UNSEEN.includes(id)))(
    'is not judged, and as it was it is: $id',
    ({ turns, language }) => {
      expect(whySwapped(factsOf(turns, language).view)).toBeNull();
      const facts = factsOf(swap(turns), language);
      const reason = whySwapped(facts.view);
      expect(reason).toMatch(/^(?:Not judged: the two speakers may be|Không chấm: hai người nói có thể).*“.+”$/su);
      for (const kind of ['customer-service', 'csat', 'se'] as const) {
        const { items, ...card } = scoreByRules(facts, kind);
        const said = Object.values(items).map(({ score, note }) => ({ score, note }));
        expect(said).toEqual(said.map(() => ({ score: null, note: reason })));
        expect(card).not.toHaveProperty('unfit');
      }
      expect(makeAutoNote(facts)).toMatchObject({ summary: { reason, agentActions: [], keyInformation: [] } });
    },
  );

  it('is not seen where too little tells', () => {
    const unseen = calls.filter(({ turns, language }) => whySwapped(factsOf(swap(turns), language).view) === null);
    expect(unseen.map(({ id }) => id).sort()).toEqual(UNSEEN);
  });

  it('has a curt agent’s polite caller on the side of the callers', () => {
    const turns = parseTranscript(
      [
        'A: yes',
        'C: Good afternoon, thank you for taking my call. I am so sorry to trouble you.',
        'A: what is it',
        'C: My name is spelt wrong on the ticket. I have done the form, I checked it twice, thank you.',
        'A: number',
        'C: Of course, it is 4471 9902. I understand you are busy, I really appreciate it.',
        'A: fine',
        'C: Wonderful, thank you so much. Is there anything else you need from me?',
        'A: no',
        'C: Thank you for your help, have a lovely day. Goodbye.',
      ].join('\n'),
    );
    expect(whySwapped(factsOf(turns, 'en').view)).toBeNull();
  });

  it.each(calls)('is not seen in the first turns of one that is as it should be: $id', ({ turns, language }) => {
    for (const some of [4, 8, 12]) expect(whySwapped(factsOf(turns.slice(0, some), language).view)).toBeNull();
  });

  it.each(calls)('is not seen where one turn of eight is the other speaker’s: $id', ({ turns, language }) => {
    const swapped = swap(turns);
    const some = turns.map((turn, at) => (at % 8 === 3 && swapped[at]) || turn);
    expect(whySwapped(factsOf(some, language).view)).toBeNull();
  });

  it('quotes what stands at the wrong side, from the call', () => {
    const turns = parseTranscript(
      [
        'C: Thank you for calling Fernway, this is Owen. How can I help you today?',
        'A: I am furious, my parcel never came and nobody called me back.',
        'C: I am so sorry about that. Could I take your order number, please?',
        'A: It is 4471. This is the third time you promised, it is ridiculous.',
        'C: Bear with me a moment while I check. I have sent it again, you will have it tomorrow by noon.',
        'A: I want to speak to a manager.',
        'C: Of course, I will put you through. Is there anything else I can help you with?',
      ].join('\n'),
    );
    const { view } = factsOf(turns, 'en');
    const [, quote = ''] = /“([^”]+)”/.exec(whySwapped(view) ?? '') ?? [];
    expect(quote).toBe('Thank you for calling Fernway, this is Owen.');
    expect(whySwapped(factsOf(swap(turns), 'en').view)).toBeNull();
  });

  it('is not judged on a scorecard of one’s own either', async () => {
    const [call] = calls;
    if (call === undefined) throw new Error('there are labelled calls');
    const turns = swap(call.turns);
    const input = { turns, language: call.language, service: 'own', text: '', requestId: '1' };
    const { answer } = await rulesProvider.score(new AbortController().signal, { ...input, scorecard: ownCard() });
    expect(answer).toMatchObject({ overview: whySwapped(factsOf(turns, call.language).view) });
  });
});
