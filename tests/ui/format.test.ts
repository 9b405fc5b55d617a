import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decimal,
  formatBytes,
  formatClock,
  formatCount,
  formatDay,
  formatMoment,
  formatPercent,
  formatSpan,
  formatTime,
  formatTimeOfDay,
  formatWords,
} from '@/ui/format';

describe('formatTime', () => {
  it.each([
    [0, '00:00'],
    [9.9, '00:09'],
    [252, '04:12'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});

describe('formatSpan', () => {
  it.each([
    [0, '0 s'],
    [-1, '0 s'],
    [4.4, '4 s'],
    [60, '1 min'],
    [860, '14 min 20 s'],
    [3600, '1 h'],
    [7325, '2 h 2 min 5 s'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '00:00:00'],
    [168, '00:02:48'],
    [36_061, '10:01:01'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_900_000, '1.9 MB'],
    [999_949, '999.9 kB'],
    [999_950, '1 MB'],
    [6_200_000_000, '6.2 GB'],
    [5e15, '5000 TB'],
    [Number.NaN, '0 B'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('counts', () => {
  it('separate thousands and know the singular', () => {
    expect(formatCount(10_000)).toBe('10,000');
    expect(formatWords(1)).toBe('1 word');
    expect(formatWords(412)).toBe('412 words');
  });
});

describe('the time zone of the device', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('that changes while the app is open counts from then on', () => {
    const at = Date.UTC(2026, 10, 21, 1, 5);
    const said = () => `${formatDay(at)} ${formatTimeOfDay(at)}`;
    process.env['TZ'] = 'Asia/Ho_Chi_Minh';
    expect(said()).toBe('21/11/2026 08:05');
    process.env['TZ'] = 'America/New_York';
    expect(said()).toBe('20/11/2026 20:05');
  });
});

describe('formatMoment', () => {
  const at = new Date(2026, 10, 20, 9, 5).getTime();

  it('is the time alone on the same day, with the date on another', () => {
    expect(formatTimeOfDay(at)).toBe('09:05');
    expect(formatMoment(at, new Date(2026, 10, 20, 23, 59).getTime())).toBe('09:05');
    expect(formatMoment(at, new Date(2026, 10, 21, 0, 1).getTime())).toBe('20/11/2026 09:05');
  });
});

/** The same functions on a page that speaks this language. */
async function formatsIn(language: string) {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'interfaceLanguage' ? `"${language}"` : null) });
  return await import('@/ui/format');
}

describe('the form of numbers and dates', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const at = new Date(2026, 10, 21, 9, 5).getTime();

  it('has no formatter made before there is something to format: the first of all is slow', async () => {
    const made: PropertyKey[] = [];
    const get = (all: typeof Intl, name: PropertyKey) => {
      made.push(name);
      return Reflect.get(all, name);
    };
    vi.stubGlobal('Intl', new Proxy(Intl, { get }));
    const vietnamese = await formatsIn('vi');
    await import('@/ui/language-titles');
    expect(vietnamese.formatCount(412)).toBe('412');
    expect(made).toEqual([]);
    expect([vietnamese.formatCount(1412), vietnamese.formatCount(1413)]).toEqual(['1.412', '1.413']);
    expect(made).toEqual(['NumberFormat']);
  });

  it('is as specified where nobody chose a language', () => {
    expect([decimal('4.22'), decimal(2.5), decimal('.66'), formatPercent(0.155, 1), formatPercent(0.155)]).toEqual([
      ...['4.22', '2.5', '.66'],
      ...['15.5%', '16%'],
    ]);
    expect([formatDay(at), formatTimeOfDay(at)]).toEqual(['21/11/2026', '09:05']);
  });

  it('is that of English', async () => {
    const en = await formatsIn('en');
    expect([en.decimal('4.22'), en.formatCount(1234), en.formatBytes(1_900_000)]).toEqual(['4.22', '1,234', '1.9 MB']);
    expect([en.formatDay(at), en.formatTimeOfDay(at)]).toEqual(['21/11/2026', '09:05']);
    expect(['2026-03-04', '', '0002-0'].map(en.formatDayInWords)).toEqual(['4 March 2026', undefined, undefined]);
  });

  it('has a comma before decimals and points between thousands in Vietnamese', async () => {
    const said = await formatsIn('vi');
    expect(['4.22', '10', '2.5/3.5', '.66', '−.12', '–', 'N/A'].map(said.decimal)).toEqual([
      ...['4,22', '10', '2,5/3,5', '0,66', '−0,12', '–', 'N/A'],
    ]);
    expect([said.formatCount(1234), said.formatCount(10_000), said.formatWords(1412)]).toEqual([
      ...['1.234', '10.000', '1.412 từ'],
    ]);
    expect([said.formatBytes(1_900_000), said.formatBytes(999), said.decimal(4.2)]).toEqual([
      ...['1,9 MB', '999 B', '4,2'],
    ]);
    expect([said.formatPercent(0.155, 1), said.formatPercent(1)]).toEqual(['15,5%', '100%']);
    expect([said.formatDay(at), said.formatTimeOfDay(at)]).toEqual(['21/11/2026', '09:05']);
    expect(said.formatDayInWords('2026-03-04')).toBe('4 tháng 3, 2026');
  });
});
