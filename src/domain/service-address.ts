export type AddressProblem = 'not-http' | 'credentials' | 'server' | 'query' | 'characters';

/** What browsers drop, turn into a slash or show as nothing: an address that reads like one host and leads to another. */
const MISLEADING = /[\\\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

export type ReadAddress = { address: string } | { problem: AddressProblem };

const SERVER = /^(\[[\da-f:.]+\]|[^[\]:<>|^%]+)(?::(\d{1,5}))?$/i;
const LAST_PORT = 65_535;

/** What no browser takes for a server would be told as its inability at every call: a slip in a port or an IPv4 address. */
function mayBeServer(host: string): boolean {
  const [, name = '', port = '0'] = SERVER.exec(host) ?? [];
  if (name === '' || Number(port) > LAST_PORT) return false;
  if (!/(?:^|\.)\d+$/.test(name)) return true;
  const parts = name.split('.');
  return parts.length === 4 && parts.every((part) => /^\d+$/.test(part) && Number(part) <= 255);
}

/**
 * A service address as a person typed it. '' means "on this device"; a path from the root ("/api") means this app's own
 * server; otherwise http or https. User names, passwords and queries are refused: addresses are shown and exported.
 * Backslashes, blanks and invisible characters are refused too: the address must lead where it seems to lead.
 * The trailing slash goes, so that paths can be appended.
 */
export function readAddress(typed: string): ReadAddress {
  const address = typed.trim().replace(/\/+$/, '');
  if (address === '') return { address: typed.trim() === '' ? '' : '/' };
  if (MISLEADING.test(address)) return { problem: 'characters' };
  const match = /^(?:https?:\/\/([^\s/?#]+)|(?=\/[^/]))([^\s]*)$/i.exec(address);
  if (match === null) return { problem: 'not-http' };
  const [, host = '', rest = ''] = match;
  if (host.includes('@')) return { problem: 'credentials' };
  if (host !== '' && !mayBeServer(host)) return { problem: 'server' };
  if (/[?#]/.test(rest)) return { problem: 'query' };
  return { address };
}

/** An https page may not call plain http addresses, except on the same machine (mixed content). */
export function isMixedContent(address: string, pageProtocol: string): boolean {
  if (pageProtocol !== 'https:' || !/^http:\/\//i.test(address)) return false;
  return !/^http:\/\/((?:[a-z\d-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/i.test(address);
}
