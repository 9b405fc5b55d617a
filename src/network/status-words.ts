/** HTTP/2 and later send no reason phrase; these stand in for it in 'Error {status}: {statusText}' (§8). */
const WORDS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  524: 'A Timeout Occurred',
};

export function statusWord(status: number, statusText: string): string {
  return (
    statusText || WORDS[status] || (status < 400 ? 'Unexpected Answer' : status < 500 ? 'Client Error' : 'Server Error')
  );
}

/** Retry-After in milliseconds from now: seconds or an HTTP date; undefined when absent or unreadable. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  const at = text === '' ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
