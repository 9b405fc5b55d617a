export type HeaderProblem = 'characters' | 'name' | 'reserved' | 'no-name' | 'no-value';

/** One line of visible Latin letters, digits, signs and blanks; browsers refuse the rest, or it is none that was meant. */
const VALUE = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/;
const NAME = /^[!#$%&'*+\-.^_`|~\da-z]+$/i;
/** Browsers leave these out in silence, or set them themselves; the type of a form carries its boundary. */
const RESERVED =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-(?:length|type)|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Why a key or token can't be sent in a header. Dashes and quotation marks of word processors are the usual reason. */
export function valueProblem(value: string): HeaderProblem | undefined {
  return VALUE.test(value.trim()) ? undefined : 'characters';
}

/** The same for the name of a header. */
export function nameProblem(name: string): HeaderProblem | undefined {
  const typed = name.trim();
  if (typed === '') return undefined;
  if (!NAME.test(typed)) return 'name';
  return RESERVED.test(typed) ? 'reserved' : undefined;
}
