import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after } from '@/audio/playing/after';
import { speak } from '@/audio/playing/speech-playback';
import { installSpeakingPlatform, type PlatformOptions } from '../../helpers/speaking-platform';

const LINH = { name: 'Linh', lang: 'vi_VN', localService: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(text: string, options: Partial<PlatformOptions> = {}, before?: () => void) {
  const spoken = installSpeakingPlatform({ voices: [LINH], ...options });
  before?.();
  const heard: string[] = [];
  const events = {
    playing: () => heard.push('playing'),
    stalled: () => heard.push('stalled'),
    ended: () => heard.push('ended'),
    failed: () => heard.push('failed'),
  };
  const speech = { text, voice: LINH as SpeechSynthesisVoice, pitch: 0.8, rate: 1 };
  const stop = speak(speech, events, after, globalThis.speechSynthesis);
  return { spoken, heard, stop, texts: () => spoken.map((said) => said.text) };
}

describe('reading aloud', () => {
  test('goes sentence by sentence with the voice and pitch it was given', async () => {
    const { spoken, heard } = start('Dạ em chào chị. Chị cần gì ạ?');
    await vi.runAllTimersAsync();
    expect(spoken).toEqual([
      { text: 'Dạ em chào chị.', voice: 'Linh', lang: 'vi-VN', pitch: 0.8, rate: 1 },
      { text: 'Chị cần gì ạ?', voice: 'Linh', lang: 'vi-VN', pitch: 0.8, rate: 1 },
    ]);
    expect(heard).toEqual(['playing', 'playing', 'ended']);
  });

  test('keeps every utterance shorter than what makes network voices fall silent', async () => {
    const { spoken, heard, texts } = start(`${'vâng ạ '.repeat(120)}.`, { msPerLetter: 65 });
    await vi.runAllTimersAsync();
    expect(spoken.length).toBeGreaterThan(4);
    expect(Math.max(...texts().map((text) => text.length))).toBeLessThanOrEqual(200);
    expect(heard.at(-1)).toBe('ended');
    expect(heard).not.toContain('failed');
  });

  test('waits after it has silenced what another page left in the queue', async () => {
    const { texts, heard } = start('Dạ vâng.', {}, () =>
      globalThis.speechSynthesis.speak(new SpeechSynthesisUtterance('Từ trang trước.')),
    );
    await vi.runAllTimersAsync();
    expect(texts()).toEqual(['Dạ vâng.']);
    expect(heard).toEqual(['playing', 'ended']);
  });

  test('one text right after another is not dropped, whether the first was stopped or came to its end', async () => {
    const first = start('Một.');
    await vi.advanceTimersByTimeAsync(20);
    first.stop();
    const heard: string[] = [];
    const note = (word: string) => () => heard.push(word);
    const events = { playing: note('playing'), stalled: note('stalled'), ended: note('ended'), failed: note('failed') };
    const voice = LINH as SpeechSynthesisVoice;
    const say = (text: string, ended: () => void) =>
      speak({ text, voice, pitch: 1, rate: 1 }, { ...events, ended }, after, globalThis.speechSynthesis);
    const second = say('Hai.', () => {
      second();
      say('Ba.', events.ended);
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.texts()).toEqual(['Một.', 'Hai.', 'Ba.']);
    expect(heard).toEqual(['playing', 'playing', 'ended']);
  });

  test('wakes a platform that was left paused', async () => {
    const { heard } = start('Dạ vâng.', {}, () => Object.assign(globalThis.speechSynthesis, { paused: true }));
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['playing', 'ended']);
  });

  test('says an utterance again that the platform swallowed, once', async () => {
    const once = start('Dạ vâng.', { swallows: 1 });
    await vi.runAllTimersAsync();
    expect(once.heard).toEqual(['playing', 'ended']);
    const never = start('Dạ vâng.', { swallows: 9 });
    await vi.runAllTimersAsync();
    expect(never.heard).toEqual(['failed']);
  });

  test('gets through with voices that tell neither start nor end', async () => {
    const { heard, texts } = start('Một. Hai.', { tellsNothing: true, msPerLetter: 500 });
    await vi.runAllTimersAsync();
    expect(texts()).toEqual(['Một.', 'Hai.']);
    expect(heard.at(-1)).toBe('ended');
    expect(heard).not.toContain('failed');
  });

  test('a voice that falls silent is stalled, then left for the next sentence', async () => {
    const { heard, texts } = start('Một câu rất dài. Ngắn.', { silentAfterMs: 200 });
    await vi.runAllTimersAsync();
    expect(texts()).toEqual(['Một câu rất dài.', 'Ngắn.']);
    expect(heard).toEqual(['playing', 'stalled', 'playing', 'ended']);
  });

  test('stopped by us it says nothing more; stopped by another page it is over, not failed', async () => {
    const stopped = start('Một. Hai.');
    await vi.advanceTimersByTimeAsync(20);
    stopped.stop();
    await vi.runAllTimersAsync();
    expect(stopped.heard).toEqual(['playing']);
    expect(stopped.texts()).toEqual(['Một.']);

    const interrupted = start('Một. Hai.');
    await vi.advanceTimersByTimeAsync(20);
    globalThis.speechSynthesis.cancel();
    await vi.runAllTimersAsync();
    expect(interrupted.heard).toEqual(['playing', 'ended']);
  });
});
