/** What a key of the player does. */
export type PlayerDeed = 'toggle' | 'back' | 'forward' | 'loop' | 'insert-time' | 'slower' | 'faster';

/** Those that a foot pedal has pedals for. */
export const PEDAL_DEEDS = ['toggle', 'back', 'forward'] as const;
export type PedalDeed = (typeof PEDAL_DEEDS)[number];

/** The keys assigned on this device, as `keyName` says them. */
export type PedalKeys = Partial<Record<PedalDeed, string>>;

/** Of a keyboard event, what tells a key. */
export interface KeyPress {
  code: string;
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
}

const MODIFIERS = ['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'OS', 'CapsLock', 'Fn'];
/** Without them nobody gets about on the page by keyboard. */
const NEEDED = ['Tab', 'Escape', 'Enter', 'NumpadEnter'];
const FUNCTION_KEY = /^(F\d{1,2}|Media\w+)$/;
const FIXED: Readonly<Record<string, PlayerDeed>> = {
  'Ctrl+Space': 'toggle',
  'Alt+KeyK': 'toggle',
  'Alt+KeyJ': 'back',
  'Alt+ArrowLeft': 'back',
  'Alt+KeyL': 'forward',
  'Alt+ArrowRight': 'forward',
  'Alt+KeyR': 'loop',
  'Alt+KeyI': 'insert-time',
  'Alt+ArrowDown': 'slower',
  'Alt+ArrowUp': 'faster',
};

/**
 * A key by its place on the keyboard, with what is held: 'F9', 'Ctrl+Alt+KeyJ'. By place, since Telex and Option on a Mac
 * make other letters of it; by its value only where a pedal tells no place. '' for a modifier alone.
 */
export function keyName({ code, key, ctrlKey, altKey, shiftKey, metaKey }: KeyPress): string {
  const place = code === '' || code === 'Unidentified' ? key : code;
  if (place === '' || place === 'Unidentified' || MODIFIERS.some((one) => key === one)) return '';
  const held = [ctrlKey && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter(Boolean);
  return [...held, place].join('+');
}

/** Why a key can't be given to a pedal: the page needs it, or the player has it for another deed; null = it can. */
export function unfit(name: string): 'needed' | 'fixed' | null {
  if (NEEDED.includes(name.split('+').at(-1) ?? '')) return 'needed';
  return Object.hasOwn(FIXED, name) ? 'fixed' : null;
}

/** Whether a key writes nothing, so that it can mean something in a text field too. */
function isSilent(name: string): boolean {
  const parts = name.split('+');
  return FUNCTION_KEY.test(parts.at(-1) ?? '') || parts.some((part) => ['Ctrl', 'Alt', 'Meta'].includes(part));
}

/** What a key does for the player. `typing`: it goes to a text field, or another control that means something by keys. */
export function deedOf(press: KeyPress, assigned: PedalKeys, typing: boolean): PlayerDeed | null {
  const name = keyName(press);
  if (name === '') return null;
  const pedal = PEDAL_DEEDS.find((deed) => assigned[deed] === name);
  if (pedal !== undefined) return typing && !isSilent(name) ? null : pedal;
  return Object.hasOwn(FIXED, name) ? (FIXED[name] ?? null) : null;
}

/** As it is shown: 'Ctrl+Alt+J', 'F9', '←'. */
export function keyLabel(name: string): string {
  const arrows: Readonly<Record<string, string>> = {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  };
  return name
    .split('+')
    .map((part) => arrows[part] ?? part.replace(/^(Key|Digit)(?=.$)/, ''))
    .join('+');
}

/** What was stored, read as strangers' data: anything but keys that can be given is left out. */
export function readPedalKeys(stored: unknown): PedalKeys {
  if (typeof stored !== 'object' || stored === null) return {};
  const given = stored as Record<string, unknown>;
  const known = PEDAL_DEEDS.flatMap((deed): [PedalDeed, string][] => {
    const name = given[deed];
    return typeof name === 'string' && name !== '' && name.length <= 60 && unfit(name) === null ? [[deed, name]] : [];
  });
  return Object.fromEntries(known);
}
