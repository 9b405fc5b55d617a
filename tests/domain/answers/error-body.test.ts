import { describe, expect, it } from 'vitest';
import { readErrorMessage, readErrorUnderSuccess } from '@/domain/answers/error-body';
import { isSlow } from '../../helpers/growth';

describe('the message of an error body', () => {
  it.each([
    [
      'OpenAI, Groq, vLLM',
      '{"error":{"message":"Maximum content size limit (26214400) exceeded","type":"server_error","param":null,"code":null}}',
      'Maximum content size limit (26214400) exceeded',
    ],
    ['LocalAI', '{"error":{"code":500,"message":"backend not loaded"}}', 'backend not loaded'],
    ['Ollama', '{"error":"model \'m\' not found"}', "model 'm' not found"],
    ['FastAPI', '{"detail":"Failed to decode audio"}', 'Failed to decode audio'],
    ['pydantic', '{"detail":[{"loc":["body","file"],"msg":"Field required","type":"missing"}]}', 'Field required'],
    [
      'n8n',
      '{"code":404,"message":"The requested webhook \\"POST nope\\" is not registered.","hint":"x"}',
      'The requested webhook "POST nope" is not registered. x',
    ],
    [
      'n8n behind the same proxy as the app',
      '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>ResponseError: The requested webhook &quot;POST nope&quot; is not registered.</pre>\n</body>\n</html>',
      'ResponseError: The requested webhook "POST nope" is not registered.',
    ],
    [
      'a page with scripts',
      '<html><head><style>b{}</style></head><body><script>if (a<b) c()</script>Gone</body>',
      'Gone',
    ],
    ['a page cut off in a tag', '<html><body>Bad <b>gateway</b><a href="x', 'Bad gateway'],
    ['a page of nothing', '<html><head><title>x</title></head><body></body></html>', undefined],
    ['n8n credentials', 'Authorization data is wrong!', 'Authorization data is wrong!'],
    ['ElevateAI', '{"errorMessage":"Invalid token"}', 'Invalid token'],
    ['whisper.cpp', 'Invalid request', 'Invalid request'],
    ['whisper.cpp bad number', '500 Internal Server Error\nstof', '500 Internal Server Error stof'],
    ['a JSON text', '"busy"', 'busy'],
    ['a byte order mark', '\uFEFF{"message":"x"}', 'x'],
    ['HTML', '<html><body>nginx</body></html>', 'nginx'],
    ['nothing', '', undefined],
    ['half JSON', '{"error":{"mess', undefined],
    ['an object without a message', '{"ok":false}', undefined],
    ['an empty message', '{"message":"  "}', undefined],
    ['a long page of text', 'x'.repeat(2000), undefined],
  ])('%s', (_server, body, expected) => {
    expect(readErrorMessage(body)).toBe(expected);
  });

  it.each(['<script', '<', '<a ', '</head', '<head>x'])('costs no more than its length, made of %s', async (piece) => {
    expect(await isSlow(`<html>${piece.repeat(1_000_000)}`, readErrorMessage)).toBe(false);
  });

  it('is cut when it is endless', () => {
    expect(readErrorMessage(JSON.stringify({ message: 'x'.repeat(5000) }))).toHaveLength(500);
  });
});

describe('an error under a success status', () => {
  it.each([
    [{ error: 'LLM quota' }, 'LLM quota'],
    [{ error: { message: 'x' } }, 'x'],
    [{ error: true }, 'error'],
    [{ code: 0, message: 'There was a problem' }, 'There was a problem'],
    [{ errorMessage: 'x' }, 'x'],
    [{ error: null, text: 'hello' }, undefined],
    [{ error: '', text: 'hello' }, undefined],
    [{ errorMessage: null, status: 'processed' }, undefined],
    [{ message: { role: 'assistant', content: 'x' } }, undefined],
    [{ message: 'hello' }, undefined],
    [[{ error: 'x' }], undefined],
    ['text', undefined],
  ])('%j', (value, expected) => {
    expect(readErrorUnderSuccess(value)).toBe(expected);
  });
});
