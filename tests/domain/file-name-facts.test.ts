import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { factsOfName, readPattern, tidyTags } from '@/domain/file-name-facts';

function facts(pattern: string, name: string) {
  const read = readPattern(pattern);
  if ('problem' in read) throw new Error(read.problem.kind);
  return factsOfName(name, read.pattern);
}

const problem = (pattern: string) => {
  const read = readPattern(pattern);
  return 'problem' in read ? read.problem.kind : null;
};

const at = (...parts: [number, number, number, number?, number?, number?]) => new Date(...parts).getTime();

describe('the name of a file, read by a pattern', () => {
  it('gives every field it names, and no ending', () => {
    expect(
      facts(
        '{date}_{time}_{agent}_{customer}_{queue}_{tags}_{title}',
        '20261116_0912_Lan_KH-204_VIP_late+angry_Mạng chậm_2.mp3',
      ),
    ).toEqual({
      title: 'Mạng chậm_2',
      facts: {
        agent: 'Lan',
        customer: 'KH-204',
        queue: 'VIP',
        tags: ['late', 'angry'],
        heldAt: at(2026, 10, 16, 9, 12),
      },
    });
  });

  test.each([
    ['20261116', at(2026, 10, 16)],
    ['2026-11-16', at(2026, 10, 16)],
    ['2026.11.16', at(2026, 10, 16)],
    ['16-11-2026', at(2026, 10, 16)],
    ['16_11_2026', at(2026, 10, 16)],
    ['16112026', at(2026, 10, 16)],
    ['20122020', at(2020, 11, 20)],
  ])('reads the day %s', (day, heldAt) => {
    expect(facts('{date} {agent}', `${day} Lan.wav`)).toEqual({ facts: { agent: 'Lan', heldAt } });
  });

  test.each([
    ['0912', at(2026, 10, 16, 9, 12)],
    ['091233', at(2026, 10, 16, 9, 12, 33)],
    ['09-12', at(2026, 10, 16, 9, 12)],
    ['09h12', at(2026, 10, 16, 9, 12)],
    ['09-12-33', at(2026, 10, 16, 9, 12, 33)],
  ])('reads the time %s', (time, heldAt) => {
    expect(facts('{date}_{time}', `20261116_${time}.wav`)).toEqual({ facts: { heldAt } });
  });

  it.each([
    ['a part is missing', '{date}_{agent}', '20261116.wav'],
    ['there is no such day', '{date}_{agent}', '20260230_Lan.wav'],
    ['there is no such time', '{date}_{time}_{agent}', '20261116_2460_Lan.wav'],
    ['it mixes the signs of a day', '{date}_{agent}', '2026-11.16_Lan.wav'],
    ['more follows', '{date}_{time}', '20261116_0912_Lan.wav'],
    ['a field is blank', '{agent}_{customer}', ' _KH.wav'],
    ['tags are none', '{agent}_{tags}', 'Lan_+.wav'],
    ['the text around it is another', 'call {agent}', 'ring Lan.wav'],
    ['it is longer than any file system has names', '{agent}', `${'a'.repeat(300)}.wav`],
  ])('gives nothing at all where %s', (_why, pattern, name) => {
    expect(facts(pattern, name)).toBeNull();
  });

  it('passes over what nobody asked for, and looks further where the first place does not fit', () => {
    expect(facts('{…}-{agent}', 'rec-7-Lan.wav')?.facts.agent).toBe('7-Lan');
    expect(facts('{agent}_{date}', 'Lan_Anh_20261116.wav')?.facts.agent).toBe('Lan_Anh');
    expect(facts('{*}{date}{...}', 'x20261116y.wav')?.facts.heldAt).toBe(at(2026, 10, 16));
  });

  it('meets names that a Mac wrote decomposed, and drops signs that nobody sees', () => {
    expect(facts('Gọi {agent}', `${'Gọi'.normalize('NFD')} ${'Lân'.normalize('NFD')}.mp3`)?.facts.agent).toBe('Lân');
    expect(facts('{agent}', 'La\u202En.mp3')?.facts.agent).toBe('Lan');
  });

  it('says what is wrong with a pattern', () => {
    expect(problem('{date}_{agent')).toBe('brace');
    expect(problem('{date}_{name}')).toBe('unknown-field');
    expect(problem('{agent}_{agent}')).toBe('twice');
    expect(problem('{agent}{customer}')).toBe('side-by-side');
    expect(problem('{time}_{agent}')).toBe('time-alone');
    expect(problem('call {…}')).toBe('no-field');
    expect(problem('{agent}'.padEnd(300, 'x'))).toBe('too-long');
    expect(problem('{Date}{time} - {AGENT} ({…})')).toBeNull();
  });

  it('reads back whatever was written by the pattern', () => {
    const word = fc
      .stringMatching(/^[A-Za-zĂăĐđƠơƯưẠ-ỹ0-9][A-Za-zĂăĐđƠơƯưẠ-ỹ0-9 -]{0,20}[A-Za-z0-9]$/)
      .map((one) => one.normalize('NFC'));
    const moment = fc.date({ min: new Date(1990, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(word, word, word, moment, fc.boolean(), (agent, customer, title, when, dayFirst) => {
        const [year, month, day] = [String(when.getFullYear()), two(when.getMonth() + 1), two(when.getDate())];
        const date = dayFirst ? `${day}${month}${year}` : `${year}${month}${day}`;
        const name = `${date}_${two(when.getHours())}${two(when.getMinutes())}_${agent}_${customer}_${title}.mp3`;
        const heldAt = new Date(when).setSeconds(0, 0);
        expect(facts('{date}_{time}_{agent}_{customer}_{title}', name)).toEqual({
          title,
          facts: { agent, customer, heldAt },
        });
      }),
    );
  });

  it('gives every field or none, whatever the name, in bounded time', () => {
    const piece = fc.constantFrom('_', '2026', '20261116', '0912', 'Lan', '{', '}', '…', ' ', 'ễ');
    const name = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 255 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(name, (text) => {
        const read = facts('{date}_{…}_{agent}_{customer}_{queue}_{title}', text);
        if (read === null) return;
        expect(Object.keys(read.facts).sort()).toEqual(['agent', 'customer', 'heldAt', 'queue']);
        expect(Number.isFinite(read.facts.heldAt)).toBe(true);
      }),
    );
  });
});

test('a tag is there once, whatever its capitals', () => {
  expect(tidyTags(['late', ' Late ', '', 'VIP', '\u200B'])).toEqual(['late', 'VIP']);
});
