import { useState } from 'react';
import { wording } from '@/ui/wording';

export interface NotifySwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks the browser for its permission when it is switched on, and only then. */
export function NotifySwitch({ checked, onChange }: NotifySwitchProps) {
  const [denied, setDenied] = useState(false);
  if (!('Notification' in globalThis)) return null;

  const change = async (wanted: boolean) => {
    const allowed = !wanted || (await Notification.requestPermission()) === 'granted';
    setDenied(!allowed);
    onChange(wanted && allowed);
  };

  return (
    <>
      <label className="settings-check">
        <input type="checkbox" checked={checked} onChange={(event) => void change(event.currentTarget.checked)} />
        {wording.settings.notify}
      </label>
      {denied && (
        <p className="settings-warning" role="alert">
          {wording.settings.notifyDenied}
        </p>
      )}
    </>
  );
}
