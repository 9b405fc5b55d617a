import { grouped } from './grouped';
import { inLanguage } from './in-language';

const entries = (n: number): string => (n === 1 ? '1 entry' : `${grouped(n)} entries`);

/** Words of the encryption at rest: the screen that asks for its passphrase, and its part of Settings. */
export const sealWords = inLanguage('seal', {
  locked: 'The calls on this device are encrypted',
  text: 'Enter the passphrase to open them. Until then they stay as they are: nothing is sent or scored, and it goes on once they are open.',
  passphrase: 'Passphrase',
  open: 'Open',
  opening: 'Opening…',
  wrong: 'This is not the passphrase.',
  lost: {
    title: 'Passphrase lost?',
    text: 'The recovery key opens the calls too, and a new passphrase takes the place of the lost one. Without the passphrase and without the recovery key nobody can open them.',
    key: 'Recovery key',
    fromFile: 'Read it from its file',
    wrong: 'This is not the recovery key of this device, or something in it is mistyped.',
    next: 'New passphrase',
    action: 'Open and change the passphrase',
  },
  telex:
    'Your keyboard turns letters into Vietnamese ones, so the key cannot be read. Switch it to English and enter the key once more, or read it from its file.',
  gone: {
    title: 'The key of the calls is missing',
    text: 'The calls on this device are encrypted, but what this browser knew of their key is gone, so the passphrase alone cannot open them. The calls are still here, and nothing was deleted.',
    byKey: 'If you have saved the recovery key, it opens them. You choose a new passphrase with it.',
    otherwise: [
      'If somebody has just replaced the data of this browser: have all of it put back as it was, and open Callmark again. It then asks for the passphrase.',
      'If there is a backup file: take it in on another device, or in another browser. Leave this one as it is, in case the recovery key is found.',
    ],
  },
  notChanged:
    'The calls are open, but this browser could not store the new passphrase, perhaps for lack of room. The old one still holds, and the recovery key opens them the next time too.',
  unread: (calls: number, others: number) =>
    `Some of what is encrypted cannot be opened: it is damaged, or encrypted with another key. ${calls === 0 ? '' : `Calls concerned: ${grouped(calls)}. `}${others === 0 ? '' : `Other entries: ${grouped(others)}. `}It stays as it is, and nothing was deleted; lists, reports and backups go on without it.${others === 0 ? '' : ' Settings among it count as not set until they are saved anew.'}`,
  noRoom:
    'There is no room left on this device, so encrypting or decrypting stands still. Nothing is lost; make room, and it goes on by itself.',
  again: 'The same passphrase again',
  short: (least: number) => `At least ${least} characters.`,
  different: 'The two are not the same.',
  settings: {
    title: 'Encryption',
    intro:
      'Encrypts sound, transcripts, scores, notes, titles, names and keys of services on this device, with a key that only your passphrase or the recovery key opens. Off unless you turn it on.',
    limits:
      'Not encrypted: how many calls there are, when they came, how large their sound is and its fingerprint, what still waits to be done, scorecards, names of files in a watched folder, what was shared until it is taken in, and everything you export. What was stored before may remain on the disk for a while, where no app can erase it.',
    cost: 'With it on, Callmark asks for the passphrase at every start. While no window is open and unlocked, nothing is sent and nothing is scored; recordings that a crash cut off are put together after unlocking.',
    insecure: 'This page cannot encrypt: open Callmark over https, in a browser that is up to date.',
    why: (least: number) =>
      `A long one, ${least} characters or more, such as four words: whoever has the disk can try millions of short ones.`,
    makeKey: 'Go on to the recovery key',
    recovery:
      'This is the recovery key. Save or write it down, and keep it away from this device. It opens the calls without the passphrase; if both are lost, nobody can open them, and Callmark cannot help.',
    save: 'Save as a file',
    file: 'callmark-recovery-key.txt',
    fileText: (key: string, when: string) =>
      `Callmark, recovery key, made on ${when}.\n\n${key}\n\nIt opens the encrypted calls of one device without the passphrase. Keep it away from that device.\n`,
    typeIt: 'Enter the recovery key as you have saved it',
    mistyped: 'This is not the recovery key shown above.',
    turnOn: 'Encrypt',
    restart:
      'Callmark starts anew after this, asks for the passphrase and encrypts what is stored, while you can work on.',
    cancel: 'Do not encrypt',
    refused: {
      recording: 'A recording is being made or waits to be put together. Finish it first.',
      'older-window':
        'An older version of Callmark is still open in another window or at work behind it. Close it, wait a minute and try again.',
      'not-kept': 'This browser did not keep the key, so nothing was encrypted.',
      wrong: 'This is not the passphrase.',
    },
    unchanged: 'This browser could not do that, perhaps for lack of room. Nothing was changed.',
    sealing: (percent: string) =>
      `Being encrypted: ${percent}. You can work on, and close Callmark at any time: it goes on at the next start.`,
    opening: (percent: string) =>
      `Being decrypted: ${percent}. You can work on, and close Callmark at any time: it goes on at the next start.`,
    window:
      'Everything is decrypted, but another window of Callmark that sleeps has not heard of it and may still encrypt. Look at that window or close it, and this ends by itself.',
    left: {
      sealing: (n: number) =>
        `Everything is encrypted but for ${entries(n)}, which this browser could not read or write. What is left lies as before, and is tried again at every start.`,
      opening: (n: number) =>
        `Everything is decrypted but for ${entries(n)}, which this browser could not read or write. What is left lies as before, and nothing was deleted. It is tried again at every start; until that succeeds, Callmark asks for the passphrase.`,
    },
    shut: {
      text: (n: number) =>
        `The encryption is off, and Callmark asks for no passphrase. It could not decrypt ${entries(n)} (calls, parts of calls, settings), which may be damaged or encrypted with another key. What is left stays encrypted as it is, and nothing was deleted; lists, reports and backups go on without it.`,
      anew: 'Encrypting again makes a new key: after that, only the recovery key of before can open what is left.',
      secret: 'Passphrase or recovery key of before',
      again: 'Try again',
      wrong: 'This is neither the passphrase nor a recovery key.',
      still: (n: number) => `This still does not open ${entries(n)}.`,
      done: 'Everything is decrypted.',
    },
    sealed: 'Everything is encrypted.',
    current: 'Current passphrase',
    next: 'New passphrase',
    change: 'Change the passphrase',
    changed: 'The passphrase was changed.',
    saveAgain: 'Save the recovery key again',
    turnOff: 'Stop encrypting',
    working: 'One moment…',
  },
});
