import { describe, expect, it } from 'vitest';
import { recogniseServer, type ServerKind } from '@/domain/answers/recognise-server';

const json = (value: unknown) => ({ contentType: 'application/json', text: JSON.stringify(value) });
const plain = (text: string) => ({ contentType: 'text/plain', text });

describe('what a server looks like', () => {
  it.each<[string, { contentType: string; text: string }, ServerKind]>([
    [
      'n8n without that webhook',
      json({ code: 404, message: 'The requested webhook "GET x" is not registered.', hint: '' }),
      'n8n',
    ],
    [
      'n8n with another method',
      json({
        code: 404,
        message: 'This webhook is not registered for GET requests. Did you mean to make a POST request?',
      }),
      'n8n',
    ],
    ['n8n that answers immediately', json({ message: 'Workflow was started' }), 'n8n'],
    ['n8n without its key', { contentType: '', text: 'Authorization data is wrong!' }, 'n8n'],
    ['the models of Ollama', json({ models: [{ name: 'qwen2.5:7b' }] }), 'ollama'],
    ['the root of Ollama', plain('Ollama is running'), 'ollama'],
    ['an error in the manner of OpenAI', json({ error: { message: 'Incorrect API key', type: 'x' } }), 'openai'],
    ['FastAPI asked with GET', json({ detail: 'Method Not Allowed' }), 'fastapi'],
    ['FastAPI missing a field', json({ detail: [{ loc: ['body', 'file'], msg: 'Field required' }] }), 'fastapi'],
    ['whisper.cpp', plain('File Not Found (/v1/audio/transcriptions)'), 'whisper-cpp'],
    ['a web page', { contentType: 'text/html', text: '\uFEFF\n<!DOCTYPE html><html></html>' }, 'page'],
    ['a web page that does not say so', plain('<html><head></head></html>'), 'page'],
    ['sound', { contentType: 'audio/wav', text: 'RIFF' }, 'sound'],
    ['JSON of another kind', json({ version: 1 }), 'json'],
    ['a list', plain('[1]'), 'json'],
    ['half a JSON', { contentType: 'application/json', text: '{"a":' }, 'json'],
    ['text', plain('hello'), 'text'],
    ['nothing', plain(' \n'), 'empty'],
  ])('%s', (_, answer, kind) => {
    expect(recogniseServer(answer)).toBe(kind);
  });
});
