import Check from 'lucide-react/icons/check';
import Mic from 'lucide-react/icons/mic';
import { Button } from '@/ui/button';
import { wording } from '@/ui/wording';

export function microphoneName({ label, deviceId }: Pick<MediaDeviceInfo, 'label' | 'deviceId'>): string {
  return label === '' ? wording.microphone.unnamed(deviceId) : label;
}

export interface MicrophoneListProps {
  devices: readonly MediaDeviceInfo[];
  /** Id of the one in use. */
  chosen: string;
  /** Id of the one that is being tried; '' = none. */
  trying: string;
  onChoose: (device: MediaDeviceInfo) => void;
}

/** A button a device; which one is in use is told to everybody. */
export function MicrophoneList({ devices, chosen, trying, onChoose }: MicrophoneListProps) {
  return (
    <ul className="microphone-list" aria-label={wording.microphone.list}>
      {devices.map((device) => (
        <li key={device.deviceId}>
          <Button
            icon={device.deviceId === chosen ? Check : Mic}
            className="microphone-device"
            aria-pressed={device.deviceId === chosen}
            pending={device.deviceId === trying}
            onClick={() => onChoose(device)}
          >
            {microphoneName(device)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
