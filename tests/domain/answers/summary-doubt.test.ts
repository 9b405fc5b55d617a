import { describe, expect, it } from 'vitest';
import { readSummaryAnswer } from '@/domain/answers/summary-answer';
import { summaryDoubt } from '@/domain/answers/summary-doubt';

const SERVICE = { maker: 'service' } as const;
const CALL = Array.from(
  { length: 12 },
  (_, turn) =>
    `${turn % 2 ? 'Customer (C)' : 'Agent (A)'}: Chị dùng gói 90 nghìn, cuối tháng hay hết data lần thứ ${turn}.`,
).join('\n');
const SPOKEN = CALL.replace(/^.*?: /gm, '').replaceAll('\n', ' ');
const doubt = (text: string, call = CALL, madeBy: { maker: 'service' | 'rules' } = SERVICE) =>
  summaryDoubt({ text, madeBy }, call);

describe('a summary of a service', () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    'Xin lỗi, tôi không thể hỗ trợ yêu cầu này.',
    'Error: 429 You exceeded your current quota, please check your plan and billing details.',
    'Khách hỏi gói.',
    '申し訳ありませんが、お手伝いできません。',
  ])('may be none where it is very short for its call: %s', (text) => {
    expect(doubt(text)).toBe('short');
  });

  it('is not short for a short call, of some sentences, or in letters without blanks', () => {
    expect(doubt('Khách hỏi gói.', 'Agent (A): Dạ em chào chị.\nCustomer (C): Cho chị hỏi gói cước.')).toBeNull();
    const told =
      'Khách dùng gói 90 nghìn và hay hết data vào cuối tháng; nhân viên tư vấn gói SM120, khách đồng ý đăng ký và chờ tin nhắn xác nhận.';
    expect(doubt(told)).toBeNull();
    expect(
      doubt(
        'お客様は月末にデータ容量が足りなくなると相談し、担当者は新しいプランを提案して、お客様は申し込みに同意しました。',
      ),
    ).toBeNull();
  });

  it('is none where it repeats what was sent, behind whatever words', () => {
    expect(doubt(`Summarize the following call:\n${SPOKEN}`)).toBe('echo');
    expect(doubt(SPOKEN.toUpperCase().normalize('NFD'))).toBe('echo');
  });

  it('is a device’s own without any doubt', () => {
    expect(doubt('Khách hỏi gói.', CALL, { maker: 'rules' })).toBeNull();
  });
});

it.each(['##\n\n---', '"***"', '{"summary":"—"}', '```\n```'])('%s is no summary: there is no word in it', (raw) => {
  expect(readSummaryAnswer(raw)).toBeNull();
});
