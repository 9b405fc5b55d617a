/**
 * What a failure means to a reviewer: what happened, what is kept, what to do (§8, decision 36). Sentences in quotes in
 * the specification stay as they are.
 */
export const failureWords = {
  kept: 'The call and everything in it are kept on this device.',
  keptQueued: 'The call is kept on this device and stays in the queue.',
  offline: { happened: 'There is no network.', todo: 'It goes on by itself when the network is back.' },
  unreachable: {
    happened: (address: string) => `No answer from ${address}.`,
    happenedUnknown: 'The service gave no answer.',
    todo: 'The server may be down, or it may not allow this page to call it (CORS): a browser can not tell which. Check the address in Settings.',
    todoMixed:
      'This page came over https, and browsers do not let it call an http address. Serve that service over https, or open Callmark over http.',
    todoCors:
      'The server is up but does not allow this page to call it (CORS). Ask whoever runs it to allow this address.',
  },
  timeout: {
    happened: (seconds: number) => `The service gave no answer within ${seconds} s.`,
    todo: 'It is tried again by itself; Retry asks at once.',
  },
  http: {
    happened: (status: number, statusText: string) => `Error ${status}: ${statusText}`,
    happenedBare: (status: number) => `Error ${status}`,
    said: (detail: string) => `The service says: ${detail}`,
    todoAuth: 'The service refuses the key or token. Check them in Settings, then Retry.',
    todoTooLarge:
      'The file is over the limit of the service. Ask whoever runs it to raise the limit, or upload a shorter file.',
    todoBusy: 'The service is busy; it is tried again by itself.',
    todoServer: 'The trouble is at the service; it is tried again by itself, Retry asks at once.',
    todoNotFound: 'Nothing answers at this address. Check it in Settings, then Retry.',
    todoOther: 'The service refuses this request. Check the address in Settings, then Retry.',
  },
  'unreadable-answer': {
    happened: 'The service answered, but the answer can not be read.',
    kept: 'The call is kept on this device, and so is the answer as it came.',
    todo: 'Retry asks again; the raw answer shows what came.',
  },
  'not-processed': {
    happened: "The speech service has not finished yet ('not processed').",
    todo: 'It is asked again every 30 s; the audio is not sent twice.',
  },
  'storage-full': {
    happened: 'This device is full.',
    kept: 'What was stored before is untouched.',
    todo: 'Export and delete calls you no longer need, then Retry.',
  },
  permission: {
    happened: 'The browser does not allow it.',
    todo: 'Allow the microphone in the browser settings, then try again.',
  },
  'no-microphone': {
    missing: { happened: 'No microphone device found', todo: 'Connect one, then try again.' },
    busy: {
      happened: 'The microphone could not be opened: another program may be using it.',
      todo: 'Close that program or choose another microphone, then try again.',
    },
  },
  'unreadable-file': {
    happened: 'The file can not be read as audio: it is damaged, cut off, or not what its name says.',
    todo: 'Upload the original file again, or a copy saved as MP3 or WAV.',
  },
  unsupported: {
    happened: 'This browser can not do that.',
    todo: 'A current Chrome, Edge or Safari can.',
  },
  'missing-model': {
    happened:
      'No transcript yet: there are no captions with this audio, no speech model on this device and no speech service is configured.',
    todo: 'Get a speech model or set a speech service in Settings, choose a .vtt or .srt caption file with Upload audio, or type the transcript under Edit.',
  },
  'missing-transcript': {
    happened: 'Please enter the transcript content',
    todo: 'Type or paste it under Edit, or upload audio.',
  },
  'missing-audio': { happened: 'This call has no audio.', todo: 'Upload the audio again as a new call.' },
  'missing-key': {
    happened: 'apiKey is required if onTranscribe is not provided',
    todo: 'Enter the API key in Settings, then Retry.',
  },
  cancelled: { happened: 'Cancelled.', todo: 'Retry starts it again.' },
  internal: {
    happened: 'Something went wrong in the app.',
    detail: (text: string) => `Technical detail: ${text}`,
    todo: 'Retry; if it happens again, export the call and report it.',
  },
} as const;
