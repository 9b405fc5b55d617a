import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallId } from '@/domain/call';
import { FactsDialog } from '@/features/facts/facts-dialog';
import { changeFacts } from '@/storage/calls/call-facts';
import { getCall } from '@/storage/calls/calls';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const heldAt = new Date(2026, 10, 16, 9, 12).getTime();
const facts = async (id: CallId) => (await getCall(id))?.facts;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function open(callIds: readonly CallId[]) {
  const onClose = vi.fn();
  const { user } = renderApp(<FactsDialog callIds={callIds} onClose={onClose} />);
  await screen.findByLabelText('Agent');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save facts' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  };
  return { user, onClose, save };
}

describe('the facts of one call', () => {
  test('are typed, and there again', async () => {
    const id = await typedCall();
    const { user, save } = await open([id]);
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Mạng chậm');
    await user.type(field('Agent'), ' Lan ');
    await user.type(field('Customer reference'), 'KH-204');
    await user.type(field('Queue'), 'VIP');
    await user.type(field('Day'), '2026-11-16');
    await user.type(field('Time'), '09:12');
    await user.type(field('New tag'), 'late{Enter}');
    // Not added, and meant all the same.
    await user.type(field('New tag'), 'angry, Late');
    await save();
    expect((await getCall(id))?.title).toBe('Mạng chậm');
    expect(await facts(id)).toEqual({
      agent: 'Lan',
      customer: 'KH-204',
      queue: 'VIP',
      tags: ['late', 'angry'],
      heldAt,
    });
  });

  test('are emptied, and nothing of them is kept', async () => {
    const id = await typedCall();
    await changeFacts([id], () => ({ agent: 'Lan', tags: ['late'], heldAt }));
    const { user, save } = await open([id]);
    expect([field('Day').value, field('Time').value]).toEqual(['2026-11-16', '09:12']);
    // Where the browser writes 11/16, it is the same day.
    const written = screen.getByText('16 November 2026');
    expect(field('Day').getAttribute('aria-describedby')).toBe(written.id);
    await user.clear(field('Agent'));
    await user.clear(field('Day'));
    await user.click(screen.getByRole('button', { name: 'Remove tag late' }));
    await save();
    expect(await facts(id)).toEqual({});
  });

  test('need a title, and a day for a time', async () => {
    const id = await typedCall();
    const { user, onClose } = await open([id]);
    await user.type(field('Time'), '09:12');
    await user.click(screen.getByRole('button', { name: 'Save facts' }));
    screen.getByText('Enter the day too.');
    expect(document.activeElement).toBe(field('Day'));
    await user.clear(field('Title'));
    await user.click(screen.getByRole('button', { name: 'Save facts' }));
    screen.getByText('A call needs a title.');
    expect(document.activeElement).toBe(field('Title'));
    expect(onClose).not.toHaveBeenCalled();
    expect(await facts(id)).toBeUndefined();
  });

  test('are asked about when the form is closed with something typed', async () => {
    const id = await typedCall();
    const { user, onClose } = await open([id]);
    await user.type(field('Agent'), 'Lan');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = screen.getByRole('alertdialog', { name: 'Save the facts?' });
    await user.click(within(question).getByRole('button', { name: 'Save facts' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(await facts(id)).toEqual({ agent: 'Lan' });
  });
});

describe('the facts of several calls', () => {
  test('that differ say so, and change only where something is typed', async () => {
    const [one, two] = [await typedCall(), await typedCall('A: Chào anh.')];
    await changeFacts([one], () => ({ agent: 'Lan', queue: 'VIP', tags: ['late'], heldAt }));
    await changeFacts([two], () => ({ agent: 'Minh', queue: 'VIP' }));
    const titles = [(await getCall(one))?.title, (await getCall(two))?.title];
    const { user, save } = await open([one, two]);
    expect(field('Agent').placeholder).toBe('Several values');
    expect(field('Queue').value).toBe('VIP');
    screen.getByText('late (some of them)');
    // Typed and taken back: as if it had not been touched.
    await user.type(field('Agent'), 'x');
    await user.clear(field('Agent'));
    await user.type(field('Customer reference'), 'KH-204');
    await user.type(field('New tag'), 'angry');
    await save();
    expect(await facts(one)).toEqual({
      ...{ agent: 'Lan', queue: 'VIP', customer: 'KH-204' },
      ...{ tags: ['late', 'angry'], heldAt },
    });
    expect(await facts(two)).toEqual({ agent: 'Minh', queue: 'VIP', customer: 'KH-204', tags: ['angry'] });
    expect([(await getCall(one))?.title, (await getCall(two))?.title]).toEqual(titles);
  });

  test('offer what was said before', async () => {
    const [one, two] = [await typedCall(), await typedCall()];
    await changeFacts([one], () => ({ agent: 'Trần Lan' }));
    await open([two]);
    await waitFor(() => {
      const offered = [...document.querySelectorAll<HTMLOptionElement>('datalist option')].map(({ value }) => value);
      expect(offered).toContain('Trần Lan');
    });
  });
});
