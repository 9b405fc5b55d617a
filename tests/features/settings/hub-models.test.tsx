import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SpeechSection } from '@/features/settings/speech-section';
import { db } from '@/storage/database';
import { listModels } from '@/storage/models/speech-models';
import { renderApp } from '../../helpers/render-app';
import { hubModel, treeOf } from '../../tools/models/hub';

const tiny = hubModel('tiny', 500);
const asked = vi.fn();

beforeEach(async () => {
  await Promise.all([db.models.clear(), db.modelFiles.clear(), db.modelParts.clear()]);
  asked.mockReset();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('manifest.json')) return Response.json({ models: [] });
    asked(address);
    return address.includes('/whisper-tiny/tree/')
      ? Response.json(treeOf(tiny.contents))
      : new Response('no', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Section({ hub }: { hub: string }) {
  const [address, setAddress] = useState(hub);
  return (
    <SpeechSection
      address="https://models.example"
      asked={false}
      hub={{ address, onChange: setAddress, field: <p>hub: {address}</p> }}
    >
      <p>Fields</p>
    </SpeechSection>
  );
}

it('a hub is asked after a press, and what is taken of it is agreed to first', async () => {
  const { user } = renderApp(<Section hub="https://hub.example" />);
  await screen.findByText(/^There are no models at this address yet/);
  expect(asked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Look for models at hub.example' }));
  await user.click(await screen.findByRole('button', { name: 'Download: Whisper tiny' }));
  const consent = await screen.findByRole('alertdialog', { name: 'Download Whisper tiny?' });
  expect(consent.textContent).toContain(`https://hub.example/${tiny.listed.folder}`);
  expect(consent.textContent).toContain('MIT');
  expect(consent.textContent).toContain('network address');
  expect(asked).toHaveBeenCalledTimes(4);
  expect(await listModels()).toEqual([]);
});

it('where none is named, a press allows the public one', async () => {
  const { user } = renderApp(<Section hub="" />);
  await user.click(await screen.findByRole('button', { name: 'Allow huggingface.co and look there' }));
  expect(await screen.findByText('hub: https://huggingface.co')).toBeDefined();
  await screen.findByRole('button', { name: 'Download: Whisper tiny' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Look for models at huggingface.co' })).toBeDefined());
});

it('an address that can not be used is not asked', async () => {
  renderApp(<Section hub="ftp://hub" />);
  expect(await screen.findByRole('button', { name: /^Look for models at/, description: '' })).toBeDefined();
  const look = screen.getAllByRole('button', { name: /^Look for models at/ });
  expect(look.every((button) => button.hasAttribute('disabled'))).toBe(true);
});
