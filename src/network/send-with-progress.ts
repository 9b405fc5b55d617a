import { originOf, sameOrigin } from './endpoints';
import type { ReceivedAnswer, SendRequest } from './send';

/** The body never left: most likely the preflight was refused, so the request can be sent again without progress. */
export class NothingSentError extends Error {
  constructor() {
    super('nothing was sent');
    this.name = 'NothingSentError';
  }
}

/** The server redirects to another origin, where nothing was sent. */
export class SentAwayError extends Error {
  constructor() {
    super('redirected to another origin');
    this.name = 'SentAwayError';
  }
}

/**
 * The server redirects within its origin. XMLHttpRequest has followed, and on 301, 302 and 303 its POST became a GET
 * without a body; it does not tell which. `answer` is what came of it.
 */
export class MovedError extends Error {
  readonly answer: ReceivedAnswer;
  constructor(answer: ReceivedAnswer) {
    super('redirected within the origin');
    this.name = 'MovedError';
    this.answer = answer;
  }
}

/** What is used of a page; this file is compiled for workers too, where there is none. */
interface FrameWindow {
  XMLHttpRequest: typeof XMLHttpRequest;
  document: EventTarget;
}
interface Frame {
  hidden: boolean;
  srcdoc: string;
  onload: (event: Event) => void;
  contentWindow: FrameWindow | null;
  remove: () => void;
}
interface PageDocument {
  createElement: (name: 'iframe') => Frame;
  body: { append: (frame: Frame) => void };
}

const page = globalThis as unknown as { document?: PageDocument };

/** Workers send without progress. */
export function tellsProgress(): boolean {
  return page.document !== undefined;
}

/**
 * A window whose requests reach one origin only. XMLHttpRequest follows every redirect and takes headers and body
 * along; only a Content-Security-Policy stops it before anything is sent, and the page's own must allow every address.
 */
async function openWindow(origin: string): Promise<{ window: FrameWindow; close: () => void }> {
  const frame = page.document?.createElement('iframe');
  if (frame === undefined) throw new NothingSentError();
  frame.hidden = true;
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="connect-src ${origin}">`;
  await new Promise((resolve) => {
    frame.onload = resolve;
    page.document?.body.append(frame);
  });
  const { contentWindow } = frame;
  if (contentWindow === null) throw new NothingSentError();
  return { window: contentWindow, close: () => frame.remove() };
}

/**
 * Sends by XMLHttpRequest, the only way to learn how much of a body has left the device. Listening to upload progress
 * makes a cross-origin request preflighted, whatever its headers: where that is refused, NothingSentError is thrown.
 */
export async function sendWithProgress(
  request: SendRequest,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ReceivedAnswer> {
  const { window, close } = await openWindow(originOf(request.address));
  try {
    return await sendFrom(window, request, signal, onSent);
  } finally {
    close();
  }
}

function sendFrom(
  window: FrameWindow,
  { method, address, headers, body, limit }: SendRequest,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new window.XMLHttpRequest();
    const asked = new URL(address, location.href).href.replace(/#.*$/, '');
    let sent = false;
    let answering = false;
    let stopped = false;
    window.document.addEventListener('securitypolicyviolation', () => {
      stopped = true;
    });
    const abort = () => xhr.abort();
    const received = (tooLong: boolean): ReceivedAnswer => ({
      status: xhr.status,
      statusText: xhr.statusText,
      text: xhr.responseText,
      contentType: xhr.getResponseHeader('content-type') ?? '',
      retryAfter: exposedHeader(xhr, 'retry-after'),
      tooLong,
    });
    xhr.upload.onprogress = (event) => {
      sent ||= event.loaded > 0;
      if (event.lengthComputable && event.loaded < event.total) onSent(event.loaded / event.total);
    };
    xhr.upload.onload = () => {
      sent = true;
      onSent(1);
    };
    xhr.onreadystatechange = () => {
      if (xhr.readyState >= XMLHttpRequest.HEADERS_RECEIVED && xhr.status > 0) answering = true;
    };
    xhr.onprogress = (event) => {
      if (event.loaded <= limit) return;
      resolve(received(true));
      xhr.abort();
    };
    xhr.onload = () => {
      if (!sameOrigin(xhr.responseURL, address)) reject(new SentAwayError());
      else if (xhr.responseURL === asked) resolve(received(false));
      else reject(new MovedError(received(false)));
    };
    xhr.onerror = () => {
      // The news of a stopped redirect may come a moment after the error that it is; Firefox tells nothing else of it.
      setTimeout(() => {
        if (stopped) reject(new SentAwayError());
        else reject(sent || answering ? new TypeError('the request failed') : new NothingSentError());
      });
    };
    xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    xhr.open(method, asked);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body ?? null);
    if (signal.aborted) abort();
  });
}

/** Asking for a header that CORS hides prints an error in Chromium's console; the list of exposed ones does not. */
function exposedHeader(xhr: XMLHttpRequest, name: string): string | null {
  return new RegExp(`^${name}:`, 'im').test(xhr.getAllResponseHeaders()) ? xhr.getResponseHeader(name) : null;
}
