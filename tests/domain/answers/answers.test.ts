import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswerText } from '@/domain/answers/answers';
import { anyLetter } from '../../helpers/any-letter';

const KEYS = ['csat', 'retention_level'];
const found = { retention_level: 4 };

describe('an answer in whatever wrapping', () => {
  it.each<[string, unknown]>([
    ['parsed', found],
    ['text', '{"retention_level": 4}'],
    ['with a byte order mark', '\uFEFF{"retention_level": 4}'],
    ['in a fence', '```json\n{"retention_level": 4}\n```'],
    ['in a fence that shouts', '```JSON\n{"retention_level": 4}\n```'],
    ['in a bare fence', '```\n{"retention_level": 4}\n```'],
    ['in prose', 'Here is the result [as asked]:\n{"retention_level": 4}\nHope it helps {smile}.'],
    ['in prose that shows another object first', 'For {"a": 1} I get {"retention_level": 4}'],
    ['with a trailing comma', '{"retention_level": 4,}'],
    ['with typographic quotes', '{“retention_level”: 4}'],
    ['in an array', [found]],
    ['in an array after something else', [{ id: 1 }, found]],
    ['from an agent step', [{ output: '```json\n{"retention_level": 4}\n```' }]],
    ['from a chain step', { response: { text: '{"retention_level": 4}' } }],
    ['from a chat step', { message: { role: 'assistant', content: '{"retention_level": 4}' } }],
    ['from a completion', { choices: [{ message: { content: '{"retention_level": 4}' } }] }],
    ['from an item list', { data: [{ json: found }] }],
    ['under an unknown name', { scoring: found }],
    ['as text of text', JSON.stringify(JSON.stringify(found))],
  ])('is found %s', (_where, raw) => {
    expect(readAnswerText(raw, KEYS)).toEqual({ ok: true, value: found });
  });

  it('is read with line breaks inside its texts and words of Python', () => {
    expect(readAnswerText('{"retention_level": None, "retention_level_reason": "một\nhai", "ok": True}', KEYS)).toEqual(
      {
        ok: true,
        value: { retention_level: null, retention_level_reason: 'một\nhai', ok: true },
      },
    );
  });

  it('keeps a word of Python inside a text', () => {
    expect(readAnswerText('{"retention_level": 4, "note": "None, True,]",}', KEYS)).toMatchObject({
      value: { note: 'None, True,]' },
    });
  });

  it('is known by its keys whatever their case', () => {
    expect(readAnswerText('{"Retention_Level": 4}', KEYS).ok).toBe(true);
  });
});

describe('an answer that can’t be used', () => {
  it.each<[unknown, string, string]>([
    ['', 'empty', ''],
    [' \n ', 'empty', ''],
    ['\uFEFF', 'empty', ''],
    [null, 'empty', ''],
    [undefined, 'empty', ''],
    [[], 'empty', ''],
    ['{}', 'empty', '{}'],
    ['{"message":"Workflow was started"}', 'started', 'Workflow was started'],
    ['{"error":{"message":"model overloaded"}}', 'error', 'model overloaded'],
    ['{"error":"no credits"}', 'error', 'no credits'],
    ['[{"error":"no credits"}]', 'error', 'no credits'],
    ['{"code":0,"message":"Unused Respond to Webhook node"}', 'error', 'Unused Respond to Webhook node'],
    ['<html><body>Bad gateway</body></html>', 'not-json', '<html><body>Bad gateway</body></html>'],
    ['{"retention_level": 4', 'not-json', '{"retention_level": 4'],
    ['4', 'no-expected-keys', ''],
    ['true', 'no-expected-keys', ''],
    ['{"hello":"world"}', 'no-expected-keys', '{"hello":"world"}'],
  ])('%j is %s', (raw, trouble, detail) => {
    expect(readAnswerText(raw, KEYS)).toEqual({ ok: false, trouble, detail });
  });

  it('is quoted by its first 200 characters', () => {
    const reading = readAnswerText('x'.repeat(5000), KEYS);
    expect(reading.ok ? '' : reading.detail).toHaveLength(200);
  });

  it('of ten megabytes is refused without failing', () => {
    expect(readAnswerText('{"a":"'.repeat(1_700_000), KEYS).ok).toBe(false);
    expect(readAnswerText('['.repeat(10_000_000), KEYS).ok).toBe(false);
  });
});

it('no answer makes the reader fail', () => {
  const text = fc.oneof(
    fc.string({ unit: anyLetter }),
    fc.json(),
    fc.json().map((json) => json.slice(0, -1)),
  );
  fc.assert(fc.property(fc.oneof(text, fc.anything()), (raw) => typeof readAnswerText(raw, KEYS).ok === 'boolean'));
});
