import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCard, changeQuestion } from '@/domain/scorecards/edit-card';
import { scorecardToJson } from '@/domain/scorecards/files/own-json';
import { ScorecardsDialog } from '@/features/scorecards/scorecards-dialog';
import { unsavedWorkAtom } from '@/state/session';
import { toastsAtom } from '@/state/toasts';
import { db } from '@/storage/database';
import { publishScorecard } from '@/storage/scorecards/scorecard-life';
import { createScorecard, type ScorecardKey } from '@/storage/scorecards/scorecards';
import { draftCard } from '../../helpers/draft-card';
import { holdTries } from '../../helpers/hold-tries';
import { renderApp } from '../../helpers/render-app';

beforeEach(async () => {
  await Promise.all([db.scorecards.clear(), db.evaluations.clear(), db.calls.clear()]);
});

const rowOf = ({ id, version }: ScorecardKey) => db.scorecards.get([id, version]);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

async function open(card = draftCard()) {
  const key = await createScorecard(card);
  const onClose = vi.fn();
  const rendered = renderApp(<ScorecardsDialog onClose={onClose} />);
  fireEvent.click(await screen.findByRole('button', { name: `Open: ${card.title}` }));
  await screen.findByRole('region', { name: 'Preview' });
  return { ...rendered, key, onClose };
}

