import { inLanguage } from './in-language';
/** Words of "Speech on this device": the models, what they cost, and what went wrong on the way. */
export const modelsWords = inLanguage('models', {
  heading: 'Speech on this device',
  intro:
    'With a speech model, recordings and uploads without captions become text on this device, with no network. Downloads and deletions here act at once; the choices below are in force after Save settings.',
  name: (size: string) => `Whisper ${size}`,
  none: 'No speech model is on this device: audio without captions waits in the queue for one.',
  state: {
    active: 'In use',
    ready: 'Ready',
    loading: 'Downloading',
    storing: 'Storing',
    stopped: 'Stopped',
    damaged: 'Damaged',
  },
  facts: {
    version: (version: string) => `version ${version}`,
    licence: (licence: string) => `licence ${licence}`,
    checked: (day: string) => `checked ${day}`,
    unlisted: 'imported without a list of checksums',
  },
  progress: (done: string, total: string, percent: number) => `${done} of ${total}, ${percent}%`,
  waitsForNetwork: 'There is no network. It goes on by itself when the network is back.',
  waitsForRetry: 'The connection broke off. It is tried again by itself and goes on where it ended.',
  halfDone: (done: string, total: string) => `${done} of ${total} are here and are not fetched again.`,
  damagedText: 'Files of this model are gone or changed on this device, so it does not transcribe.',
  actions: {
    download: 'Download',
    stop: 'Stop',
    goOn: 'Go on',
    use: 'Use',
    check: 'Check files',
    repair: 'Fetch again',
    delete: 'Delete',
    update: 'Update',
    look: 'Look for models',
    of: (action: string, model: string) => `${action}: ${model}`,
  },
  checkedWell: (model: string) => `Every file of ${model} is as it should be.`,
  updateReady: (version: string, bytes: string) =>
    `Version ${version} is there: ${bytes} to download. The present one goes on working until the new one is whole.`,
  deleteQuestion: (model: string) => `Delete ${model}?`,
  deleteText: (bytes: string) =>
    `${bytes} are freed. Calls and transcripts stay; audio without captions waits until there is a model again.`,
  failed: 'That could not be done: this device has no room left, or does not let Callmark store anything.',
  offers: {
    heading: 'Models to download',
    looking: (address: string) => `Looking for models at ${address}…`,
    from: (address: string) => `From ${address}`,
    empty:
      'There are no models at this address yet. Whoever runs this site can put them there (docs/models.md), or import the files below.',
    passedOver: (n: number) =>
      n === 1 ? '1 entry of the list could not be used:' : `${n} entries of the list could not be used:`,
    problem: (model: string, what: string) => `${model}: ${what}`,
    problems: {
      shape: 'its form is not understood',
      id: 'its id cannot be used or is there twice',
      size: 'its size is none of tiny, base, small, turbo',
      version: 'its version cannot be used',
      path: 'a path leads out of its folder or is there twice',
      bytes: 'the size of a file is missing or impossible',
      checksum: 'the checksum of a file is missing',
      format: 'a number format is not known',
      incomplete: 'a file is missing from its list',
      'no-variant': 'nothing of it can be run here',
      'not-listed': 'the hub gave no list of its files',
    },
    recommended: 'Recommended here',
    download: (bytes: string) => `${bytes} to download`,
    here: 'On this device',
    memory: (gb: string, basis: string) => `about ${gb} GB of memory while it works (${basis})`,
    gpu: 'for the graphics processor (WebGPU)',
    unmeasuredSpeed: 'speed not measured',
    speed: (words: string, basis: string) => `takes ${words} (${basis})`,
    shares: {
      tenth: 'about a tenth of the call’s length',
      fifth: 'about a fifth of the call’s length',
      quarter: 'about a quarter of the call’s length',
      third: 'about a third of the call’s length',
      half: 'about half of the call’s length',
      twoThirds: 'about two thirds of the call’s length',
      nearly: 'nearly as long as the call',
      longer: 'a little longer than the call',
      twice: 'about twice as long as the call',
      many: 'several times as long as the call',
    },
    basis: { measured: 'measured', reported: 'reported', estimated: 'estimated' },
    speedBasis: { measured: 'measured on two desktop cores', reported: 'reported', estimated: 'estimated' },
    uses: {
      tiny: 'For trying out and weak devices; poor Vietnamese.',
      base: 'For tablets; fair for clear speech.',
      small: 'For laptops; better Vietnamese.',
      turbo: 'For desktops with a strong graphics processor; the best of these.',
    },
    v3: 'large-v3 is too big for a browser. A call that asks for it (model=v3) is transcribed by the model in use here; turbo comes nearest to it.',
    cautions: {
      reloads: 'Some iPads and iPhones are reported to reload the page over its memory. If that happens, take tiny.',
      memory: 'This device reports little memory for it.',
      slow: 'Slow on a tablet.',
      'needs-gpu': 'Without a graphics processor that browsers can use, it takes far longer than the call.',
      'too-big': 'Too big for tablets and phones.',
      'no-room': 'There is no room for it on this device.',
    },
  },
  hub: {
    heading: 'From a public hub',
    intro:
      'Where this device may use the internet, a model comes straight from a hub. Nothing is asked of it before a press here.',
    none: 'No hub is allowed here yet.',
    allow: (host: string) => `Allow ${host} and look there`,
    look: (host: string) => `Look for models at ${host}`,
  },
  consent: {
    title: (model: string) => `Download ${model}?`,
    size: 'Size',
    runtime: 'To run it',
    runtimeBytes: (bytes: string) => `up to ${bytes}, once, from this site`,
    licence: 'Licence',
    licenceUnknown: 'not said',
    from: 'From',
    free: 'Free for it, as the browser says',
    freeUnknown: 'the browser does not tell',
    saveData: 'Data saving is on for this device. Wait for Wi-Fi if the connection is metered.',
    hub: 'The hub learns this device’s network address and which model it fetches, and may send the files from other servers of its own. Every file is compared with the hub’s checksum.',
    privacy: 'Only the model and what runs it are fetched. The audio of your calls stays on this device.',
    confirm: 'Download',
  },
  import: {
    heading: 'Without internet',
    text: 'Copy a model folder to this device, for example from a USB stick, and import its files. A manifest.json among them is used to check them.',
    files: 'Import files',
    folder: 'Import a folder',
    checking: 'The files are being read and checked…',
    done: 'The model is imported and in use.',
  },
  policyHints: {
    'service-first':
      'A configured service gets audio that came without captions. Where none is configured, this device does the work.',
    'device-first': 'This device does what it can. A configured service gets the audio only where it cannot.',
    'device-only': 'Audio and text never leave this device, whatever services are configured.',
  },
});

