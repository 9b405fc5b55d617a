import { describe, expect, it } from 'vitest';
import { sniffAudio } from '@/audio/files/sniff';
import { fixture } from '../../tools/fixtures/fixture';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));

describe('sniffAudio', () => {
  it.each([
    ['call.wav', 'wav'],
    ['call-gsm.wav', 'wav'],
    ['call.mp3', 'mp3'],
    ['tones-32k.mp3', 'mp3'],
    ['call.m4a', 'mp4'],
    ['call-alac.m4a', 'mp4'],
    ['call.flac', 'flac'],
  ])('tells what %s is by its content', (name, kind) => {
    expect(sniffAudio(fixture(name).buffer)).toBe(kind);
  });

  it.each([
    ['a 64-bit WAV', bytes('RF64', [0, 0, 0, 0], 'WAVE'), 'wav'],
    ['Ogg', bytes('OggS'), 'ogg'],
    ['WebM', bytes([0x1a, 0x45, 0xdf, 0xa3]), 'webm'],
    ['AIFF', bytes('FORM', [0, 0, 0, 0], 'AIFF'), 'aiff'],
    ['AMR', bytes('#!AMR\n'), 'amr'],
    ['raw AAC', bytes([0xff, 0xf1, 0x50, 0x80]), 'adts'],
    ['an MP3 with a tag in front', bytes('ID3', [3, 0]), 'mp3'],
  ])('knows %s', (_, head, kind) => {
    expect(sniffAudio(head)).toBe(kind);
  });

  it.each([
    ['text', bytes('Agent (A): xin chào')],
    ['an AVI, which is RIFF too', bytes('RIFF', [0, 0, 0, 0], 'AVI ')],
    ['a PNG picture', bytes([0x89], 'PNG\r\n')],
    ['UTF-16 text', bytes([0xff, 0xfe, 0x41, 0])],
    ['a PDF', bytes('%PDF-1.7')],
    ['zeros', new Uint8Array(64)],
    ['nothing', new Uint8Array(0)],
  ])('is not taken in by %s', (_, head) => {
    expect(sniffAudio(head)).toBeNull();
  });
});
