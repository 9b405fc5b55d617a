import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../tools/fixtures/fixture';
import { longWav } from '../tools/fixtures/long-audio';
import { encodeWav } from '../tools/fixtures/wav';
import { compose, RATE } from '../tools/speakers/compose';
import { mixed } from '../tools/speakers/conditions';
import { type SyntheticVoice, sayTurns } from '../tools/speakers/synthetic-voice';
import { upload } from './actions';
import { axeViolations, launchBrowser, takePictures, visit } from './harness';
import { CAPTIONS } from './texts';

const LOW: SyntheticVoice = { hertz: 110, formants: 1 };
const HIGH: SyntheticVoice = { hertz: 210, formants: 1.18 };
const TURNS = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const sides = (page: Page): Promise<string> =>
  page
    .locator('[data-turn]')
    .evaluateAll((turns) => turns.map((turn) => (turn.classList.contains('transcript-customer') ? 'C' : 'A')).join(''));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const captions = (name: string, text: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
const nameless = CAPTIONS.replaceAll(/<v \w+>/g, '');

function stamp(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

/** A call on one channel with captions; the label stands before each. */
function monoCall(name: string, voices: [SyntheticVoice, SyntheticVoice], label = '') {
  const call = compose(sayTurns(voices, TURNS));
  const cues = call.turns.map(
    ({ start, end }, index) => `${stamp(start)} --> ${stamp(end)}\n${label}Câu số ${index + 1} của cuộc gọi`,
  );
  return [
    { name: `${name}.wav`, mimeType: 'audio/wav', buffer: encodeWav([mixed(...call.voices)], RATE) },
    captions(`${name}.vtt`, `WEBVTT\n\n${cues.join('\n\n')}\n`),
  ];
}

describe('captions that name no speakers', () => {
  it('of a call on two channels get the right speaker on every turn, and the Speaker tab its JSON', async () => {
    const { page, context, errors } = await visit(browser);
    await upload(page, [fixture('call.wav'), captions('call.vtt', nameless)]);
    await page.getByText('Speakers by the two channels of the recording.').waitFor();
    await expect.poll(() => sides(page)).toBe('ACAC');
    await page.getByRole('tab', { name: 'Speaker' }).click();
    const code = await page.getByRole('region', { name: 'Speaker recognition JSON' }).textContent();
    const { segments } = JSON.parse(code ?? '') as { segments: { speaker: string }[] };
    const [agent, customer] = ['SPEAKER_00', 'SPEAKER_01'];
    expect(segments.map(({ speaker }) => speaker)).toEqual([agent, customer, agent, customer]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('of one voice on one channel stay with one speaker, and it is said that they are uncertain', async () => {
    const { page, context, errors } = await visit(browser);
    await upload(page, monoCall('one-voice', [LOW, LOW]));
    await page.getByText('Speakers uncertain: by their sound the voices are not two.').first().waitFor();
    await expect.poll(() => sides(page)).not.toContain('C');
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'speakers-uncertain');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('telling the speakers of a transcript apart', () => {
  it('puts wrong labels right by two voices on one channel, and can be undone', async () => {
    const { page, context, errors } = await visit(browser);
    await upload(page, monoCall('two-voices', [HIGH, LOW], '<v Agent>'));
    await button(page, 'Tell speakers apart').waitFor();
    await expect.poll(() => sides(page)).not.toBe('');
    const before = await sides(page);
    expect(before).not.toContain('C');
    await button(page, 'Tell speakers apart').click();
    await expect.poll(() => sides(page)).toBe('AC'.repeat(TURNS / 2));
    await page.getByText('Speakers by the sound of their voices', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await takePictures(page, 'speakers-told-apart');
    await button(page, 'Undo the last change').click();
    await expect.poll(() => sides(page)).toBe(before);
    await expect.poll(() => page.getByText('Speakers by the sound').count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('shows how far it is, and stops when asked to', async () => {
    const { page, context, errors } = await visit(browser);
    const long = { name: 'long.wav', mimeType: 'audio/wav', buffer: longWav(45) };
    await upload(page, [long, captions('long.vtt', CAPTIONS)]);
    await button(page, 'Tell speakers apart').click();
    const bar = page.getByRole('progressbar', { name: 'Listening to who speaks when' });
    await bar.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await button(page, 'Stop').click();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => button(page, 'Tell speakers apart').isEnabled()).toBe(true);
    await expect.poll(() => sides(page)).toBe('ACAC');
    expect(errors).toEqual([]);
    await context.close();
  });
});
