import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { parseLaunchOptions } from '@/domain/query-parameters';
import { choicesAfterSample, choicesOfSample } from '@/features/capture/call-choices';
import { scoringTypeChosenAtom, scoringTypeOptions, serviceForSample } from '@/features/capture/scoring-type';
import { launchOptionsAtom } from '@/state/session';

const sample = { id: '1', name: 'Text: x', kind: 'text' as const, language: 'vi', service: 'M Customer Service' };

describe('the scoring types', () => {
  it('are three, the first shown as Sale Effectiveness', () => {
    expect(scoringTypeOptions('Sale Effective')).toEqual([
      { value: 'Sale Effective', label: 'Sale Effectiveness' },
      { value: 'M Customer Service', label: 'M Customer Service' },
      { value: 'Summary (Customer Service)', label: 'Summary (Customer Service)' },
    ]);
  });

  it('have the scorecards of one’s own beside them; one that is not read yet is never shown by its id', () => {
    const own = { id: 'own:1', title: 'Chăm sóc 2027' };
    expect(scoringTypeOptions('own:1', [own]).slice(3)).toEqual([{ value: 'own:1', label: 'Chăm sóc 2027' }]);
    expect(scoringTypeOptions('own:1').slice(3)).toEqual([{ value: 'own:1', label: '' }]);
  });

  it('get a fourth for any other name in force', () => {
    expect(scoringTypeOptions('VIP desk')[3]).toEqual({ value: 'VIP desk', label: 'VIP desk' });
  });

  it('keep the name that the address of the page gave, also while another one is chosen', () => {
    const labels = (service: string, launched: string) =>
      scoringTypeOptions(service, [], launched)
        .slice(3)
        .map(({ label }) => label);
    expect(labels('Sale Effective', 'VIP desk')).toEqual(['VIP desk']);
    expect(labels('VIP desk', 'VIP desk')).toEqual(['VIP desk']);
    expect(labels('Other desk', 'VIP desk')).toEqual(['VIP desk', 'Other desk']);
    expect(labels('Sale Effective', 'Sale Effective')).toEqual([]);
  });
});

describe('the scoring type and samples', () => {
  it('a sample brings its own while nobody has chosen one', () => {
    expect(serviceForSample(sample, 'Sale Effective', false)).toBe('M Customer Service');
    expect(serviceForSample({ ...sample, service: '' }, 'Sale Effective', false)).toBe('Sale Effective');
  });

  it('a choice of the reviewer stays', () => {
    expect(serviceForSample(sample, 'Sale Effective', true)).toBe('Sale Effective');
  });

  it('counts as chosen by hand or by the address of the page', () => {
    const store = createStore();
    expect(store.get(scoringTypeChosenAtom)).toBe(false);
    store.set(launchOptionsAtom, parseLaunchOptions('?service=se'));
    expect(store.get(scoringTypeChosenAtom)).toBe(true);

    const other = createStore();
    other.set(scoringTypeChosenAtom);
    expect(other.get(scoringTypeChosenAtom)).toBe(true);
  });
});

describe('what a sample put into the tool bar', () => {
  const own = { language: 'vi', service: 'Sale Effective' };
  const english = { language: 'en', service: 'M Customer Service' };

  it('goes back for the next call of the reviewer', () => {
    const first = choicesOfSample(own, english, null);
    expect(choicesAfterSample(english, first)).toEqual(own);
    const second = choicesOfSample(english, { ...english, language: 'th' }, first);
    expect(choicesAfterSample({ ...english, language: 'th' }, second)).toEqual(own);
  });

  it('leaves alone what the reviewer chose since, and everything where there was no sample', () => {
    const last = choicesOfSample(own, english, null);
    expect(choicesAfterSample({ ...english, language: 'ja' }, last)).toEqual({ ...own, language: 'ja' });
    expect(choicesAfterSample(english, null)).toEqual(english);
  });
});
