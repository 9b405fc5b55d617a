import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks is still shown; call it before `usePageLeaving`, whose last write is asked about this. */
export function useOnScreen(): RefObject<boolean> {
  const onScreen = useRef(true);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
