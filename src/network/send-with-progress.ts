import { BrokenAnswerError, type ReceivedAnswer, type SendRequest } from './send';

/** The body never left: most likely the preflight was refused, so the request can be sent again without progress. */
export class NothingSentError extends Error {
  constructor() {
    super('nothing was sent');
    this.name = 'NothingSentError';
  }
}

/**
 * Sends by XMLHttpRequest, the only way to learn how much of a body has left the device. Listening to upload progress
 * makes a cross-origin request preflighted, whatever its headers: where that is refused, NothingSentError is thrown.
 */
export function sendWithProgress(
  { method, address, headers, body, limit }: SendRequest,
  signal: AbortSignal,
  onSent: (share: number) => void,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let sent = false;
    let answering = false;
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
    xhr.onload = () => resolve(received(false));
    xhr.onerror = () => {
      if (answering) reject(new BrokenAnswerError(undefined));
      else reject(sent ? new TypeError('the request failed') : new NothingSentError());
    };
    xhr.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    xhr.open(method, address);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body ?? null);
    if (signal.aborted) abort();
  });
}

/** Asking for a header that CORS hides prints an error in Chromium's console; the list of exposed ones does not. */
function exposedHeader(xhr: XMLHttpRequest, name: string): string | null {
  return new RegExp(`^${name}:`, 'im').test(xhr.getAllResponseHeaders()) ? xhr.getResponseHeader(name) : null;
}
