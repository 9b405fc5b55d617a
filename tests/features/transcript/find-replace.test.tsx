import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';
import { TranscriptPanel } from '@/features/transcript/transcript-panel';
import { currentCallIdAtom } from '@/state/session';
import { storeSiteConfig } from '@/storage/browser/settings';
import { getTranscript } from '@/storage/calls/transcripts';
import { durableDb } from '@/storage/database';
import { freshDatabase } from '../../helpers/fresh-database';
import { installPopovers } from '../../helpers/popovers';
import { renderApp } from '../../helpers/render-app';
import { typedCall } from '../../helpers/stored-calls';

const TEXT = `Agent (A) [Greeting]: (00:00:01,000 - 00:00:03,000) Dạ Viet Teo xin chào
Customer (C): (00:00:03,500 - 00:00:05,500) Việt Tẹo hả em, hóa đơn của chị
Agent (A): (00:00:06,000 - 00:00:07,000) Dạ viet teo đây ạ`;

beforeAll(async () => {
  installPopovers();
  await import('@/features/transcript/turns/turns-view');
});
beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

let callId: string;
async function openCall() {
  callId = await typedCall(TEXT);
  const store = createStore();
  store.set(currentCallIdAtom, callId);
  return renderApp(<TranscriptPanel />, store);
}

async function openFinder() {
  const rendered = await openCall();
  await rendered.user.click(await screen.findByRole('button', { name: 'Find and replace' }));
  return rendered;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const result = () => within(screen.getByRole('form', { name: 'Find and replace' })).getByRole('status');
const stored = async () => (await getTranscript(callId))?.text;
const lit = () =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ classList, dataset }) => (classList.contains('transcript-lit') ? dataset['turn'] : []));

describe('names and products of the site', () => {
  it('are marked where they are written otherwise, and replaced or left in one press', async () => {
    await storeSiteConfig({ ...DEFAULT_CONFIG, vocabulary: 'Viettel, hóa đơn đỏ' });
    const { user } = await openCall();
    await screen.findByText('“Viet Teo” → Viettel (2)');
    await screen.findByText('“Việt Tẹo” → Viettel (1)');
    expect([...document.querySelectorAll('.transcript-doubtful')].map(({ textContent }) => textContent)).toEqual([
      'Viet Teo',
      'Việt Tẹo',
      'viet teo',
    ]);
    await user.click(button('“Việt Tẹo” → Viettel (1)'));
    expect(lit()).toEqual(['2']);
    await user.click(button('Leave “Việt Tẹo” as it is'));
    await waitFor(() => expect(screen.queryByText('“Việt Tẹo” → Viettel (1)')).toBeNull());
    await waitFor(() => expect(button('Replace “Viet Teo” with Viettel everywhere').disabled).toBe(false));
    await user.click(button('Replace “Viet Teo” with Viettel everywhere'));
    await screen.findByText('Replaced in 2 places');
    expect(await stored()).toBe(TEXT.replace(/viet teo/gi, 'Viettel'));
    await waitFor(() => expect(screen.queryByText(/Perhaps a name or product/)).toBeNull());
    await user.click(button('Undo the last change'));
    await waitFor(async () => expect(await stored()).toBe(TEXT));
  });
});

describe('find and replace', () => {
  it('shows the places one after the other, with and without marks, and gives the focus back', async () => {
    const { user } = await openFinder();
    expect(document.activeElement).toBe(field('Find'));
    expect(button('Replace all').disabled).toBe(true);
    await user.type(field('Find'), 'viet teo');
    await screen.findByText('3 places in 3 turns');
    await user.keyboard('{Enter}');
    expect(lit()).toEqual(['1']);
    await user.click(button('Next place'));
    expect(lit()).toEqual(['2']);
    await user.click(screen.getByRole('checkbox', { name: 'Accents count' }));
    await screen.findByText('2 places in 2 turns');
    await user.clear(field('Find'));
    await user.type(field('Find'), 'tông đài');
    await screen.findByText('Not in this transcript');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Find and replace')));
    expect(lit()).toEqual([]);
  });

  it('replaces all in one change that one press takes back; times and speakers stay', async () => {
    const { user } = await openFinder();
    const row = await durableDb.transcripts.get(callId);
    await user.type(field('Find'), 'viet teo');
    await user.type(field('Replace with'), 'Viettel');
    await screen.findByText('3 places in 3 turns');
    await waitFor(() => expect(button('Replace all').disabled).toBe(false));
    await user.click(button('Replace all'));
    await waitFor(() => expect(result().textContent).toBe('Replaced in 3 places'));
    expect(await stored()).toBe(TEXT.replace(/vi[eệ]t t[eẹ]o/gi, 'Viettel'));
    expect((await durableDb.transcripts.get(callId))?.revision).toBe((row?.revision ?? 0) + 1);
    await user.type(field('Find'), 'x');
    await waitFor(() => expect(result().textContent).toBe('Not in this transcript'));
    await user.click(button('Undo the last change'));
    await waitFor(async () => expect(await stored()).toBe(TEXT));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull());
  });

  it('leaves a keyboard in the field when the button that it pressed can’t be pressed again', async () => {
    const { user } = await openFinder();
    await user.type(field('Find'), 'viet teo');
    await waitFor(() => expect(button('Replace all').disabled).toBe(false));
    button('Replace all').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Replace all').disabled).toBe(true));
    expect(document.activeElement).toBe(field('Find'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Find and replace')));
  });
});
