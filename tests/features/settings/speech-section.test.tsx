import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelFailure } from '@/domain/models/model-failure';
import type { ModelState, StoredModel } from '@/domain/models/stored-model';
import { SpeechSection } from '@/features/settings/speech-section';
import type { WholeModel } from '@/site/models/describe-models';
import { manifestText } from '@/site/models/describe-models';
import { db, durableDb } from '@/storage/database';
import { listModels } from '@/storage/models/speech-models';
import { renderApp } from '../../helpers/render-app';
import { wantedModel } from '../../helpers/speech-model-rows';
import { madeUpModel } from '../../tools/models/made-up-model';

const HOST = 'https://models.example';
const base = madeUpModel('base', '2024-11', 1000);
const newer = madeUpModel('base', '2025-02', 1000);
const tiny = madeUpModel('tiny', '2024-11', 500);
let manifest = '';

beforeEach(async () => {
  await Promise.all([db.models.clear(), db.modelFiles.clear(), db.modelParts.clear()]);
  manifest = manifestText([tiny.listed, base.listed]);
  vi.stubGlobal('fetch', async (address: string) =>
    address === `${HOST}/manifest.json` ? new Response(manifest) : new Response('no', { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const row = (model: WholeModel, state: ModelState, change: Partial<StoredModel> = {}): StoredModel => ({
  ...wantedModel(model, HOST),
  active: state.is === 'ready',
  state,
  ...change,
});

async function open(...stored: StoredModel[]) {
  await db.models.bulkPut(stored);
  const rendered = renderApp(
    <SpeechSection address={HOST} hub={{ address: '', onChange: () => undefined, field: null }} asked={false}>
      <p>Fields</p>
    </SpeechSection>,
  );
  await screen.findByText(`From ${HOST}`);
  return rendered;
}

const item = async (title: string) => {
  const list = await screen.findByRole('list', { name: 'Speech on this device' });
  return within(within(list).getByText(title).closest('li') as HTMLElement);
};

describe('the models of a device', () => {
  it('are none at first, with what the host offers and one recommended', async () => {
    await open();
    // The device and the host answer in either order.
    await screen.findByText(/^No speech model is on this device/);
    const offers = within(screen.getByRole('list', { name: 'Models to download' }));
    expect(offers.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Download: Whisper tiny',
      'Download: Whisper base',
    ]);
    expect(offers.getAllByText('Recommended here')).toHaveLength(1);
  });

  it('on their way show how far they are, and can be stopped', async () => {
    const { user } = await open(row(base, { is: 'loading', done: 1070 }));
    const shown = await item('Whisper base');
    expect(shown.getByText(/^1\.1 kB of 2\.2 kB, 4[89]%$/)).toBeDefined();
    expect(shown.getByRole('progressbar', { name: 'Whisper base: Downloading' })).toBeDefined();
    expect(shown.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await user.click(shown.getByRole('button', { name: 'Stop: Whisper base' }));
    await waitFor(async () => expect((await listModels())[0]?.state).toEqual({ is: 'stopped', done: 1070 }));
  });

  it.each([
    ['network', /There is no network\. It goes on by itself/],
    ['retry', /The connection broke off\. It is tried again by itself/],
  ] as const)('that wait (%s) say for what', async (waitsFor, text) => {
    await open(row(base, { is: 'loading', done: 5, waitsFor }));
    expect((await item('Whisper base')).getByText(text)).toBeDefined();
  });

  it.each<[ModelFailure, RegExp]>([
    [
      { kind: 'host', file: 'a.onnx', failure: { kind: 'http', status: 404, statusText: 'Not Found' } },
      /no a\.onnx \(404\)/,
    ],
    [{ kind: 'host', file: 'a.onnx', failure: { kind: 'http', status: 500, statusText: 'Error' } }, /error 500 Error/],
    [
      { kind: 'host', file: 'a.onnx', failure: { kind: 'timeout', afterMs: 30_000 } },
      /Nothing came for 30 s while a\.onnx/,
    ],
    [
      { kind: 'host', file: 'a.onnx', failure: { kind: 'unreachable', address: HOST } },
      /No answer from https:\/\/models\.example/,
    ],
    [
      { kind: 'host', file: 'a.onnx', failure: { kind: 'unreachable', address: HOST } },
      /may be down, or it does not allow this page to read its files \(CORS\)/,
    ],
    [{ kind: 'page-instead', file: 'a.onnx' }, /web page where a\.onnx should be/],
    [{ kind: 'wrong-size', file: 'a.onnx', bytes: 1000, expected: 5000 }, /a\.onnx has 1 kB instead of 5 kB/],
    [{ kind: 'wrong-content', file: 'a.onnx' }, /its checksum differs/],
    [{ kind: 'no-room', neededBytes: 5e6, freeBytes: 1e6 }, /5 MB are needed, 1 MB are free/],
    [{ kind: 'storage-full' }, /ran full/],
    [{ kind: 'internal', detail: 'x' }, /Something went wrong: x/],
  ])('that failed (%j) say why, and can be gone on with or deleted', async (failure, text) => {
    await open(row(base, { is: 'stopped', done: 500, failure }));
    const shown = await item('Whisper base');
    expect(shown.getByText(text)).toBeDefined();
    expect(shown.getByText(/500 B of 2\.2 kB are here/)).toBeDefined();
    expect(shown.getByRole('button', { name: 'Go on: Whisper base' })).toBeDefined();
    expect(shown.getByRole('button', { name: 'Delete: Whisper base' })).toBeDefined();
  });

  it('that are whole say size, version, licence and when they were checked', async () => {
    await open(row(base, { is: 'ready', checkedAt: new Date(2026, 10, 21).getTime() }));
    const shown = await item('Whisper base');
    expect(shown.getByText('2.2 kB · version 2024-11 · licence mit · checked 21/11/2026')).toBeDefined();
    expect(shown.getByText('In use')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download: Whisper base' })).toBeNull();
  });

  it('that are damaged say so and can be fetched again, unless they came from files', async () => {
    await open(row(base, { is: 'damaged' }), row(tiny, { is: 'damaged' }, { source: '', addedAt: 2 }));
    const fetched = await item('Whisper base');
    expect(fetched.getByText(/gone or changed on this device/)).toBeDefined();
    expect(fetched.getByRole('button', { name: 'Fetch again: Whisper base' })).toBeDefined();
    expect((await item('Whisper tiny')).queryByRole('button', { name: /^Fetch again/ })).toBeNull();
  });

  it('are offered in their next version, and asked before it is fetched', async () => {
    manifest = manifestText([newer.listed]);
    const { user } = await open(row(base, { is: 'ready', checkedAt: 1 }));
    const shown = await item('Whisper base');
    expect(shown.getByText(/^Version 2025-02 is there/)).toBeDefined();
    await user.click(shown.getByRole('button', { name: 'Update: Whisper base' }));
    const consent = within(screen.getByRole('alertdialog', { name: 'Download Whisper base?' }));
    for (const fact of ['2.2 kB', 'mit', HOST]) expect(consent.getByText(fact)).toBeDefined();
    await user.click(consent.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await listModels()).toHaveLength(1);
  });

  it('are deleted after a question', async () => {
    const { user } = await open(row(base, { is: 'ready', checkedAt: 1 }));
    await user.click((await item('Whisper base')).getByRole('button', { name: 'Delete: Whisper base' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^No speech model is on this device/);
    expect(await listModels()).toEqual([]);
  });

  it('that can not be deleted say so where the reviewer looks', async () => {
    const { user } = await open(row(base, { is: 'ready', checkedAt: 1 }));
    const full = vi.spyOn(durableDb, 'transaction').mockRejectedValue(new Error('no room'));
    await user.click((await item('Whisper base')).getByRole('button', { name: 'Delete: Whisper base' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findAllByText(/^That could not be done/)).not.toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    full.mockRestore();
  });
});

describe('a list with mistakes in it', () => {
  it('says which entries were passed over, and offers the others', async () => {
    manifest = JSON.stringify({
      models: [{ id: 'whisper-x', size: 'giant' }, ...JSON.parse(manifestText([tiny.listed])).models],
    });
    await open();
    expect(screen.getByText('1 entry of the list could not be used:')).toBeDefined();
    expect(screen.getByText(/^whisper-x: its size is none of/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download: Whisper tiny' })).toBeDefined();
  });
});