describe('the list of scorecards', () => {
  it('begins an own card with a built-in one in the language it is not worded in', async () => {
    renderApp(<ScorecardsDialog onClose={vi.fn()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make a copy in English: M Customer Service' }));
    await waitFor(async () => {
      const [row] = await db.scorecards.toArray();
      expect(row).toMatchObject({ state: 'draft', card: { language: 'en' } });
      expect(row?.card.sections[0]?.title).toBe('Communication skills');
    });
  });
});

describe('a draft in the editor', () => {
  it('is stored while it is typed, and nothing may interrupt it until then', async () => {
    const { key, store } = await open();
    type('Section', 'Mở đầu mới');
    expect(store.get(unsavedWorkAtom)).toBe(true);
    await waitFor(async () => expect((await rowOf(key))?.card.sections[0]?.title).toBe('Mở đầu mới'));
    await waitFor(() => expect(store.get(unsavedWorkAtom)).toBe(false));
    press('Undo');
    await waitFor(async () => expect((await rowOf(key))?.card.sections[0]?.title).toBe('Mở đầu'));
  });

  it('shows what everything is worth of the total, live', async () => {
    await open();
    expect(screen.getByRole('button', { name: /^Mở đầu 3 questions/ }).textContent).toContain('25%');
    press('More: Weight: Mở đầu');
    expect(screen.getByRole('button', { name: /^Mở đầu 3 questions/ }).textContent).toContain('40%');
  });

  it('tells what became of a condition, and gives it back by undo', async () => {
    const { key } = await open();
    fireEvent.click(screen.getByRole('button', { name: /^1\.2/ }));
    press('Delete question');
    await screen.findByText('The condition of 1.2 is taken away: the question it asked for is gone.');
    press('Undo');
    await waitFor(async () => {
      const question = (await rowOf(key))?.card.sections[0]?.questions[2];
      expect(question?.when).toEqual({ question: 'needs', is: ['needs-yes'] });
    });
  });

  it('follows another window where nobody types here', async () => {
    const { key } = await open();
    const row = await rowOf(key);
    if (row === undefined) throw new Error('no row');
    const card = changeCard(row.card, { title: 'Từ cửa sổ khác' });
    await db.scorecards.put({ ...row, card, revision: 2, writer: 'another' });
    await screen.findByRole('heading', { name: /^Từ cửa sổ khác/ });
  });

  it('keeps what another window wrote at the same time, until one is chosen', async () => {
    const { key } = await open();
    const row = await rowOf(key);
    if (row === undefined) throw new Error('no row');
    type('Section', 'Của tôi');
    await db.scorecards.put({ ...row, card: changeCard(row.card, { title: 'Khác' }), revision: 2, writer: 'another' });
    fireEvent.click(await screen.findByRole('button', { name: 'Take the other one' }));
    await waitFor(async () => expect((await rowOf(key))?.card.title).toBe('Khác'));
    expect((await rowOf(key))?.others).toBeUndefined();
    await screen.findByRole('heading', { name: /^Khác/ });
  });

  it('that was published in another window goes on as the next version', async () => {
    const { key, store } = await open();
    type('Section', 'Muộn');
    await publishScorecard(key, 1);
    await waitFor(async () => expect((await rowOf({ ...key, version: 2 }))?.card.sections[0]?.title).toBe('Muộn'));
    expect((await rowOf(key))?.card.sections[0]?.title).toBe('Mở đầu');
    await screen.findByText('Draft · version 2');
    expect(store.get(toastsAtom)[0]?.text).toContain('kept as a draft of its own');
  });
});

const full = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

describe('a draft that is deleted', () => {
  const remove = async () => {
    press('Delete');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('while it could not be stored does not come back when the editor closes', async () => {
    const { unmount } = await open();
    // Only what deletes has room.
    full();
    type('Section', 'Không lưu được');
    await screen.findAllByText(/Not saved yet/);
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(1);
    await remove();
    await screen.findByRole('button', { name: 'New scorecard' });
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(await db.scorecards.toArray()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('and stays, because it is in use, keeps what was typed', async () => {
    const { key } = await open();
    await db.reviews.put({ callId: 'c', service: key.id, reviewer: 'r', scorecard: key } as never);
    const put = full();
    holdTries();
    type('Section', 'Không lưu được');
    await screen.findAllByText(/Not saved yet/);
    put.mockRestore();
    await remove();
    await waitFor(async () => expect((await rowOf(key))?.card.sections[0]?.title).toBe('Không lưu được'));
    await db.reviews.clear();
  });
});

describe('a draft on a full device', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });
  const typedWithoutRoom = async () => {
    const { key } = await open();
    const put = full();
    type('Section', 'Không lưu được');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/This device is full\. Not saved yet\. .* it is stored by itself\.Retry$/);
    const title = async () => (await rowOf(key))?.card.sections[0]?.title;
    return { title, makeRoom: () => put.mockRestore() };
  };

  it('is stored by itself once there is room', async () => {
    const { title, makeRoom } = await typedWithoutRoom();
    makeRoom();
    await waitFor(async () => expect(await title()).toBe('Không lưu được'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is stored at once by Retry', async () => {
    holdTries();
    const { title, makeRoom } = await typedWithoutRoom();
    makeRoom();
    press('Retry');
    await waitFor(async () => expect(await title()).toBe('Không lưu được'));
  });
});

describe('publishing', () => {
  it('says what is missing and leads there, and asks before it freezes anything', async () => {
    const { key } = await open(changeQuestion(draftCard(), 'solved', { text: '' }));
    press('Publish');
    fireEvent.click(await screen.findByRole('button', { name: '2.1: The question has no words.' }));
    type('Question', 'Giải quyết?');
    press('Publish');
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish version 1?' }));
    fireEvent.click(question.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/^Published: nothing of this version changes/);
    expect((await rowOf(key))?.card.sections[1]?.questions[0]?.text).toBe('Giải quyết?');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Section' }).disabled).toBe(true);
    press('New version');
    await screen.findByText('Draft · version 2');
    press('Compare with version 1');
    await screen.findByText('Nothing differs.');
  });

  it('refuses what no device could take in again, and leads to it', async () => {
    const { key } = await open(changeQuestion(draftCard(), 'solved', { guidance: 'Hỏi lại. '.repeat(300) }));
    press('Publish');
    const line = await screen.findByRole('button', {
      name: /^2\.1: This text is too long\. \(guidance\).*Possible: 2000\./,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.click(line);
    type('Guidance', 'Hỏi lại.');
    press('Publish');
    const question = within(await screen.findByRole('alertdialog', { name: 'Publish version 1?' }));
    fireEvent.click(question.getByRole('button', { name: 'Publish' }));
    await waitFor(async () => expect((await rowOf(key))?.state).toBe('published'));
  });

  it('is refused where it is stored too', async () => {
    const key = await createScorecard(changeQuestion(draftCard(), 'solved', { weight: 20_000 }));
    expect(await publishScorecard(key, 1)).toBe(false);
    expect((await rowOf(key))?.state).toBe('draft');
  });

  it('leaves what is in use, and says so', async () => {
    const { key, store } = await open();
    await db.results.put({ callId: 'c', kind: 'score', service: key.id } as never);
    await publishScorecard(key, 1);
    await screen.findByText(/^Published: nothing/);
    press('Delete');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(store.get(toastsAtom)[0]?.text).toContain('It stays'));
    expect(await rowOf(key)).toBeDefined();
    await db.results.clear();
  });
});

describe('files', () => {
  const choose = async (name: string, text: string) => {
    renderApp(<ScorecardsDialog onClose={() => undefined} />);
    const input = await screen.findByLabelText('Import scorecard', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File([text], name)] } });
  };

  it('come in as a draft of their own', async () => {
    await choose('card.json', scorecardToJson(draftCard()));
    await screen.findByRole('heading', { name: /^Chăm sóc 2027/ });
    const [row] = await db.scorecards.toArray();
    expect(row?.card).toEqual({ ...draftCard(), id: row?.id });
  });

  it('that are wrong say where, and nothing of them is taken in', async () => {
    const text = scorecardToJson(draftCard()).replace('"weight": 3', '"weight": "ba"');
    await choose('card.json', text);
    const line = text.slice(0, text.indexOf('"weight": "ba"')).split('\n').length;
    const told = await screen.findByText(new RegExp(`^Line ${line}, column \\d+: Here should be a number`));
    expect(told.textContent).toContain('ba');
    expect(await db.scorecards.count()).toBe(0);
  });

  it('of Amazon Connect say what was lost', async () => {
    await choose(
      'form.json',
      JSON.stringify({
        Title: 'Form',
        Items: [
          {
            Section: {
              Title: 'Opening',
              RefId: 's1',
              Weight: 100,
              Items: [
                {
                  Question: {
                    Title: 'Greets?',
                    RefId: 'q1',
                    QuestionType: 'SINGLESELECT',
                    Weight: 100,
                    QuestionTypeProperties: {
                      SingleSelect: {
                        Options: [
                          { RefId: 'o1', Text: 'Yes', Score: 10 },
                          { RefId: 'o2', Text: 'No', Score: 0 },
                        ],
                      },
                    },
                  },
                },
                { Question: { Title: 'Remarks', RefId: 'q2', QuestionType: 'TEXT' } },
              ],
            },
          },
        ],
      }),
    );
    await screen.findByText('Questions without answers to choose from: Remarks');
    press('OK');
    await screen.findByRole('heading', { name: /^Form/ });
  });
});
