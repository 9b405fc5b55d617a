import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toneFile } from '../fire/tone-files';
import { count } from '../services/counting';
import { sha256 } from '../services/posted';
import { rowsOf } from '../tools/app-rows';
import { fixture } from '../tools/fixtures/fixture';
import { setOffline } from '../tools/worker-control';
import { chooseScoringType, editTranscript, results, score, upload, waitForScore } from './actions';
import { browser, peer, withBrowserAndPeer } from './browser-and-peer';
import { visit } from './harness';
import { setServices } from './set-services';
import { TYPED_SALES_CALL } from './texts';

withBrowserAndPeer();

const useServices = (page: Page) => setServices(page, { 'Automation service': peer.url, 'Speech service': peer.url });

const posted = () =>
  peer.log.entries
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path)
    .sort();

describe('with services', () => {
  it('a typed call is scored, noted and summarised by them, each once', async () => {
    const { page, context, errors } = await visit(browser);
    await useServices(page);
    await chooseScoringType(page, 'M Customer Service');
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    await results(page)
      .getByText(`${count(TYPED_SALES_CALL).turns} lượt nói`)
      .first()
      .waitFor();
    await peer.log.until(({ path, endedAt }) => path === '/v1/summarize' && endedAt !== undefined);
    await peer.log.until(({ path, endedAt }) => path.endsWith('auto-summary') && endedAt !== undefined);
    expect(posted()).toEqual([
      '/v1/summarize',
      '/webhook/mobi-customer-service',
      '/webhook/sale-effectiveness-auto-summary',
    ]);
    expect(peer.log.entries.every(({ method, requestId }) => method !== 'POST' || requestId !== undefined)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('an uploaded call is transcribed, then scored from that transcript', async () => {
    const audio = fixture('call.mp3');
    peer.register(sha256(audio.buffer), [
      { speaker: 'agent', start: 0, end: 3, text: 'Dạ em chào anh, tổng đài Sao Mai xin nghe.' },
      { speaker: 'customer', start: 3, end: 6, text: 'Anh muốn hủy gói vì đắt quá.' },
    ]);
    const { page, context } = await visit(browser);
    await useServices(page);
    await upload(page, [{ ...audio, name: 'dịch vụ.mp3' }]);
    await page.getByText('tổng đài Sao Mai xin nghe').first().waitFor();
    await waitForScore(page);
    const [entry] = peer.log.entries.filter(
      ({ method, path }) => method === 'POST' && path === '/v1/audio/transcriptions',
    );
    expect(entry?.file).toMatchObject({ part: 'file', name: 'dịch vụ.mp3', sha256: sha256(audio.buffer) });
    // The transcription brought its summary: nobody is asked for another.
    await peer.log.until(({ path, endedAt }) => path.endsWith('auto-summary') && endedAt !== undefined);
    expect(posted()).not.toContain('/v1/summarize');
    const scored = peer.log.entries.find(({ path }) => path === '/webhook/sale-effectiveness');
    expect(new Map(scored?.fields).get('text')).toContain('(00:00:03,000 - 00:00:06,000) Anh muốn hủy gói');
    await context.close();
  });

  it('a call scored while the network is off goes out when it is back, once', async () => {
    const { page, context } = await visit(browser, { worker: true });
    await useServices(page);
    await setOffline(context, true);
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await page
      .getByText(/\d+ waiting/)
      .first()
      .waitFor();
    expect(posted()).toEqual([]);
    await setOffline(context, false);
    await waitForScore(page);
    await peer.log.until(({ path, endedAt }) => path.endsWith('auto-summary') && endedAt !== undefined);
    expect(posted().filter((path) => path === '/webhook/sale-effectiveness')).toHaveLength(1);
    await context.close();
  });

  it('a failing service is tried again by itself until it answers', async () => {
    const { page, context } = await visit(browser);
    await useServices(page);
    peer.fault({
      fault: { kind: 'status', status: 503, retryAfter: '0' },
      path: '/webhook/sale-effectiveness',
      method: 'POST',
      times: 1,
    });
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await waitForScore(page);
    expect(
      peer.effects('/webhook/sale-effectiveness').filter(({ path }) => path.endsWith('effectiveness')),
    ).toHaveLength(1);
    await context.close();
  });

  it('calls refused for a key that was changed go out once another window has the right one, each once', async () => {
    const { page, context } = await visit(browser);
    await useServices(page);
    const refusal = { kind: 'status', status: 401, body: '{"detail":"Invalid API key"}' } as const;
    peer.fault({ fault: refusal, path: '/v1/audio/transcriptions', times: 0 });
    const names = [1, 2, 3];
    await upload(
      page,
      names.map((n) => toneFile(n)),
    );
    const states = async () => (await rowsOf(page, 'jobs')).map(({ kind, state }) => `${kind} ${state}`);
    await expect.poll(states).toEqual(names.map(() => 'transcribe failed'));
    peer.clearFaults();
    const other = await context.newPage();
    await other.goto('./');
    await setServices(other, { 'API key': 'the-right-one' });
    await other.getByText('3 calls that a service refused are tried again.').waitFor();
    await expect
      .poll(async () => new Set((await states()).map((state) => state.split(' ')[1])))
      .toEqual(new Set(['done']));
    const sent = peer.effects('/v1/audio/transcriptions');
    expect(sent.map(({ authorized }) => authorized)).toEqual([true, true, true]);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
    await context.close();
  });
});
