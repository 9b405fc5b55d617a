import { grouped } from './grouped';
import { inLanguage } from './in-language';
/**
 * What a failure means to a reviewer: what happened, what is kept, what to do (§8, D36). Sentences in quotes in
 * the specification stay as they are.
 */
export const failureWords = inLanguage('failures', {
  kept: 'The call and everything in it are kept on this device.',
  keptQueued: 'The call is kept on this device and stays in the queue.',
  offline: {
    happened: 'There is no network.',
    happenedNotStored: 'There is no network, and this has not been stored on this device for offline use yet.',
    todo: 'It goes on by itself when the network is back.',
    todoEnded: 'Try again when the network is back.',
  },
  proxy: (seconds: number) =>
    `It broke off after ${seconds} s: a proxy on the way may allow no longer (nginx: proxy_read_timeout). Then the work may have been done, and be paid for, each time.`,
  unreachable: {
    happened: (address: string) => `No answer from ${address}.`,
    happenedUnknown: 'The service gave no answer.',
    todo: 'The server may be down, or it may not allow this page to call it (CORS): a browser cannot tell which. Check the address in Settings.',
    todoOwn:
      'The server of this page did not answer, or the connection broke off before the answer was whole: it may be down or out of reach for now.',
    certificate:
      'It may also be that this device does not trust its certificate: opening the address in a tab shows that.',
    todoMixed:
      'This page came over https, and browsers do not let it call an http address. Serve that service over https, or open Callmark over http.',
    todoWorkedBefore:
      'It has answered before: it may be down for now, or it may no longer allow this page to call it (CORS).',
    todoLarge: (size: string) =>
      `It has answered before: it may be down for now, it may no longer allow this page to call it (CORS), or this upload of ${size} may be over a limit of the service or of a proxy before it (nginx: client_max_body_size): a browser cannot tell which.`,
    large: (size: string) =>
      `This upload of ${size} may also be over a limit of the service or of a proxy before it (nginx: client_max_body_size).`,
    again: 'It is tried again by itself.',
    todoWebhook:
      'With n8n it may also be that the workflow is not active, that its path is another, or that Allowed Origins (CORS) of its Webhook node leaves out this page: opening the address in a tab shows what n8n says.',
    redirected: (address: string, target: string) => `${address} redirects to ${target}.`,
    redirectedUnknown: (address: string) => `${address} redirects to another address.`,
    todoRedirected:
      'Nothing was sent there: keys and recordings do not follow a redirect to another server. If it is the right one, enter its address in Settings; a login page in between means that this device must log in first.',
  },
  timeout: {
    happened: (seconds: number) => `The service gave no answer within ${seconds} s.`,
    happenedHere: (seconds: number) => `The work on this device gave no sign of life for ${seconds} s.`,
    todo: 'It is tried again by itself; Retry asks at once.',
    todoEnded: 'Retry asks again.',
    setting: 'A service that needs longer gets it by a setting: workTimeoutS in config.json, in seconds.',
  },
  http: {
    happened: (status: number, statusText: string) => `Error ${status}: ${statusText}`,
    happenedBare: (status: number) => `Error ${status}`,
    said: (detail: string) => `The service says: ${detail}`,
    todoAuth: 'The service refuses the key or token. Check them in Settings, then Retry.',
    todoAuthAutomation:
      'The automation service refuses access. Its webhook asks for a header (n8n: Authentication, Header Auth): enter the name and value of that header under Access in Settings, then Retry.',
    todoTooLarge:
      'The file is over the limit of the service. Ask whoever runs it to raise the limit, or upload a shorter file.',
    todoTextTooLarge: 'The text is over the limit of the service. Ask whoever runs it to raise the limit.',
    todoBusy: 'The service is busy; it is tried again by itself.',
    todoBusyEnded: 'The service is busy. Try again in a moment.',
    todoServer: 'The trouble is at the service; it is tried again by itself, Retry asks at once.',
    todoServerEnded: 'The trouble is at the service. Ask whoever runs it, or try again.',
    todoGateway:
      'The service is away, or a proxy before it waits no longer; it is tried again by itself, Retry asks at once.',
    todoGatewayEnded: 'The service is away, or a proxy before it waits no longer. Ask whoever runs it, or try again.',
    todoBareWebhook:
      'With n8n it may also be that no active workflow has this path: activate it in n8n or correct the address in Settings.',
    todoWorkflow: {
      fails: 'n8n says that the workflow fails: its list of executions shows where.',
      'no-item':
        'n8n says that the last node of the workflow gave nothing to answer with: its list of executions shows what each node gave.',
      'no-respond-node':
        'In n8n connect a Respond to Webhook node after the Webhook node, and let that one respond “Using Respond to Webhook node”.',
    },
    againForAWhile: 'It is tried again by itself for a while, Retry asks at once.',
    thenRetry: 'Retry asks again.',
    todoWebhook:
      'The workflow is not active, or its path is another: activate it in n8n or correct the address in Settings, then Retry.',
    todoNotFound:
      'The service has nothing at this address: it may still be starting, or the address is wrong. Check it in Settings, then Retry.',
    todoOther: 'The service refuses this request. Check the address in Settings, then Retry.',
  },
  'unreadable-answer': {
    happened: 'The service answered, but the answer cannot be read.',
    kept: 'The call is kept on this device, and so is the answer as it came.',
    keptCut: (characters: number) =>
      `The call is kept on this device, and so are the first ${grouped(characters)} characters of the answer.`,
    todo: 'Retry asks again; the raw answer shows what came.',
    happenedEmpty: 'The service answered, but its answer is empty.',
    happenedEmptyWorkflow: 'The workflow answered nothing.',
    keptEmpty: 'The call is kept on this device.',
    todoEmptyWorkflow:
      'It most likely failed before its Respond to Webhook node, or never came to it: its list of executions in n8n shows why.',
    todoStarted:
      'The workflow answers before it has worked. In n8n let its Webhook node respond “Using Respond to Webhook node”, then Retry.',
    happenedFailed: 'The service answered, and gave no result.',
    happenedHalf: 'The answer broke off in the middle.',
    happenedPage: 'The service answered with a web page instead of a result.',
  },
  placeholder: {
    happened: 'A web page came, and no answer of the service.',
    happenedText: 'A line of text came where data was asked for.',
    cause:
      'The service may still be starting, a sign-in page may stand before it (open the address in a tab), or the address is wrong.',
    causeOfText:
      'A model behind the service may have answered in words (that it cannot do this, for one), the service may still be starting, or the address is wrong.',
    again: 'It is tried again by itself.',
    check: 'Check it in Settings, then Retry.',
  },
  'not-processed': {
    happened: "The speech service has not finished yet ('not processed').",
    todo: 'It is asked again every 30 s; the audio is not sent twice.',
    todoEnded: 'Retry asks again; the audio is not sent twice.',
  },
  'storage-full': {
    happened: 'This device is full.',
    kept: 'What was stored before is untouched.',
    todo: 'Export and delete calls you no longer need, then Retry.',
    todoKept: 'Export and delete calls you no longer need: as soon as there is room, it is stored by itself.',
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
    happened: 'The file cannot be read as audio: it is damaged, cut off, or not what its name says.',
    todo: 'Upload the original file again, or a copy saved as MP3 or WAV.',
  },
  unsupported: {
    happened: 'This browser cannot do that.',
    todo: 'A current Chrome, Edge or Safari can.',
  },
  noDecoder: {
    happened: 'This browser got no sound out of this file.',
    todo: 'The file may be damaged, or in a form that this browser does not decode. Upload a copy saved as MP3 or WAV, or use another browser.',
  },
  noDecoderForLong: {
    happened: 'This browser got no sound out of this file.',
    todo: 'The file may be damaged, or in a form that this browser does not decode piece by piece; calls of more than ten minutes it cannot decode in one go either. Upload a copy saved as WAV, or in parts of up to ten minutes, or use another browser.',
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
  'missing-call': {
    happened:
      'This call is not on this device any more: it was deleted in another window, or with all that was stored here.',
    kept: 'What you typed is still on this screen.',
    todo: 'Copy it if you need it.',
  },
  'not-taken': {
    happened: 'The server did not take one document.',
    todo: 'Ask whoever runs the server.',
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
});
