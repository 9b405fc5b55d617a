import { describe, expect, it } from 'vitest';
import { listSamples, type Sample, sampleAudio, sampleText } from '@/network/samples';

const signal = new AbortController().signal;
const answers = (bodies: Record<string, string | Response>) =>
  (async (address: string) => {
    const body = bodies[address] ?? new Response('', { status: 404, statusText: 'Not Found' });
    return typeof body === 'string' ? new Response(body) : body;
  }) as unknown as typeof fetch;

const AUDIO: Sample = {
  id: 'a',
  name: 'Call',
  kind: 'audio',
  language: 'vi',
  service: 'Sale Effective',
  audio: 'a.mp3',
  captions: 'a.vtt',
};

describe('the built-in samples', () => {
  it('are listed without what can not be used', async () => {
    const rows = [
      AUDIO,
      { ...AUDIO, id: 't', kind: 'text', text: 'A: hi' },
      { id: 'x', name: 'Text' },
      { id: 'y', name: 'Call' },
    ];
    const found = await listSamples(signal, answers({ 'samples/samples.json': JSON.stringify([...rows, null, 7]) }));
    expect(found).toEqual([AUDIO, { ...AUDIO, id: 't', kind: 'text', text: 'A: hi' }]);
  });

  it.each([
    ['Text: khiếu nại', undefined, 'text'],
    ['Auto note', 'video', 'text'],
    ['Bán gói SM120', undefined, 'audio'],
    ['Text with a sound', 'audio', 'audio'],
    ['Context', 'text', 'text'],
  ])('%s of kind %s is %s: where the kind is missing the name decides', async (name, kind, expected) => {
    const row = { ...AUDIO, name, kind, text: 'A: hi' };
    const [sample] = await listSamples(signal, answers({ 'samples/samples.json': JSON.stringify([row]) }));
    expect(sample?.kind).toBe(expected);
  });

  it.each([
    ['vi-VN', 'vi'],
    ['English', 'en'],
    ['_nonsense_', ''],
    ['x', ''],
  ])('written in %j are of the language "%s"', async (language, code) => {
    const rows = JSON.stringify([{ ...AUDIO, language }]);
    const [sample] = await listSamples(signal, answers({ 'samples/samples.json': rows }));
    expect(sample?.language).toBe(code);
  });

  it.each(['{}', 'no json', ''])('a list of %j is an unreadable answer', async (body) => {
    await expect(
      listSamples(signal, answers({ 'samples/samples.json': body || new Response('') })),
    ).rejects.toMatchObject({
      failure: { kind: 'unreadable-answer' },
    });
  });

  it('a missing list says its status', async () => {
    await expect(listSamples(signal, answers({}))).rejects.toMatchObject({ failure: { kind: 'http', status: 404 } });
  });

  it('a list that can not be reached is a failure, not an exception', async () => {
    const down = (() => Promise.reject(new TypeError('Failed to fetch'))) as unknown as typeof fetch;
    await expect(listSamples(signal, down)).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('a text sample is its file, or the text itself', async () => {
    const text: Sample = { ...AUDIO, kind: 'text', text: 't.txt' };
    expect(await sampleText(text, signal, answers({ 'samples/t.txt': 'A: xin chào' }))).toBe('A: xin chào');
    expect(await sampleText({ ...text, text: 'A: ở đây' }, signal, answers({}))).toBe('A: ở đây');
  });

  it('an audio sample brings its captions', async () => {
    const { audio, captions } = await sampleAudio(
      AUDIO,
      signal,
      answers({ 'samples/a.mp3': 'bytes', 'samples/a.vtt': 'WEBVTT' }),
    );
    expect(audio.size).toBe(5);
    expect(captions).toEqual({ name: 'a.vtt', text: 'WEBVTT' });
  });
});
