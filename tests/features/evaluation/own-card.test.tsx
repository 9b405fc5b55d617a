import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallId } from '@/domain/call';
import { changeQuestion } from '@/domain/scorecards/edit-card';
import type { Scorecard, ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { EvaluationDialog } from '@/features/evaluation/evaluation-dialog';
import { readWholeCall } from '@/storage/calls/whole-call';
import { db } from '@/storage/database';
import { draftCard, yesNo } from '../../helpers/draft-card';
import { freshDatabase } from '../../helpers/fresh-database';
import { evaluationOf } from '../../helpers/stored-calls';
import { SERVICE, scoredTypedCall } from './scored-call';

const QUESTION = 'Giải quyết?';
const LONG = 'Nói lời xin lỗi nhưng không nói khi nào khách được gọi lại và ai sẽ gọi';

/** Published; its last question is `given`. */
function card(given: Partial<ScorecardQuestion> = {}, version = 4): Scorecard {
  return { ...changeQuestion(draftCard(), 'solved', given), id: 'own:a', version, state: 'published' };
}

const withReasons = (): Partial<ScorecardQuestion> => {
  const [yes, no] = yesNo('solved', QUESTION).options;
  if (yes === undefined || no === undefined) throw new Error('no options');
  return { options: [yes, { ...no, reasons: ['Không gọi lại', LONG] }] };
};

const scored = (scorecard: Scorecard) =>
  scoredTypedCall({ kind: 'own', scorecard, items: {}, total: null, overview: '' });

async function open(callId: CallId) {
  const user = userEvent.setup();
  render(<EvaluationDialog callId={callId} service={SERVICE} cardId="solve" onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: /^Evaluation: / }));
  const answer = (label: string) =>
    user.selectOptions(dialog.getByRole('combobox', { name: `Response: ${QUESTION}` }), label);
  return { user, dialog, answer };
}

const stored = (callId: CallId) => evaluationOf(callId, SERVICE);

beforeEach(freshDatabase);

describe('an own scorecard in the evaluation dialog', () => {
  it('is fixed in its version by the first change, whatever is judged by later', async () => {
    const callId = await scored(card());
    const { user, dialog, answer } = await open(callId);
    await answer('Có');
    await waitFor(async () => expect((await stored(callId))?.scorecard).toEqual({ id: 'own:a', version: 4 }));
    const answered = { kind: 'own', scorecard: card({}, 5), items: {}, total: null, overview: '' } as const;
    const before = await db.results.get([callId, 'score', SERVICE]);
    if (before?.kind !== 'score') throw new Error('no score');
    await db.results.put({ ...before, answer: answered, revision: 2 });
    await user.type(dialog.getByRole('textbox', { name: `Notes: ${QUESTION}` }), 'rõ');
    await waitFor(async () => expect((await stored(callId))?.edits['solved']?.notes).toBe('rõ'));
    expect((await stored(callId))?.scorecard).toEqual({ id: 'own:a', version: 4 });
  });

  it('offers causes where the answer has them, keeps what is chosen, and another answer takes it away', async () => {
    const callId = await scored(card(withReasons()));
    const { user, dialog, answer } = await open(callId);
    expect(dialog.queryByRole('group', { name: `Reasons: ${QUESTION}` })).toBeNull();
    await answer('Không');
    const reasons = within(dialog.getByRole('group', { name: `Reasons: ${QUESTION}` }));
    await user.click(reasons.getByRole('checkbox', { name: LONG }));
    await user.click(reasons.getByRole('checkbox', { name: 'Không gọi lại' }));
    // In the card's order.
    const both = ['Không gọi lại', LONG];
    await waitFor(async () => expect((await stored(callId))?.edits['solved']?.reasons).toEqual(both));
    const whole = await readWholeCall(callId);
    expect(whole?.evaluations[0]?.edits['solved']).toMatchObject({ answer: 'solved-no', reasons: both });
    expect(whole?.edits.at(-1)).toMatchObject({ field: 'reasons', questionId: 'solved', value: JSON.stringify(both) });
    await user.click(reasons.getByRole('checkbox', { name: LONG }));
    await waitFor(async () => expect((await stored(callId))?.edits['solved']?.reasons).toEqual(['Không gọi lại']));
    await answer('Có');
    await waitFor(async () => expect((await stored(callId))?.edits['solved']).not.toHaveProperty('reasons'));
    expect(dialog.queryByRole('group', { name: `Reasons: ${QUESTION}` })).toBeNull();
  });

  it('asks for a note below the best answer until there is one, and saves all the same', async () => {
    const callId = await scored(card({ comment: 'on-fail' }));
    const { user, dialog, answer } = await open(callId);
    const asked = () => dialog.queryByText('The scorecard asks for a note to this answer.');
    expect(asked()).toBeNull();
    await answer('Có');
    expect(asked()).toBeNull();
    await answer('Không');
    const notes = dialog.getByRole('textbox', { name: `Notes: ${QUESTION}` });
    expect(notes.getAttribute('aria-describedby')).toBe(asked()?.id);
    await waitFor(async () => expect((await stored(callId))?.edits['solved']?.answer).toBe('solved-no'));
    await user.type(notes, 'vội');
    expect(asked()).toBeNull();
    expect(notes.getAttribute('aria-describedby')).toBeNull();
  });

  it('asks for a note to every answer where the card always does', async () => {
    const { dialog, answer } = await open(await scored(card({ comment: 'always' })));
    await answer('Có');
    expect(dialog.getByText('The scorecard asks for a note to this answer.')).toBeDefined();
  });
});
