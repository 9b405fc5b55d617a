import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { dismissToastAtom, type ToastMessage, toastsAtom } from '@/state/toasts';
import { Button } from '@/ui/button';
import { Toast, ToastRegion } from '@/ui/toast';

/** Messages in passing; `children` are the prompts that stand with them. */
export function Toasts({ children }: { children: ReactNode }) {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);

  const actionOf = ({ id, action }: ToastMessage) => {
    if (action === undefined) return undefined;
    const run = () => {
      dismiss(id);
      action.run();
    };
    return <Button onClick={run}>{action.label}</Button>;
  };

  return (
    <ToastRegion>
      {children}
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          text={toast.text}
          tone={toast.tone}
          action={actionOf(toast)}
          onDismiss={() => dismiss(toast.id)}
        />
      ))}
    </ToastRegion>
  );
}
