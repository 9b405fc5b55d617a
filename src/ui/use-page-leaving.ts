import { useEffect } from 'react';

/**
 * Writes what was typed when the page is hidden or the screen goes. A page that is closed may have no time for it:
 * `keep` runs first then, and must be done when it returns. Both must be the same from render to render.
 */
export function usePageLeaving(flush: () => Promise<unknown>, keep: () => void): void {
  useEffect(() => {
    const leave = () => {
      keep();
      void flush();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [flush, keep]);
}
