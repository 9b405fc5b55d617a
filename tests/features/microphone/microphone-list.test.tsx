import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MicrophoneList } from '@/features/microphone/microphone-list';

const device = (deviceId: string, label: string): MediaDeviceInfo => ({
  deviceId,
  label,
  groupId: '',
  kind: 'audioinput',
  toJSON: () => ({}),
});

test('devices are named by their label, or by a generic name and their id', async () => {
  const onChoose = vi.fn();
  const devices = [device('built-in', 'Headset'), device('0f3a77c1d2e4', '')];
  render(<MicrophoneList devices={devices} chosen="built-in" trying="" onChoose={onChoose} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Headset', 'Microphone 0f3a77c1']);
  expect(screen.getByRole('button', { name: 'Headset' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Microphone 0f3a77c1' }));
  expect(onChoose).toHaveBeenCalledWith(devices[1]);
});
