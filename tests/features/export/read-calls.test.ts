import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY_NAMED } from '@/domain/reviewer';
import { readMasked } from '@/features/export/read-calls';
import { saveChange } from '@/storage/calls/evaluations';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { wording } from '@/ui/wording';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { salesAnswer } from '../../helpers/score-answers';
import { scored, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

describe('a stored call as it leaves', () => {
  it('says what screens say of its score: of an earlier text, no card for it, too little for a grade', async () => {
    const id = await typedCall();
    await scored(id);
    expect((await readMasked(id, NOBODY_NAMED, null))?.scores[0]?.remarks).toEqual([]);
    await saveTranscriptText(id, `${TRANSCRIPT}\nCustomer (C): Thôi.`);
    expect((await readMasked(id, NOBODY_NAMED, null))?.scores[0]?.remarks).toEqual([wording.results.stale]);

    const service = await typedCall();
    await scored(service, { ...salesAnswer(null), unfit: true } as ReturnType<typeof salesAnswer>);
    const [unfit] = (await readMasked(service, NOBODY_NAMED, null))?.scores ?? [];
    expect(unfit?.inForce.label).toBe('Does not fit this card');
    expect(unfit?.remarks).toEqual([wording.results.fits('Summary (Customer Service)')]);

    const part = await typedCall();
    await scored(part, salesAnswer(null, { ask_for_sale: 100 }));
    expect((await readMasked(part, NOBODY_NAMED, null))?.scores[0]?.inForce).toMatchObject({
      ...{ label: 'no grade', judged: 1, asked: 7, tooFew: true },
    });
  });

  it('tells two reviewers of one name apart', async () => {
    const id = await typedCall();
    await scored(id);
    for (const reviewer of ['a', 'b']) {
      const change = { kind: 'answer', questionId: 'ask_for_sale', answer: '1' } as const;
      await saveChange(id, SALES, { change, known: null }, { reviewer });
    }
    const known = ['a', 'b'].map((one) => ({ id: one, name: 'Minh' }));
    const call = await readMasked(id, { ...NOBODY_NAMED, known }, null);
    expect(call?.scores[0]?.people.map(({ by }) => by)).toEqual(['Minh', 'Minh (2)']);
  });
});
