import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { closeMicrophone, openMicrophone } from '@/audio/recording/microphone';
import { type Failure, failureOf } from '@/domain/failure';
import { chooseMicrophone, chosenMicrophone } from '@/state/chosen-microphone';
import { recordingAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { Button } from '@/ui/button';
import { failureLine } from '@/ui/failure-words';
import { Modal } from '@/ui/modal';
import { wording } from '@/ui/wording';
import { LevelTest } from './level-test';
import './microphone.css';
import { MicrophoneList, microphoneName } from './microphone-list';
import { useMicrophones } from './use-microphones';

const words = wording.microphone;

export interface MicrophoneDialogProps {
  onClose: () => void;
}

/** "Chọn micro" (§2): asks for the permission, then lets a microphone be tried and chosen. */
export function MicrophoneDialog({ onClose }: MicrophoneDialogProps) {
  const { access, devices, ask } = useMicrophones();
  const [choice] = useState(chosenMicrophone);
  const [trying, setTrying] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const showToast = useSetAtom(showToastAtom);
  // Opening a microphone takes it from a recording on some platforms: then it is chosen untried.
  const recording = useAtomValue(recordingAtom);

  const choose = async (device: MediaDeviceInfo) => {
    const { deviceId, label } = device;
    setTrying(deviceId);
    setFailure(null);
    try {
      if (!recording) closeMicrophone(await openMicrophone({ deviceId, deviceLabel: label, processing: false }));
    } catch (error) {
      setFailure(failureOf(error));
      setTrying('');
      return;
    }
    chooseMicrophone({ deviceId, deviceLabel: label });
    const name = microphoneName(device);
    showToast({ text: recording ? words.chosenForNext(name) : words.chosen(name) });
    onClose();
  };

  const present = devices?.find(({ deviceId }) => deviceId === choice?.deviceId);
  const inUse = present ?? devices?.[0];
  return (
    <Modal title={words.title} onClose={onClose}>
      <div className="microphone">
        {access === 'prompt' && (
          <Button variant="primary" onClick={() => void ask().then(setFailure)}>
            {words.allow}
          </Button>
        )}
        {access === 'denied' && <p className="microphone-denied">{words.denied}</p>}
        {access === 'granted' && devices?.length === 0 && <p>{words.none}</p>}
        {access === 'granted' && devices !== null && inUse !== undefined && (
          <>
            {choice !== null && present === undefined && (
              <p className="microphone-gone">{words.gone(choice.deviceLabel || words.unnamed(choice.deviceId))}</p>
            )}
            {!recording && <LevelTest deviceId={inUse.deviceId} name={microphoneName(inUse)} />}
            <MicrophoneList
              devices={devices}
              chosen={inUse.deviceId}
              trying={trying}
              onChoose={(device) => void choose(device)}
            />
          </>
        )}
        {failure !== null && access !== 'denied' && <p role="alert">{failureLine(failure)}</p>}
      </div>
    </Modal>
  );
}
