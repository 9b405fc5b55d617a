import { describe, expect, it } from 'vitest';
import { phrasePattern } from '@/on-device/rules/phrase-pattern';

const first = (phrases: string[], text: string, slots = {}) => phrasePattern(phrases, slots).exec(text)?.[0] ?? null;

describe('phrasePattern', () => {
  it.each([
    ['whole words', ['ạ'], 'lạ quá', null],
    ['Vietnamese letters at the edge', ['cút'], 'cúth', null],
    ['a comma where the phrase has a blank', ['dạ em'], 'dạ, em nghe', 'dạ, em'],
    ['curly and straight apostrophes, or none', ["don't call"], 'please don’t call', 'don’t call'],
    ['a few words between', ['hứa .. mà'], 'hứa hôm qua gọi mà', 'hứa hôm qua gọi mà'],
    ['no gap over the end of a sentence', ['hứa .. mà'], 'hứa rồi. Thế mà', null],
    ['a hyphen or a blank', ['long[- ]time'], 'a long-time customer', 'long-time'],
    ['a group that ends in a blank', ['em gọi (?:lại |cho )'], 'em gọi lại nhé', 'em gọi lại'],
    ['a blank or none', ['post ?code'], 'the postcode', 'postcode'],
    ['an optional word before', ['(?:xin )?chào'], 'xin chào', 'xin chào'],
  ])('finds %s', (_name, phrases, text, expected) => {
    expect(first(phrases, text)).toBe(expected);
  });

  it('fills slots and leaves letter classes alone', () => {
    expect(first(['chào {you} \\p{L}+'], 'em chào chị lan ạ', { you: 'anh|chị' })).toBe('chào chị lan');
  });

  it('matches nothing for an empty list', () => {
    expect(first([], 'anything')).toBeNull();
  });
});
