import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { mustNotReloadAtom } from '@/state/session';
import { Button } from '@/ui/button';
import { Toast } from '@/ui/toast';
import { wording } from '@/ui/wording';
import { updateStateAtom, updatesAtom } from './app-updates';

/** Offers a new version; silent while something must not be interrupted. */
export function UpdatePrompt() {
  const updates = useAtomValue(updatesAtom);
  const state = useAtomValue(updateStateAtom);
  const blocked = useAtomValue(mustNotReloadAtom);
  const [later, setLater] = useState(false);
  if (updates === null || state === 'none' || later || blocked) return null;

  const dismiss = () => setLater(true);
  if (state === 'reload') {
    const reload = <Button onClick={() => location.reload()}>{wording.ui.reload}</Button>;
    return <Toast text={wording.update.reload} action={reload} onDismiss={dismiss} />;
  }
  if (state === 'applying') return <Toast text={wording.update.applying} onDismiss={dismiss} />;
  const apply = (
    <Button variant="primary" onClick={() => void updates.apply()}>
      {wording.update.apply}
    </Button>
  );
  return <Toast text={wording.update.ready} action={apply} onDismiss={dismiss} />;
}
