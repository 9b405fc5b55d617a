import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSummaryAnswer, readSummaryProblem } from '@/domain/answers/summary-answer';
import { SUMMARY_SHAPES, type SummaryShape } from '../../services/text-shapes';

const TEXT = 'Khách hàng muốn hủy gói D15 vì giá cao.';

describe('summary answers', () => {
  it.each(Object.keys(SUMMARY_SHAPES) as SummaryShape[])('the shape %s', (shape) => {
    const answer = readSummaryAnswer(SUMMARY_SHAPES[shape](TEXT).body);
    if (['error', 'lines-error', 'lines-cut'].includes(shape)) expect(answer).toBeNull();
    else if (shape === 'parts')
      expect(answer?.text).toBe(
        `### REASON\n${TEXT}\n### AGENT ACTIONS\n- một\n### RESOLUTION\nxong\n### KEY INFORMATION\n- hai`,
      );
    else expect(answer?.text).toBe(TEXT);
  });

  it('names the speakers where the answer does, also inside a text that is JSON', () => {
    const inner = JSON.stringify({
      summary: TEXT,
      speakers: [{ label: 'SPEAKER_00', name: ' Lan ' }, { label: 1, name: 'x' }, null],
    });
    for (const raw of [inner, JSON.stringify(inner), JSON.stringify({ response: `\`\`\`json\n${inner}\n\`\`\`` })])
      expect(readSummaryAnswer(raw)).toEqual({ text: TEXT, speakerNames: { SPEAKER_00: 'Lan' } });
  });

  it.each([
    '',
    '  ',
    '<!DOCTYPE html><p>x</p>',
    '{"summary":"Khách',
    '{"summary":[]}',
    '{"summary":12}',
    '{}',
    '[]',
    'null',
    '{"summary":""}',
    '{"summary":"None"}',
    '{"message":"Workflow was started"}',
    '[{"message":"Workflow was started"}]',
    '{"message":"Workflow executed successfully but the last node did not return any data"}',
    '{"response":"<think>x","done":true}',
  ])('%j is no summary', (raw) => {
    expect(readSummaryAnswer(raw)).toBeNull();
  });

  it('drops reasoning also where a template swallowed its first tag', () => {
    const lines = ['The call is {about}', ' a plan.</think>', 'Khách hủy gói.'].map((response, n) =>
      JSON.stringify({ response, done: n === 2 }),
    );
    expect(readSummaryAnswer(lines.join('\n'))?.text).toBe('Khách hủy gói.');
    expect(readSummaryAnswer('<think>a</think>b <think>c</think>d')?.text).toBe('b d');
    expect(readSummaryAnswer('x</think><think>y</think>z')?.text).toBe('z');
  });

  it('says what the service said instead', () => {
    expect(readSummaryProblem('{"error":"busy"}')).toBe('busy');
    expect(readSummaryProblem('{"message":"Workflow was started"}')).toBe('Workflow was started');
    expect(readSummaryProblem('{"message":"Khách hủy gói"}')).toBeUndefined();
    expect(readSummaryProblem('')).toBeUndefined();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        readSummaryAnswer(raw);
      }),
      { numRuns: 500 },
    );
  });
});
