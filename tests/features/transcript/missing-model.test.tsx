import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ModelState } from '@/domain/stored-model';
import { MissingModel } from '@/features/transcript/missing-model';
import { openDialogAtom } from '@/state/session';
import { db } from '@/storage/database';
import { renderApp } from '../../helpers/render-app';
import { wantedModel } from '../../helpers/speech-model-rows';
import { madeUpModel } from '../../tools/models/made-up-model';

const base = madeUpModel('base', '1', 500);

beforeEach(() => db.models.clear());

describe('a call that waits for a speech model', () => {
  it('says what can be done, and leads to the models in Settings', async () => {
    const { user, store } = renderApp(<MissingModel />);
    await screen.findByText(/get a speech model, add a caption file \(\.vtt or \.srt\)/);
    await user.click(screen.getByRole('button', { name: 'Get a speech model' }));
    expect(store.get(openDialogAtom)).toEqual({ name: 'settings', section: 'speech' });
  });

  it.each<[ModelState, RegExp]>([
    [{ is: 'loading', done: 0 }, /on its way to this device \(0 %\)/],
    [{ is: 'stopped', done: 5, failure: { kind: 'storage-full' } }, /did not get onto this device yet/],
    [{ is: 'damaged' }, /did not get onto this device yet/],
  ])('says what becomes of the model: %j', async (state, text) => {
    await db.models.put({ ...wantedModel(base, 'https://host.example'), state });
    renderApp(<MissingModel />);
    expect(await screen.findByText(text)).toBeDefined();
  });
});
