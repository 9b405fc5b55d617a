import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, type ServiceAddresses } from '@/domain/settings';
import { createEndpoints, publicAddress } from '@/network/endpoints';

const at = (services: Partial<ServiceAddresses>, speechMode = 'transcriptions') =>
  createEndpoints({ services: { ...DEFAULT_CONFIG.services, ...services }, speechMode });

describe('addresses', () => {
  it.each([
    [
      'https://whisper.example',
      'https://whisper.example/v1/audio/transcriptions',
      'https://whisper.example/v1/summarize',
    ],
    [
      'https://whisper.example/',
      'https://whisper.example/v1/audio/transcriptions',
      'https://whisper.example/v1/summarize',
    ],
    ['https://h/openai', 'https://h/openai/v1/audio/transcriptions', 'https://h/openai/v1/summarize'],
    ['https://h/v1', 'https://h/v1/audio/transcriptions', 'https://h/v1/summarize'],
    ['https://h/v1/audio', 'https://h/v1/audio/transcriptions', 'https://h/v1/summarize'],
    ['https://h/v1/audio/', 'https://h/v1/audio/transcriptions', 'https://h/v1/summarize'],
    ['https://h/v1/audio/transcriptions', 'https://h/v1/audio/transcriptions', 'https://h/v1/summarize'],
    ['http://localhost:8080/inference', 'http://localhost:8080/inference', 'http://localhost:8080/v1/summarize'],
    ['/speech', '/speech/v1/audio/transcriptions', '/speech/v1/summarize'],
    ['  ', '', ''],
  ])('the speech address %j', (speech, transcription, summarize) => {
    const endpoints = at({ speech });
    expect(endpoints.transcription).toBe(transcription);
    expect(endpoints.summarize).toBe(summarize);
    expect(endpoints.summarizeIsDerived).toBe(true);
  });

  it('the mode is the last part of the path', () => {
    expect(at({ speech: 'https://h' }, 'translations').transcription).toBe('https://h/v1/audio/translations');
    expect(at({ speech: 'https://h' }, '').transcription).toBe('https://h/v1/audio/transcriptions');
  });

  it.each([
    ['https://s', 'https://s/v1/summarize'],
    ['https://s/v1', 'https://s/v1/summarize'],
    ['https://s/v1/summarize/', 'https://s/v1/summarize'],
    ['https://n8n.example/webhook/summarize', 'https://n8n.example/webhook/summarize'],
    ['https://n8n.example/webhook/tom-tat', 'https://n8n.example/webhook/tom-tat'],
  ])('the summary address %j stands before the derived one', (summary, expected) => {
    const endpoints = at({ summary, speech: 'https://whisper.example' });
    expect(endpoints.summarize).toBe(expected);
    expect(endpoints.summarizeIsDerived).toBe(false);
  });

  it.each([
    ['http://localhost:11434', 'http://localhost:11434/api/generate'],
    ['http://localhost:11434/api', 'http://localhost:11434/api/generate'],
    ['http://localhost:11434/api/generate', 'http://localhost:11434/api/generate'],
    ['https://n8n.example/webhook/gen', 'https://n8n.example/webhook/gen'],
    ['', ''],
  ])('the generate address %j', (generate, expected) => {
    expect(at({ generate }).generate).toBe(expected);
  });

  it.each([
    ['https://n8n.example', 'https://n8n.example/webhook/customer-service'],
    ['https://n8n.example/', 'https://n8n.example/webhook/customer-service'],
    ['https://n8n.example/webhook', 'https://n8n.example/webhook/customer-service'],
    ['https://n8n.example/webhook-test', 'https://n8n.example/webhook-test/customer-service'],
    ['', ''],
  ])('the automation address %j', (automation, expected) => {
    expect(at({ automation }).webhook('/webhook/customer-service')).toBe(expected);
  });

  it.each([
    ['https://api.example/v1', 'https://api.example/v1/interactions'],
    ['https://api.example/v1/interactions', 'https://api.example/v1/interactions'],
    ['', ''],
  ])('the interactions address %j', (interactions, expected) => {
    expect(at({ interactions }).interactions).toBe(expected);
  });

  it('what is shown of an address has no name, password or query', () => {
    expect(publicAddress('https://u:p@h.example:8443/v1/x?key=1#y')).toBe('https://h.example:8443/v1/x');
    expect(publicAddress('https://h.example/')).toBe('https://h.example');
    expect(publicAddress('/api/x?key=1')).toBe('/api/x');
  });
});
