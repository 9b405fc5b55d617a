import { useCallback, useEffect, useState } from 'react';
import { showLevels } from '@/audio/recording/level-meter';
import { closeMicrophone, openMicrophone } from '@/audio/recording/microphone';
import { LevelBars } from '@/ui/level-bars';
import { wording } from '@/ui/wording';

/** What a microphone hears now, for as long as it is shown. '' = the system's own choice. */
function useMicrophone(deviceId: string): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    let shown = true;
    let opened: MediaStream | null = null;
    openMicrophone({ ...(deviceId !== '' && { deviceId }), processing: false }).then(
      (next) => {
        if (!shown) return closeMicrophone(next);
        opened = next;
        setStream(next);
      },
      () => undefined,
    );
    return () => {
      shown = false;
      setStream(null);
      if (opened !== null) closeMicrophone(opened);
    };
  }, [deviceId]);
  return stream;
}

/** A microphone to speak into: its bars move, or it is the wrong one. */
export function LevelTest({ deviceId, name }: { deviceId: string; name: string }) {
  const stream = useMicrophone(deviceId);
  const draw = useCallback((canvas: HTMLCanvasElement) => showLevels(canvas, stream), [stream]);
  return (
    <div className="microphone-test">
      <LevelBars label={wording.recording.level} draw={draw} />
      <p>{wording.microphone.testing(name)}</p>
    </div>
  );
}
