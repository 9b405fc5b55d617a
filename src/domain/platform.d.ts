/**
 * The domain is compiled without DOM types. These two names stand in the Provider contract only to be passed on; under
 * the page's and the worker's own libraries the declarations merge with the real ones.
 */
interface Blob {
  readonly size: number;
  readonly type: string;
}
interface AbortSignal {
  readonly aborted: boolean;
}
