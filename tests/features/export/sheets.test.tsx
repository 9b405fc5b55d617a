import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agentReports } from '@/domain/exports/agent-report';
import type { ExportedCall } from '@/domain/exports/exported-call';
import type { StoredResult } from '@/domain/results';
import type { Evaluation } from '@/domain/scoring/evaluation';
import { ANY_REVISION } from '@/domain/transcript/transcript';
import { AgentSheet } from '@/features/export/agent-sheet';
import { CallSheet } from '@/features/export/call-sheet';
import { SALES } from '../../helpers/call-row';
import { exported, MOBILE, storedParts } from '../../helpers/exported';
import { ownCard } from '../../helpers/own-card';
import { customerServiceAnswer, salesAnswer } from '../../helpers/score-answers';
import { TRANSCRIPT } from '../../helpers/stored-calls';

const by = (reviewer: string, edits: Evaluation['edits']): Evaluation => ({
  ...{ callId: 'c', service: MOBILE, reviewer, updatedAt: 1, analysisNotes: '', evaluationNotes: '' },
  edits,
});
const result = (fields: object) => ({ ...storedParts().results[0], ...fields }) as StoredResult;
const sheet = (call: ExportedCall) => {
  render(<CallSheet call={call} printedAt={0} />);
  return screen.getByRole('article');
};
/** The cells of a question's row. */
const rowOf = (question: string) =>
  within(screen.getByRole('rowheader', { name: question }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the sheet of a call', () => {
  const first = exported().scores[0]?.questions[0]?.text ?? '';

  it('gives every word to whoever said it: a note answers nothing, and the machine’s are nobody else’s', () => {
    const text = sheet(
      exported({
        evaluations: [
          by('lan', { chaohoi_goiten: { answer: '0', at: 5 } }),
          by('minh', { chaohoi_goiten: { notes: 'Nghe lại', at: 6 } }),
        ],
      }),
    ).textContent;
    const [answers, , notes] = rowOf(first);
    expect(answers).toMatch(/^Machine: .*\(0\.5\)Lan: .*\(0\)$/);
    expect(notes).toBe('Machine: Chào đủ · 00:01-00:04Minh: Nghe lại');
    expect(text).toContain('Totals: Machine 0.5 · Lan 0');
    expect(text).not.toContain('Minh 0');
  });

  it('says how much a total rests on, gives no grade below half and names no machine that was not there', () => {
    const madeBy = { maker: 'human', name: '', at: 3 };
    const byEar = result({ answer: customerServiceAnswer(null), madeBy, revision: ANY_REVISION });
    const call = exported({ results: [byEar], evaluations: [by('lan', { chaohoi_goiten: { answer: '1', at: 5 } })] });
    const { textContent } = sheet(call);
    expect(textContent).toContain('10 / 10 no grade · 1 of 11 judged');
    expect(textContent).toContain('Lan 10 (1 of 11 judged)');
    expect(textContent).not.toContain('Machine');
  });

  it('says that a card does not fit, that a text was changed, and of which zone its times are', () => {
    const unfit = result({ service: SALES, answer: { ...salesAnswer(null), unfit: true } });
    const { textContent } = sheet(exported({ results: [unfit], transcript: { text: TRANSCRIPT, revision: 2 } }));
    expect(textContent).toContain('Does not fit · 0 of 7 judged');
    expect(textContent).toContain('Of an earlier text. Summary (Customer Service) fits.');
    expect(textContent).not.toContain('/ 5Does');
    expect(textContent).toContain(`time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`);
  });

  it('has each question once, also where two sections have one title', () => {
    const card = ownCard();
    const scorecard = { ...card, sections: card.sections.map((section) => ({ ...section, title: 'Part' })) };
    const answer = { kind: 'own', scorecard, items: {}, total: null, overview: '' };
    const call = exported({ results: [result({ service: card.id, answer })] });
    sheet(call);
    const asked = call.scores[0]?.questions.filter(({ place }) =>
      call.scores[0]?.sections.some((section) => section.place === place),
    );
    const questions = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(questions.filter((text) => text !== 'Part')).toEqual(asked?.map(({ text }) => text));
  });
});

describe('the sheet of an agent', () => {
  it('says what its averages are made of, and what of each call has to be known', () => {
    const half = exported({ results: [result({ answer: customerServiceAnswer(null, { chaohoi_goiten: 0.5 }) })] });
    const stale = exported({ transcript: { text: TRANSCRIPT, revision: 2 } });
    const whole = exported({});
    for (const report of agentReports([half, stale, whole])) render(<AgentSheet report={report} printedAt={0} />);
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain('of 1 call');
    expect(textContent).not.toMatch(/of [23] calls/);
    expect(textContent).toContain('1 call is left out: fewer than half of its questions are judged.');
    expect(textContent).toContain('1 call is left out: the text was changed or replaced after it was scored.');
    expect(textContent).toContain('no grade · 1 of 11 judged');
    expect(textContent).toContain('Of an earlier text.');
  });

  it('has neither an average nor a table of them where every call is left out', () => {
    const stale = exported({ transcript: { text: TRANSCRIPT, revision: 2 } });
    for (const report of agentReports([stale])) render(<AgentSheet report={report} printedAt={0} />);
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain('1 call is left out: the text was changed or replaced after it was scored.');
    expect(textContent).not.toMatch(/of 0 calls|averages are/i);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
