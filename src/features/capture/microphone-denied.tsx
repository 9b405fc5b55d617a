import { useEffect, useState } from 'react';
import { type MicrophonePermission, watchPermission } from '@/audio/recording/permission';
import { wording } from '@/ui/wording';

/** Asks for the microphone's permission where it is denied and nothing else is on screen (§2); follows the browser. */
export function MicrophoneDenied({ refused }: { refused: boolean }) {
  const [permission, setPermission] = useState<MicrophonePermission>('unknown');
  useEffect(() => watchPermission(setPermission), []);
  const denied = permission === 'denied' || (permission !== 'granted' && refused);
  if (!denied) return null;
  return (
    <p className="capture-denied" role="alert">
      {wording.recording.allow}
    </p>
  );
}
