import { screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallId } from '@/domain/call';
import { AddedCallsDialog } from '@/features/capture/added-calls/added-calls-dialog';
import { addedCallsAtom } from '@/state/added-calls';
import { currentCallIdAtom, languageAtom, serviceAtom } from '@/state/session';
import { setAudioFacts } from '@/storage/calls/audio';
import { getCall, setCallService } from '@/storage/calls/calls';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { jobsOfCall } from '@/storage/jobs/jobs';
import { freshDatabase } from '../../../helpers/fresh-database';
import { renderApp } from '../../../helpers/render-app';
import { audioCall } from '../../../helpers/stored-calls';
import { TYPED_SALES_CALL } from '../../../journeys/texts';

beforeEach(freshDatabase);

const MOBILE = 'M Customer Service';
const call = (title: string) => audioCall({ title });
const part = (title: string) => screen.findByRole('group', { name: title });

function open(callIds: readonly CallId[]) {
  const store = createStore();
  store.set(addedCallsAtom, { callIds, phase: 'done' });
  store.set(currentCallIdAtom, callIds[0] ?? null);
  return renderApp(<AddedCallsDialog onClose={vi.fn()} />, store);
}

describe('added calls', () => {
  test('are given a scorecard, a language and an agent one by one, and the tool bar follows the one on screen', async () => {
    const [one, two] = [await call('first'), await call('second')];
    const { user, store } = open([one, two]);
    const first = within(await part('first'));
    await user.selectOptions(first.getByLabelText('Scorecard'), MOBILE);
    await user.selectOptions(first.getByLabelText('Language'), 'en');
    await user.type(first.getByLabelText('Agent'), 'Lan{Enter}');
    await waitFor(async () => {
      expect(await getCall(one)).toMatchObject({ service: MOBILE, language: 'en', facts: { agent: 'Lan' } });
    });
    expect(await getCall(two)).toMatchObject({ service: 'Sale Effective', language: 'vi' });
    expect([store.get(serviceAtom), store.get(languageAtom)]).toEqual([MOBILE, 'en']);
    const shared = within(screen.getByRole('group', { name: 'For all of them' })).getByLabelText('Scorecard');
    await waitFor(() => expect((shared as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Different ones'));
  });

  test('are given them all at once', async () => {
    const [one, two] = [await call('first'), await call('second')];
    const { user } = open([one, two]);
    const all = within(await screen.findByRole('group', { name: 'For all of them' }));
    await user.selectOptions(all.getByLabelText('Scorecard'), MOBILE);
    await user.type(all.getByLabelText('Agent'), 'Lan');
    await user.click(all.getByRole('button', { name: 'Set agent' }));
    for (const id of [one, two]) {
      await waitFor(async () => expect(await getCall(id)).toMatchObject({ service: MOBILE, facts: { agent: 'Lan' } }));
    }
  });

  test('of the same sound as an earlier one say so; both are kept, or the new one goes', async () => {
    const earlier = await call('earlier');
    const [one, two] = [await call('first'), await call('second')];
    for (const id of [earlier, one, two]) await setAudioFacts(id, { digest: 'same' });
    const { user, store } = open([one, two]);
    const first = within(await part('first'));
    await first.findByText(/^The same sound is already here as “earlier”, from /);
    await user.click(first.getByRole('button', { name: 'Drop the new one' }));
    await waitFor(async () => expect(await getCall(one)).toBeUndefined());
    expect(store.get(currentCallIdAtom)).toBe(earlier);
    const second = within(await part('second'));
    await user.click(second.getByRole('button', { name: 'Keep both' }));
    expect(second.queryByText(/already here/)).toBeNull();
    expect(await getCall(two)).toBeDefined();
    expect(await getCall(earlier)).toBeDefined();
  });

  test('with captions say that those are the transcript', async () => {
    const id = await audioCall({ title: 'told', captions: { name: 'a.vtt', text: 'WEBVTT' } });
    open([id]);
    within(await part('told')).getByText('Its captions are the transcript; no speech service is asked.');
  });

  test('in which the rules find a sale are proposed the sales card; a card of one’s own is left alone', async () => {
    const [one, two] = [await call('first'), await call('second')];
    for (const id of [one, two]) await saveTranscriptText(id, TYPED_SALES_CALL);
    await setCallService(one, MOBILE);
    await setCallService(two, 'own:card');
    const { user } = open([one, two]);
    const first = within(await part('first'));
    await first.findByText('The call looks like a sale; Sale Effectiveness is the card for it.');
    await user.click(first.getByRole('button', { name: 'Use Sale Effectiveness' }));
    await waitFor(async () => expect((await getCall(one))?.service).toBe('Sale Effective'));
    expect(await jobsOfCall(one)).toContainEqual(
      expect.objectContaining({ kind: 'score', service: 'Sale Effective', state: 'queued' }),
    );
    await waitFor(() => expect(first.queryByText(/looks like a sale/)).toBeNull());
    expect(within(await part('second')).queryByText(/looks like a sale/)).toBeNull();
  });
});
