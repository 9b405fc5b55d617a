import { describe, expect, it } from 'vitest';
import { deedOf, type KeyPress, keyLabel, keyName, readPedalKeys, unfit } from '@/domain/player-keys';

const key = (code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  ...{ code, key: code, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false },
  ...held,
});

describe('keys of the player', () => {
  it.each([
    [key('KeyK', { altKey: true, key: '˚' }), 'toggle'],
    [key('Space', { ctrlKey: true, key: ' ' }), 'toggle'],
    [key('KeyJ', { altKey: true }), 'back'],
    [key('ArrowRight', { altKey: true }), 'forward'],
    [key('KeyI', { altKey: true }), 'insert-time'],
    [key('ArrowDown', { altKey: true }), 'slower'],
    // AltGr writes a letter on many keyboards.
    [key('KeyK', { altKey: true, ctrlKey: true }), null],
    [key('KeyK'), null],
    [key('constructor'), null],
    [key('AltLeft', { altKey: true, key: 'Alt' }), null],
  ])('%j while typing is %s', (press, deed) => {
    expect(deedOf(press, {}, true)).toBe(deed);
  });

  it('of a pedal work at once, but letters only where nothing is typed', () => {
    const assigned = { toggle: 'F9', back: 'KeyA', forward: 'Ctrl+KeyB' };
    const during = (typing: boolean) =>
      [key('F9'), key('KeyA', { key: 'a' }), key('KeyB', { ctrlKey: true })].map((one) =>
        deedOf(one, assigned, typing),
      );
    expect(during(false)).toEqual(['toggle', 'back', 'forward']);
    expect(during(true)).toEqual(['toggle', null, 'forward']);
  });

  it('are told by what they send where a pedal tells no place', () => {
    expect(keyName(key('', { key: 'MediaPlayPause' }))).toBe('MediaPlayPause');
    expect(keyName(key('Unidentified', { key: 'Unidentified' }))).toBe('');
    expect(deedOf(key('', { key: 'MediaPlayPause' }), { toggle: 'MediaPlayPause' }, true)).toBe('toggle');
  });

  it('that the page or the player needs are given to no pedal', () => {
    expect(['Tab', 'Ctrl+Enter', 'Alt+KeyK', 'F9', 'KeyA'].map(unfit)).toEqual([
      'needed',
      'needed',
      'fixed',
      null,
      null,
    ]);
  });

  it('are shown as they stand on the keyboard', () => {
    expect(['Ctrl+Alt+KeyJ', 'Digit1', 'F9', 'Alt+ArrowLeft', 'Space'].map(keyLabel)).toEqual([
      ...['Ctrl+Alt+J', '1', 'F9', 'Alt+←', 'Space'],
    ]);
  });

  it('that were stored are read as anything may have been', () => {
    expect(readPedalKeys({ toggle: 'F9', back: 'Tab', forward: 7, other: 'F1' })).toEqual({ toggle: 'F9' });
    expect([readPedalKeys(undefined), readPedalKeys('F9'), readPedalKeys({ back: 'x'.repeat(61) })]).toEqual([
      {},
      {},
      {},
    ]);
  });
});
