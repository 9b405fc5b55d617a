/** Of the app that is running; `commit` is '' where it was built outside of a repository. */
export interface Build {
  version: string;
  /** Twelve digits, with + where files had been changed since. */
  commit: string;
}

/** Put in the place of the name by the build (vite.config.ts). */
declare const CALLMARK_BUILD: Build;

export const BUILD: Build = CALLMARK_BUILD;
