import { useEffect } from 'react';

/**
 * Writes what was typed when the page is hidden or the screen goes, and when somebody comes back, who may have made room for
 * what could not be stored (D617). A page that is closed may have no time for it:
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
    const back = () => void flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', hide);
      void flush();
    };
  }, [flush, keep]);
}