/** What went wrong with a model: what happened, what to do. Files that arrived whole are always kept. */
export const modelFailureWords = inLanguage('modelFailures', {
  offline: { happened: 'There is no network.', todo: 'Try again when the network is back, or import the files below.' },
  unreachable: {
    happened: (address: string) => `No answer from ${address}.`,
    todo: 'The server may be down, or it does not allow this page to read its files (CORS), or the policy of this site forbids it: a browser cannot tell which. Check the address and ask whoever runs it, or import the files below.',
    todoMixed: 'This page came over https, and browsers do not let it fetch from a plain http address.',
  },
  timeout: {
    happened: (file: string, seconds: number) => `Nothing came for ${seconds} s while ${file} was fetched.`,
    todo: 'The connection may be too slow or cut. Try again: it goes on where it ended.',
  },
  badAddress: {
    happened: 'The address cannot be used.',
    todo: 'Start with http:// or https://, e.g. http://192.168.1.20:8000/models.',
  },
  notFound: {
    happened: (file: string) => `The server has no ${file} (404).`,
    todo: 'Check the address, or ask whoever runs it to put the models there (docs/models.md).',
  },
  http: {
    happened: (file: string, status: number, text: string) => `The server refuses ${file}: error ${status} ${text}`,
    todo: 'Ask whoever runs the server, or try again later.',
  },
  notAManifest: {
    page: 'The server answers with a web page where the list of models should be.',
    other: 'The list of models cannot be read.',
    todo: 'Check the Model address: it must lead to the folder with manifest.json, and missing files must answer 404.',
    todoHub: 'Check the Model hub: it must list files as huggingface.co does.',
  },
  pageInstead: {
    happened: (file: string) => `The server answers with a web page where ${file} should be.`,
    todo: 'A file is missing there. Ask whoever runs the server to put the whole folder up and to answer missing files with 404.',
  },
  wrongSize: {
    happened: (file: string, bytes: string, expected: string) => `${file} has ${bytes} instead of ${expected}.`,
    todo: 'The file is cut off or another one than the list names. Try again; if it stays so, it has to be copied to the server anew.',
  },
  wrongContent: {
    happened: (file: string) => `${file} is not the file that the list names: its checksum differs.`,
    todo: 'It was thrown away. Try again; if it stays so, the file or the list on the server is wrong.',
  },
  noRoom: {
    happened: (needed: string, free: string) => `There is no room: ${needed} are needed, ${free} are free.`,
    todo: 'Export and delete calls you no longer need, free space on the device, or take a smaller model.',
  },
  storageFull: {
    happened: 'This device ran full while the model was being stored.',
    todo: 'Its whole files are kept; the rest was thrown away, so that calls have room. Free some space, then go on, or take a smaller model.',
  },
  filesMissing: {
    happened: (files: string) => `Files of the model are missing: ${files}.`,
    todo: 'Choose all files of the model’s folder together, or the folder itself.',
  },
  noModel: {
    happened: 'There is no speech model among these files.',
    todo: 'Choose the files of one model folder: config.json, the tokenizer files and the onnx files.',
  },
  unreadable: {
    happened: (file: string) => `${file} could not be read.`,
    todo: 'Check that the stick is still there and choose the files again.',
  },
  internal: { happened: (detail: string) => `Something went wrong: ${detail}`, todo: 'Try again.' },
});
