import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TextInput } from '@/domain/provider';
import { getScoringData } from '@/network/automation';
import { createRemoteProvider } from '@/network/remote-provider';
import { createServiceContext } from '@/network/service-context';
import { ownCard } from '../helpers/own-card';
import { count } from '../services/counting';
import { type Peer, startPeer } from '../services/peer';
import { OBJECT_SHAPES, type ObjectShape } from '../services/text-shapes';
import { failureOf } from './failure-of';
import { settingsFor } from './settings';

let peer: Peer;
const TEXT = `Agent (A): (00:00:01,000 - 00:00:05,000) Dạ em chào anh, em hỗ trợ gì cho anh ạ?
Customer (C): (00:00:05,000 - 00:00:09,000) Anh muốn hủy gói, đắt quá.`;

beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.stop());
beforeEach(() => peer.reset());

function input(service = 'Sale Effective', text = TEXT): TextInput {
  return { text, turns: [], language: 'vi', service, requestId: 'job-7' };
}

/** Forms carry line ends as CR LF, whatever the text had. */
const inForm = (text: string) => text.replaceAll('\n', '\r\n');

function provider(requestId = true) {
  const { score, autoNote } = createRemoteProvider(settingsFor(peer, { requestId }));
  if (!score || !autoNote) throw new Error('the automation service is not offered');
  const signal = new AbortController().signal;
  return {
    score: (wanted = input()) => score(signal, wanted, () => undefined),
    autoNote: (wanted = input()) => autoNote(signal, wanted, () => undefined),
  };
}

const READABLE: ObjectShape[] = [
  'plain',
  'array',
  'array-with-more',
  'string',
  'fenced',
  'fenced-array-output',
  'output-object',
  'output-text',
  'text-wrapped',
  'response-text',
  'data-array',
  'message',
  'choices',
  'trailing-comma',
  'byte-order-mark',
  'thinking',
  'lines',
];

