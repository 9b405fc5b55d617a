import { describe, expect, it } from 'vitest';
import { isMixedContent, readAddress } from '@/domain/service-address';

describe('readAddress', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['https://speech.example', 'https://speech.example'],
    [' https://speech.example/v1/audio/ ', 'https://speech.example/v1/audio'],
    ['http://192.168.1.20:8000//', 'http://192.168.1.20:8000'],
    ['HTTP://LOCALHOST:5678', 'HTTP://LOCALHOST:5678'],
    ['http://[::1]:9000', 'http://[::1]:9000'],
    ['https://10.0.0.255:65535/v1', 'https://10.0.0.255:65535/v1'],
    ['/api', '/api'],
    ['/', '/'],
  ])('reads %j as %j', (typed, address) => {
    expect(readAddress(typed)).toEqual({ address });
  });

  it.each([
    ['ftp://files.example', 'not-http'],
    ['localhost:8000', 'not-http'],
    ['speech.example', 'not-http'],
    ['//speech.example', 'not-http'],
    ['https://', 'not-http'],
    ['https:///path', 'not-http'],
    ['https://speech.example:99999', 'server'],
    ['https://speech.example:80a', 'server'],
    ['http://192.168.1.256:8000', 'server'],
    ['http://192.168.1:8000', 'server'],
    ['http://[::1', 'server'],
    ['https://<server>', 'server'],
    ['https://a b', 'characters'],
    ['/\\speech.example', 'characters'],
    ['https:\\\\speech.example', 'characters'],
    ['https://speech.example\\@other.example', 'characters'],
    ['https://speech\u200b.example', 'characters'],
    ['https://speech.example/\u202egpj', 'characters'],
    ['https://speech\u00ad.example', 'characters'],
    ['https://speech.example/\tapi', 'characters'],
    ['/\t/speech.example', 'characters'],
    ['https://speech.example\ufe0f', 'characters'],
    ['javascript:alert(1)', 'not-http'],
    ['https://me:secret@speech.example', 'credentials'],
    ['https://me@speech.example/v1', 'credentials'],
    ['https://speech.example/v1?key=1', 'query'],
    ['https://speech.example#top', 'query'],
    ['/api?x=1', 'query'],
  ])('refuses %j as %s', (typed, problem) => {
    expect(readAddress(typed)).toEqual({ problem });
  });
});

describe('isMixedContent', () => {
  it.each([
    ['http://speech.example', 'https:', true],
    ['http://192.168.1.20:8000', 'https:', true],
    ['http://localhost.example', 'https:', true],
    ['http://localhost:8000', 'https:', false],
    ['http://127.0.0.1', 'https:', false],
    ['http://[::1]:9000', 'https:', false],
    ['https://speech.example', 'https:', false],
    ['/api', 'https:', false],
    ['http://speech.example', 'http:', false],
    ['http://speech.localhost:8000', 'https:', false],
  ])('%s from a page over %s: %s', (address, protocol, mixed) => {
    expect(isMixedContent(address, protocol)).toBe(mixed);
  });
});
