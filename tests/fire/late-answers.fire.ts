import { describe, expect, it } from 'vitest';
import { editTranscript, openDetails, results, score, transcriptBox, upload } from '../journeys/actions';
import { browser, peer, withBrowserAndPeer } from '../journeys/browser-and-peer';
import { TYPED_SALES_CALL } from '../journeys/texts';
import { scoreSales } from '../services/counting';
import { rowsOf } from '../tools/app-rows';
import { setOffline } from '../tools/worker-control';
import { enterServices, openApp, TRANSCRIPTIONS, untilDrained, WAIT } from './fire-harness';
import { toneFile } from './tone-files';

const NOTES_BY_HAND = 'Giọng bình tĩnh, nghe kỹ khách nói.';

withBrowserAndPeer();

describe('an answer that comes after the reviewer', () => {
  it('a transcription leaves the text that was typed meanwhile alone', async () => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    // One that runs: what only waits is dropped by the first typed words (D318).
    peer.fault({ fault: { kind: 'hold' }, path: TRANSCRIPTIONS, method: 'POST' });
    await upload(page, [toneFile(1)]);
    await peer.log.until(({ path, method }) => path === TRANSCRIPTIONS && method === 'POST');
    await editTranscript(page, TYPED_SALES_CALL);
    await expect.poll(async () => (await rowsOf(page, 'transcripts'))[0]?.text, WAIT).toBe(TYPED_SALES_CALL);
    peer.release();
    // The summary that came with the transcription is of what the machine heard: the human's text gets its own.
    await untilDrained(page, 4);
    const [transcript] = await rowsOf(page, 'transcripts');
    expect(transcript?.text).toBe(TYPED_SALES_CALL);
    // The machine's answer is kept beside it, and the call was scored from what the human wrote.
    expect(transcript?.raw).toContain('hertz');
    const made = await rowsOf(page, 'results');
    const scored = made.find(({ kind }) => kind === 'score');
    expect(JSON.parse(scored?.raw ?? 'null')).toEqual(scoreSales(TYPED_SALES_CALL));
    const summary = made.find(({ kind }) => kind === 'summary');
    expect(summary?.raw).toContain('Dạ em chào chị Hạnh, em là Minh');
    await expect.poll(() => transcriptBox(page).inputValue()).toBe(TYPED_SALES_CALL);
    await context.close();
  });

  it('a score takes the place of the rule check in the machine column, and of nothing the reviewer wrote', async () => {
    const context = await browser.newContext();
    const page = await openApp(context);
    await enterServices(page, peer);
    await setOffline(context, true);
    await editTranscript(page, TYPED_SALES_CALL);
    await score(page);
    await results(page).getByRole('button', { name: 'Rule check now' }).click();
    await results(page).getByText('Shown until the service answers').waitFor();
    await results(page)
      .getByText(/On this device: rule check/)
      .first()
      .waitFor();
    const dialog = await openDetails(page);
    await dialog.getByRole('textbox', { name: 'Behavioral Analysis Notes' }).fill(NOTES_BY_HAND);
    await dialog.getByRole('button', { name: 'Save Evaluation' }).click();
    await dialog.waitFor({ state: 'detached' });
    const before = await rowsOf(page, 'reviews');
    expect(JSON.stringify(before)).toContain(NOTES_BY_HAND);

    await setOffline(context, false);
    await results(page).getByText('Shown until the service answers').waitFor({ state: 'detached' });
    await untilDrained(page, 3);
    const scored = (await rowsOf(page, 'results')).find(({ kind }) => kind === 'score');
    expect(scored?.madeBy.maker).toBe('service');
    expect(JSON.parse(scored?.raw ?? 'null')).toEqual(scoreSales(TYPED_SALES_CALL));
    await expect.poll(() => rowsOf(page, 'reviews')).toEqual(before);
    const again = await openDetails(page);
    await expect
      .poll(() => again.getByRole('textbox', { name: 'Behavioral Analysis Notes' }).inputValue())
      .toBe(NOTES_BY_HAND);
    await context.close();
  });
});