describe('the header that the automation service asks for', () => {
  const secrets = {
    automationHeader: 'X-Callmark-Key',
    automationValue: 'value-of-the-header',
    apiKey: 'key-of-speech',
  };
  const signal = new AbortController().signal;

  it('goes along to every webhook, and to nobody else', async () => {
    const settings = settingsFor(peer, { secrets, services: { summary: `${peer.url}/webhook/summarize` } });
    peer.manners.webhookKey = secrets.automationValue;
    const { score, autoNote, summarise } = createRemoteProvider(settings);
    await score?.(signal, input(), () => undefined);
    await autoNote?.(signal, input(), () => undefined);
    await summarise?.(signal, input(), () => undefined);
    await getScoringData(createServiceContext(settings), signal);
    expect(peer.log.entries.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

    const other = await startPeer();
    onTestFinished(() => other.stop());
    const elsewhere = { ...settings.services, speech: other.url, summary: other.url };
    const noKey = { ...settings.secrets, apiKey: '' };
    await createRemoteProvider({ ...settings, services: elsewhere, secrets: noKey }).summarise?.(
      ...([signal, input(), () => undefined] as const),
    );
    expect(other.log.entries.map(({ authorized }) => authorized)).toEqual([false]);
  });

  it('is never repeated in what a failure says', async () => {
    peer.fault({ kind: 'status', status: 403, body: 'X-Callmark-Key value-of-the-header is wrong', contentType: '' });
    const { score } = createRemoteProvider(settingsFor(peer, { secrets }));
    const failure = await failureOf(score?.(signal, input(), () => undefined) ?? Promise.resolve());
    expect(failure).toMatchObject({ kind: 'http', status: 403, detail: 'X-Callmark-Key ••• is wrong' });
  });

  it('is not sent while only one half of it is set', async () => {
    const { score } = createRemoteProvider(settingsFor(peer, { secrets: { automationHeader: 'X-Callmark-Key' } }));
    await score?.(signal, input(), () => undefined);
    expect(peer.log.entries[0]?.authorized).toBe(false);
  });
});

describe('scoring', () => {
  it.each([
    ['Sale Effective', '/webhook/sale-effectiveness', 'se'],
    ['M Customer Service', '/webhook/mobi-customer-service', 'customer-service'],
    ['Summary (Customer Service)', '/webhook/customer-service', 'csat'],
    ['Any other name', '/webhook/customer-service', 'csat'],
  ])('%s goes to its webhook as a form with the text', async (service, path, kind) => {
    const { answer, raw, madeBy } = await provider().score(input(service));
    expect(peer.log.entries[0]).toMatchObject({
      method: 'POST',
      path,
      fields: [
        ['text', inForm(TEXT)],
        ['request_id', 'job-7'],
      ],
      requestId: 'job-7',
      authorized: false,
    });
    expect(answer.kind).toBe(kind);
    expect(raw).toContain(`${count(TEXT).words} từ`);
    expect(madeBy).toMatchObject({ maker: 'service', name: `${peer.url}${path}` });
  });

  it('reads the levels the service gave', async () => {
    const { answer } = await provider().score(input('Summary (Customer Service)'));
    expect(answer.kind === 'csat' && answer.items.retention_level).toMatchObject({ score: 2, fromTo: '00:01-00:05' });
    expect(answer.kind === 'csat' && answer.items.abusive_level.score).toBe(5);
  });

  it('a scorecard of one’s own goes to its own webhook in the same form, and is read by its aliases', async () => {
    const card = ownCard({ path: '/webhook/customer-service' });
    const levels = [5, 4, 3, 2, 1].map((level) => ({ id: `l${level}`, label: `${level} điểm`, value: level / 5 }));
    Object.assign(card.sections[0]?.questions[0] ?? {}, { alias: 'retention_level', options: levels });
    const { answer, madeBy } = await provider().score({ ...input(card.id), scorecard: card });
    expect(peer.log.entries[0]).toMatchObject({
      path: '/webhook/customer-service',
      fields: [
        ['text', inForm(TEXT)],
        ['request_id', 'job-7'],
      ],
    });
    expect(answer).toMatchObject({ kind: 'own', scorecard: { id: card.id, version: card.version } });
    expect(answer.kind === 'own' && answer.items).toMatchObject({ greets: { option: 'l2', fromTo: '00:01-00:05' } });
    expect(answer.kind === 'own' && Object.keys(answer.items)).toEqual(['greets']);
    expect(madeBy).toMatchObject({ maker: 'service', name: `${peer.url}/webhook/customer-service` });
  });

  it('a scorecard of one’s own that names no service, or is answered with another card, is no answer', async () => {
    const unasked = await failureOf(provider().score({ ...input('own'), scorecard: ownCard() }));
    expect(unasked).toMatchObject({ kind: 'missing-model' });
    expect(peer.log.entries).toEqual([]);
    const scorecard = ownCard({ path: '/webhook/sale-effectiveness' });
    const other = await failureOf(provider().score({ ...input('own'), scorecard }));
    expect(other).toMatchObject({ kind: 'unreadable-answer' });
  });

  it('the request id can be switched off', async () => {
    await provider(false).score();
    expect(peer.log.entries[0]?.fields).toEqual([['text', inForm(TEXT)]]);
  });

  it.each(READABLE)('an answer in the shape %s is the same answer', async (shape) => {
    const plain = await provider().score();
    peer.manners.scoring = shape;
    expect((await provider().score()).answer).toEqual(plain.answer);
  });

  it('whichever webhook answers, the shape decides', async () => {
    peer.manners.scoring = 'plain';
    const { answer } = await provider().score(input('M Customer Service'));
    expect(answer.kind).toBe('customer-service');
  });

  const refused: [ObjectShape, RegExp][] = [
    ['started', /Workflow was started/],
    ['no-data', /did not return any data/],
    ['error', /LLM quota/],
    ['coded-error', /problem executing the workflow/],
    ['stream-error', /model gone/],
  ];
  it.each(refused)('an answer that is %s is unreadable and says why', async (shape, reason) => {
    peer.manners.scoring = shape;
    const failure = await failureOf(provider().score());
    expect(failure).toMatchObject({ kind: 'unreadable-answer', detail: expect.stringMatching(reason) });
    // A node that answers at once is a setting; all others failed at their work and may do better.
    expect('failed' in failure).toBe(shape !== 'started');
  });

  it('an empty answer is nobody\u2019s word', async () => {
    peer.manners.scoring = 'empty';
    expect(await failureOf(provider().score())).toEqual({ kind: 'unreadable-answer', raw: '', failed: true });
  });

  it('a page is quoted without its tags', async () => {
    peer.fault({ kind: 'html' });
    expect(await failureOf(provider().score())).toMatchObject({
      detail: '502 Bad Gateway',
      raw: expect.stringMatching(/^<!DOCTYPE/),
    });
  });

  it('every shape the peer knows is in one of the two lists above', () => {
    expect([...READABLE, ...refused.map(([shape]) => shape), 'empty'].sort()).toEqual(
      Object.keys(OBJECT_SHAPES).sort(),
    );
  });

  it.each(['html', 'half-json', 'wrong-type', 'huge'] as const)(
    'an answer that is %s is unreadable, with a piece kept',
    async (kind) => {
      peer.fault({ kind });
      const failure = await failureOf(provider().score());
      expect(failure.kind).toBe('unreadable-answer');
      if (failure.kind === 'unreadable-answer') {
        expect(failure.raw.length).toBeGreaterThan(10);
        expect(failure.raw.length).toBeLessThanOrEqual(20_000);
      }
    },
  );

  it('one that breaks off in the middle says so, and that it may pass', async () => {
    peer.fault({ kind: 'half-json' });
    expect(await failureOf(provider().score())).toMatchObject({ failed: true, brokeOff: true });
  });

  it('a transcript of 2 MB arrives whole', async () => {
    const long = 'Agent (A): dạ em chào anh ạ\n'.repeat(60_000);
    await provider().score(input('Sale Effective', long));
    expect(new Map(peer.log.entries[0]?.fields).get('text')).toBe(inForm(long));
  });
});

describe('the auto note', () => {
  it.each(READABLE)('is read in the shape %s', async (shape) => {
    peer.manners.note = shape;
    const { note } = await provider().autoNote();
    expect(peer.log.entries[0]).toMatchObject({
      ...{ method: 'POST', path: '/webhook/sale-effectiveness-auto-summary', requestId: 'job-7' },
      fields: [
        ['text', inForm(TEXT)],
        ['request_id', 'job-7'],
      ],
    });
    expect(note).toMatchObject({
      classification: { category: 'Telecom', subCategory: 'Data' },
      summary: { keyInformation: [`${count(TEXT).words} từ`] },
      objections: [{ objection: 'Giá', quote: 'đắt' }],
    });
  });

  it('fails by itself when the service does', async () => {
    peer.fault({ kind: 'status', status: 503, retryAfter: '2' });
    expect(await failureOf(provider().autoNote())).toMatchObject({ kind: 'http', status: 503, retryAfterMs: 2000 });
    peer.manners.note = 'empty';
    expect((await failureOf(provider().autoNote())).kind).toBe('unreadable-answer');
  });
});

describe('the scoring data', () => {
  const get = () => getScoringData(createServiceContext(settingsFor(peer)), new AbortController().signal);

  it('is fetched with a plain GET and kept as it comes', async () => {
    expect(await get()).toEqual({ version: 1, services: ['mobi', 'csat', 'se'], generatedFor: 'peer' });
    expect(peer.log.entries[0]).toMatchObject({ method: 'GET', path: '/webhook/get-scoring-data', bytes: 0 });
  });

  it('a failure is told, for the log', async () => {
    peer.fault({ kind: 'status', status: 500, body: '{"message":"Error in workflow"}' });
    expect(await failureOf(get())).toMatchObject({ status: 500, detail: 'Error in workflow' });
  });
});
