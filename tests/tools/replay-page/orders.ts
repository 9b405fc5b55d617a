/** What the page asks its worker for. */
export interface ReplayOrder {
  what: 'fetch' | 'workbox-push' | 'workbox-replay';
  address: string;
  /** The text of each request, one form each. */
  texts: string[];
}
