import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { lockedAtom } from '@/state/lock';
import { dismissToastAtom, type ToastMessage, toastsAtom } from '@/state/toasts';
import { Button } from '@/ui/button';
import { Toast, ToastRegion } from '@/ui/toast';

/** A sentence that asks nothing of anybody goes by itself; long enough to be read twice. */
const READ_MS = 10_000;

function PassingToast({ toast }: { toast: ToastMessage }) {
  const { id, text, tone, action, dismissed } = toast;
  const dismiss = useSetAtom(dismissToastAtom);
  const locked = useAtomValue(lockedAtom);
  // Nobody reads behind the lock.
  const goesByItself = action === undefined && tone === 'neutral' && !locked;

  useEffect(() => {
    if (!goesByItself) return;
    const timer = setTimeout(() => dismiss(id), READ_MS);
    return () => clearTimeout(timer);
  }, [goesByItself, dismiss, id]);

  const run = () => {
    dismiss(id);
    action?.run();
  };
  return (
    <Toast
      text={text}
      tone={tone}
      action={action && <Button onClick={run}>{action.label}</Button>}
      onDismiss={() => {
        dismiss(id);
        dismissed?.();
      }}
    />
  );
}

/** Messages in passing; `children` are the prompts that stand with them. */
export function Toasts({ children }: { children: ReactNode }) {
  const toasts = useAtomValue(toastsAtom);
  return (
    <ToastRegion>
      {children}
      {toasts.map((toast) => (
        <PassingToast key={toast.id} toast={toast} />
      ))}
    </ToastRegion>
  );
}
