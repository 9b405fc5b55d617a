import { describe, expect, it } from 'vitest';
import { saysFailed } from '@/domain/answers/failed-answer';

describe('an answer of success', () => {
  it.each([
    '',
    '\uFEFF \n',
    '{}',
    '[]',
    'null',
    '[[{}]]',
    '{"error":"Rate limit reached"}',
    '[{"error":{"message":"busy"}}]',
    '{"code":0,"message":"There was a problem executing the workflow"}',
    '{"message":"Workflow executed successfully but the last node did not return any data"}',
    '{"type":"begin"}\n{"type":"error","content":"model gone"}',
    '{"response":"Xin","done":false}\n{"response":" ch',
    '{"response":"","done":true}',
    '{"csat":',
    '\uFEFF {"retention_level":4,"csat_reason":"khách h',
    '[{"output":"{}"}',
  ])('says that the work failed: %s', (raw) => {
    expect(saysFailed(raw)).toBe(true);
  });

  it.each([
    '{"message":"Workflow was started"}',
    '[{"message":"Workflow was started"}]',
    '{"summary":"Khách hỏi cước.","error":null}',
    '{"csat":4}',
    '{"csat":4 "csat_reason":""}',
    '```json\n{"csat":',
    '[1] is what I would',
    'I cannot do that.',
    '<html></html>',
    '{"response":"Xin chào","done":true}',
  ])('says something else: %s', (raw) => {
    expect(saysFailed(raw)).toBe(false);
  });
});
