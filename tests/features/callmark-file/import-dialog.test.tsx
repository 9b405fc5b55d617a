import 'fake-indexeddb/auto';
import { File as NodeFile } from 'node:buffer';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportDialog } from '@/features/callmark-file/import-dialog';
import { db } from '@/storage/database';
import { exported } from '../../helpers/callmark-files';
import { freshDatabase } from '../../helpers/fresh-database';
import { typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);
afterEach(cleanup);

/** A file as a browser gives it: happy-dom's own can't be cut. */
async function asFile(content: Blob | string): Promise<File> {
  const part = typeof content === 'string' ? content : Buffer.from(await content.arrayBuffer());
  return new NodeFile([part], 'calls.callmark') as unknown as File;
}

describe('the import of a file', () => {
  it('shows what would happen, takes it in, and says what it did', async () => {
    await typedCall('Agent (A): Một.', { title: 'Cuộc thứ nhất' });
    const file = await asFile(await exported());
    await freshDatabase();
    const onClose = vi.fn();
    render(<ImportDialog file={file} onClose={onClose} />);
    await screen.findByText('One call is new here.');
    expect(await db.calls.count()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Import one call' }));
    await screen.findByText('One call was added.');
    expect((await db.calls.toArray()).map(({ title }) => title)).toEqual(['Cuộc thứ nhất']);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is known by the name and size of its file: what broke off of it before is told no more', async () => {
    await typedCall('Agent (A): Một.');
    const file = await asFile(await exported());
    await freshDatabase();
    const value = { name: 'calls.callmark', bytes: file.size, calls: 7, taken: 3 };
    await db.settings.put({ key: 'import dead-page', value });
    render(<ImportDialog file={file} onClose={vi.fn()} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Import one call' }));
    await screen.findByText('One call was added.');
    expect(await db.settings.get('import dead-page')).toBeUndefined();
  });

  it('has nothing to press where everything is here', async () => {
    await typedCall();
    const file = await asFile(await exported());
    const value = { name: 'calls.callmark', bytes: file.size, calls: 1, taken: 1 };
    await db.settings.put({ key: 'import dead-page', value });
    render(<ImportDialog file={file} onClose={vi.fn()} />);
    await screen.findByText('Everything in this file is here already.');
    expect(screen.queryByRole('button', { name: /^Import / })).toBeNull();
    // What broke off of it before is told no more either.
    await waitFor(async () => expect(await db.settings.get('import dead-page')).toBeUndefined());
  });

  it('says what is wrong with a file and takes another one', async () => {
    render(<ImportDialog file={await asFile('no zip')} onClose={vi.fn()} />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This is not a .callmark file, or it was cut off on the way. Nothing was stored.');
    screen.getByRole('button', { name: 'Choose a .callmark file' });
  });
});
