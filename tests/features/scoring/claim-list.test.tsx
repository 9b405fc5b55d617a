import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import type { CallId } from '@/domain/call';
import type { Claim } from '@/domain/claim';
import { turnOfClaim } from '@/domain/claim';
import { ClaimList } from '@/features/scoring/claim-list';
import { currentCallIdAtom, shownClaimAtom, transcriptModeAtom } from '@/state/session';

const claim: Claim = {
  id: 'apologises',
  kind: 'present',
  text: 'Says sorry',
  turn: 2,
  quote: "I'm sorry about that.",
  from: 0,
  to: 21,
  fromTo: '00:11-00:14',
};

it('shows a sentence with its quote, and asks the transcript to show and play its turn', async () => {
  const store = createStore();
  store.set(currentCallIdAtom, 'call' as CallId);
  store.set(transcriptModeAtom, 'edit');
  render(
    <Provider store={store}>
      <ClaimList claims={[claim, { ...claim, id: 'x', fromTo: 'None', text: 'Says so' }]} />
    </Provider>,
  );
  expect(screen.getAllByText("I'm sorry about that.")).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Show in the transcript, Turn 3: Says so' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show in the transcript, 00:11: Says sorry' }));
  expect(store.get(shownClaimAtom)).toEqual({ claim, callId: 'call' });
  expect(store.get(transcriptModeAtom)).toBe('view');
});

it('shows what was said to it and of it later behind the quote', () => {
  const later = 'the customer then: “It was not.”';
  render(<ClaimList claims={[{ ...claim, later }]} />);
  expect(screen.getByRole('listitem').textContent).toContain(`Says sorry: I'm sorry about that. (${later})`);
});

it('finds the turn of a claim where turns were added or changed since', () => {
  const said = (text: string) => ({ text });
  expect(turnOfClaim([said('a'), said('b'), said(claim.quote)], claim)).toBe(2);
  expect(turnOfClaim([said('a'), said('b'), said('c'), said(claim.quote)], claim)).toBe(3);
  expect(turnOfClaim([said('a')], claim)).toBe(-1);
});
