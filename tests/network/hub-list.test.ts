import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchHubList } from '@/network/model-host';
import { type Hub, hubModel, startHub } from '../tools/models/hub';
import type { HostFault } from '../tools/models/model-host';

const all = [hubModel('tiny', 500), hubModel('base', 500), hubModel('small', 500), hubModel('turbo', 500)];
const never = new AbortController().signal;
let hub: Hub;

beforeAll(async () => {
  hub = await startHub();
});
afterAll(() => hub.close());
beforeEach(() => {
  hub.reset();
  hub.offer(...all);
});

const failureOf = (signal = never) => fetchHubList(signal, hub.url).catch(({ failure }) => failure as unknown);
const everyTree = (fault: HostFault) => {
  for (const { listed } of all) hub.front.fault(listed.folder.slice(-40), fault);
};

describe('the list of a hub', () => {
  it('is read with one question for each model, and no file is asked for', async () => {
    expect(await fetchHubList(never, hub.url)).toEqual({ models: all.map(({ listed }) => listed), problems: [] });
    expect(hub.front.requests).toHaveLength(4);
    expect(hub.front.requests.every((line) => line.startsWith('GET /api/models/onnx-community/whisper-'))).toBe(true);
    expect(hub.large.requests).toEqual([]);
  });

  it('leaves out what the hub has no longer, and what nothing here could run', async () => {
    const empty = hubModel('small', 500);
    for (const path of [...empty.contents.keys()].filter((name) => name.endsWith('.onnx'))) empty.contents.delete(path);
    hub.offer(...all.filter(({ listed }) => listed.size !== 'small'), empty);
    hub.front.fault(all[0]?.listed.folder.slice(-40) ?? '', { kind: 'status', status: 404 });
    const { models, problems } = await fetchHubList(never, hub.url);
    expect(models.map(({ size }) => size)).toEqual(['base', 'turbo']);
    expect(problems).toEqual([
      { model: 'onnx-community/whisper-tiny', what: 'not-listed' },
      { model: 'onnx-community/whisper-small', what: 'no-variant' },
    ]);
  });

  it.each<[string, HostFault, object]>([
    ['404', { kind: 'status', status: 404 }, { kind: 'host', failure: { kind: 'http', status: 404 } }],
    [
      '429 with Retry-After',
      { kind: 'status', status: 429, retryAfter: '7' },
      { kind: 'host', failure: { kind: 'http', status: 429, retryAfterMs: 7000 } },
    ],
    ['503', { kind: 'status', status: 503 }, { kind: 'host', failure: { kind: 'http', status: 503 } }],
    ['a page', { kind: 'page' }, { kind: 'not-a-manifest', page: true, hub: true }],
    ['half of it', { kind: 'short', bytes: 50 }, { kind: 'not-a-manifest', page: false, hub: true }],
    ['a cut', { kind: 'drop', bytes: 50, times: 99 }, { kind: 'host', failure: { kind: 'unreachable' } }],
  ])('fails plainly for %s', async (_, fault, failure) => {
    everyTree(fault);
    expect(await failureOf()).toMatchObject(failure);
  });

  it('of a hub that is silent ends with the question', async () => {
    everyTree({ kind: 'hold', bytes: 0 });
    const controller = new AbortController();
    const asked = failureOf(controller.signal);
    controller.abort();
    expect(await asked).toMatchObject({ kind: 'host', failure: { kind: 'cancelled' } });
  });
});
