import { inLanguage } from './in-language';

/** Words of the app's lock: its screen and its part of Settings. */
export const lockWords = inLanguage('lock', {
  locked: 'Callmark is locked',
  text: 'Nothing is lost. What waits is sent and scored all the same; what is shared with Callmark or opened with it meanwhile is taken in once it is unlocked.',
  pin: 'PIN or passphrase',
  unlock: 'Unlock',
  checking: 'Checking…',
  wrong: 'This is not the PIN or passphrase.',
  unknown: 'It cannot be checked on a page that came over plain http. Open Callmark over https.',
  wait: (time: string) => `The next try is possible in ${time}.`,
  recording: {
    running: 'A recording goes on. It is stored while it is made.',
    stop: 'Stop and keep',
    over: 'The recording has ended. What was recorded is kept.',
  },
  notChecked: (said: string) => `This could not be checked just now. Try again. (${said})`,
  forgotten: {
    title: 'Forgotten?',
    text: 'No call is lost: the lock hides calls and deletes none.',
    byAdministrator: 'The PIN of the administrator, which also opens that part of Settings, takes the lock away.',
    administrator: 'PIN of the administrator',
    remove: 'Take the lock away',
    byWaiting:
      'The lock can be taken away without its PIN one day after that was asked for here. Whoever enters the PIN before then is told, and the request is void.',
    ask: 'Ask to take the lock away',
    asked: (when: string) => `It was asked to take the lock away. That can be done here from ${when} on.`,
  },
  removed: 'The lock was taken away. Settings can set a new one.',
  wasAsked: (when: string) =>
    `Somebody asked at ${when} to take the lock away without its PIN. With the PIN entered, that is void.`,
  settings: {
    title: 'App lock',
    intro:
      'Hides everything behind a PIN or a passphrase, in all windows of Callmark on this device, until it is entered. A recording, sending and scoring go on behind it. Off unless you turn it on.',
    limits:
      'It hides and does not encrypt: whoever can start this device, or open the tools of the browser, can still get at what is stored. Use the lock and the encryption of the device as well.',
    forgotten:
      'If it is forgotten, no call is lost: the PIN of the administrator takes the lock away; where there is no such PIN, the locked screen does, one day after it was asked to.',
    again: 'The same again',
    short: (least: number) => `At least ${least} letters or digits.`,
    different: 'The two are not the same.',
    turnOn: 'Turn the lock on',
    isOn: 'The lock is on. Callmark locks at every start, by the lock in the header and by the key L.',
    isSet: 'The lock is set. Its screen is still being loaded: until that is done, this window does not lock.',
    idle: 'Lock without use after',
    minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
    never: 'Never',
    whenHidden: 'Lock whenever this page is not in sight, also in another tab',
    current: 'PIN or passphrase of the lock',
    turnOff: 'Turn the lock off',
    notKept: 'This browser did not keep it, so nothing was changed. Private windows do that.',
    insecure: 'On a page that came over plain http there is no lock. Open Callmark over https.',
  },
});
