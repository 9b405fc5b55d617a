import { inLanguage } from './in-language';
import { CHECK_DEVICE } from './shell';

/** Words of the device's check-up, which is loaded when it is asked for. */
export const deviceCheckWords = inLanguage('deviceCheck', {
  title: CHECK_DEVICE,
  intro: 'What this device and its browser say of themselves, and what to do where something is missing.',
  looking: 'Looking…',
  unread: (kind: string) => `What is stored could not be read: ${kind}. Reload the page, then look again.`,
  again: 'Look again',
  verdicts: { good: 'Good', mind: 'To do', unknown: 'Not known' },
  checks: {
    stored: {
      title: 'Works without a network',
      good: 'The app is stored on this device and starts without a network.',
      'in-part':
        'The app is stored on this device and starts without a network. The sound of the samples, the code of the speech model and that of telling speakers apart are not all stored yet: leave it open for a minute on a network that is not metered, then look again.',
      missing:
        'The app is not stored on this device yet. Leave it open for a minute with a network, then reload. In a private window it may stay so.',
      insecure: 'This page came over plain http: browsers store no app from there. Open Callmark over https.',
    },
    installed: {
      title: 'Installed',
      good: 'Callmark runs as an installed app.',
      tab: 'Callmark runs in a browser tab. Install it: “Install app” in Chrome and Edge, “Share”, then “Add to Home Screen” on an iPad. Safari may erase what a page has stored that was not used for seven days.',
    },
    kept: {
      title: 'Storage is kept',
      good: 'The browser promises to keep what is stored until you delete it.',
      'may-go':
        'The browser may delete what is stored when the device runs full. Press “Keep it” in Settings; installing the app, or using it often, makes the browser agree.',
      unknown: 'This browser does not tell. Back up what matters into a file (Settings, Backup).',
    },
    room: {
      title: 'Free room',
      good: (free: string) => `${free} are free for Callmark.`,
      little: (free: string) =>
        `Only ${free} are free for Callmark. An hour of recording takes about 115 MB, and its second copy as much again. Delete what is not needed on this device, or calls that are done.`,
      unknown: 'This browser does not tell how much room is left.',
    },
    microphone: {
      title: 'Microphone',
      good: 'There is a microphone, and Callmark may use it.',
      asks: 'There is a microphone. The browser will ask whether Callmark may use it when a recording starts: allow it.',
      denied:
        'The microphone is blocked for this page. Allow it in the settings of the browser for this site, then reload. Uploads work without it.',
      none: 'No microphone was found. Connect one, or work with uploads.',
      insecure: 'This page came over plain http: browsers give no microphone there. Open Callmark over https.',
      unknown: 'This browser does not tell before a recording starts. Make a short one to try it.',
    },
    clock: {
      title: 'Clock',
      good: 'The clock agrees with that of the server.',
      ahead: (span: string) =>
        `The clock of this device is ${span} ahead of the server's. Set it right: calls are dated by it.`,
      behind: (span: string) =>
        `The clock of this device is ${span} behind the server's. Set it right: calls are dated by it.`,
      unknown: 'The server could not be asked for its time. Look again with a network.',
    },
  },
  diagnostics: {
    title: 'Diagnostics',
    hint: 'For whoever helps: browser, sizes, counts, states and kinds of the last failures. No words, names, addresses or keys.',
    label: 'What is copied',
    copy: 'Copy diagnostics',
    copied: 'Copied.',
    notCopied: 'The browser did not let this page copy it. Select the text and copy it.',
  },
});
