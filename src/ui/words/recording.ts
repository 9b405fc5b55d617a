import { inLanguage } from './in-language';
import { CHOOSE_MICROPHONE } from './shell';

/** Words of recording and of the microphone (§2, §4). The Vietnamese ones are the specification's own. */
export const recordingWords = inLanguage('recording', {
  record: 'Record',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  settings: 'Microphone settings',
  allow: 'Vui lòng cho phép truy cập micro',
  title: (time: string) => `Recording ${time}`,
  elapsed: 'Recorded',
  level: 'Microphone level',
  saved: 'Saved on this device every 2 s',
  offline: 'Offline: will be transcribed later',
  starting: 'Opening the microphone…',
  paused: 'Paused. What is said now is not recorded.',
  stopping: 'Saving the recording…',
  elsewhere: 'Real Speak is recording.',
  gap: {
    muted: 'The microphone is taken by a call or another app, or switched off. Recording goes on with it.',
    unplugged: 'The microphone is gone. Connect one and recording goes on by itself.',
    stalled: 'The microphone sends no sound. It is being opened again.',
  },
  lost: (seconds: string, at: string) => `${seconds} s of sound are missing at ${at}.`,
  low: (minutes: number) =>
    `This device is nearly full: room for about ${minutes} min. Export and delete calls you no longer need.`,
  ended: {
    permission: 'Recording ended: the permission for the microphone was taken back. What was recorded is kept.',
    failed: 'Recording ended: the browser stopped delivering sound. What was recorded is kept.',
    storage: 'Recording ended: this device is full. What was recorded until then is kept.',
    unstored:
      'Recording ended: sound could not be stored on this device any more; its disk may be full. What was recorded until then is kept.',
  },
  kept: (time: string, isFull: boolean) =>
    isFull
      ? `${time} are kept on this device, but there is no room to make a call of them. Export and delete calls you no longer need, then reload the page: what you typed comes along.`
      : `${time} are kept on this device, but no call could be made of them yet. It is tried again when the page is reloaded: what you typed comes along.`,
  empty: 'Nothing was recorded: no sound came from the microphone.',
  cleared: (time: string) =>
    `Recording ended, and what was recorded is gone (${time}): this browser deleted what Callmark had stored on this device, as browsers do when the disk is full. Installing the app makes that less likely.`,
  recovered: (time: string) => `Recovered: ${time}`,
  open: 'Open',
});

export const microphoneWords = inLanguage('microphone', {
  title: CHOOSE_MICROPHONE,
  allow: 'Cho phép truy cập micro',
  denied: 'Please allow microphone access in browser settings',
  none: 'No microphone device found',
  /** A device without a label: a generic name and the beginning of its id. */
  unnamed: (id: string) => `Microphone ${id.slice(0, 8)}`,
  chosen: (name: string) => `${name} is used for recordings.`,
  chosenForNext: (name: string) => `${name} is used from the next recording on.`,
  testing: (name: string) => `Say something: ${name} is listening.`,
  gone: (name: string) => `${name} is not connected now. Another microphone is used until it is back.`,
  list: 'Microphones',
});
