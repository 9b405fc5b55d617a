import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExportDialog } from '@/features/export/export-dialog';
import { toastsAtom } from '@/state/toasts';
import { changeFacts } from '@/storage/calls/call-facts';
import { db } from '@/storage/database';
import * as saving from '@/ui/download';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { renderApp } from '../../helpers/render-app';
import { scored, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';

beforeEach(async () => {
  localStorage.clear();
  await freshDatabase();
});

const PHONE = 'không chín một hai ba bốn năm sáu bảy tám';
const withPhone = `${TRANSCRIPT.replace('chào chị', 'chào chị Hạnh')}
Customer (C): (00:00:09,000 - 00:00:12,000) Số chị là ${PHONE}.`;

function open(callIds: readonly string[]) {
  const saved: { name: string; blob: Blob }[] = [];
  vi.spyOn(saving, 'download').mockImplementation((blob, name) => saved.push({ name, blob }));
  const onClose = vi.fn();
  const onWholeFile = vi.fn();
  const app = renderApp(<ExportDialog callIds={callIds} onWholeFile={onWholeFile} onClose={onClose} />);
  return { ...app, saved, onClose, onWholeFile };
}

const press = () => screen.getByRole('button', { name: 'Export' });
const saidIn = (app: ReturnType<typeof open>) => app.store.get(toastsAtom).map(({ text }) => text);

describe('the dialog that takes calls out', () => {
  it('saves one file, says so and closes; it opens with the last format', async () => {
    const ids = [await typedCall(TRANSCRIPT, { title: 'Một' }), await typedCall(TRANSCRIPT, { title: 'Hai' })];
    const first = open(ids);
    await first.user.click(screen.getByRole('radio', { name: 'Transcripts' }));
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Transcript format' }), 'vtt');
    await first.user.click(press());
    await waitFor(() => expect(first.onClose).toHaveBeenCalledOnce());
    expect(first.saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Callmark transcripts .*\.zip$/)]);
    const files = unzipSync(new Uint8Array((await first.saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()));
    expect(Object.keys(files)).toEqual(['Một.vtt', 'Hai.vtt']);
    expect(strFromU8(files['Một.vtt'] ?? new Uint8Array())).toContain('<v Agent>Dạ em chào chị ạ.');
    expect(saidIn(first)).toEqual(['2 calls exported.']);
    first.unmount();
    open(ids);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Transcripts' }).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Transcript format' }).value).toBe('vtt');
  });

  it.each(['CSV', 'Spreadsheet'])(
    'says in a %s and of it that an evaluation which can not be read is not in it',
    async (format) => {
      const [damaged, whole] = [
        await typedCall(TRANSCRIPT, { title: 'Một' }),
        await typedCall(TRANSCRIPT, { title: 'Hai' }),
      ];
      for (const id of [damaged, whole]) await scored(id);
      await db.reviews.put({ callId: damaged, service: SALES, reviewer: 'lan', edits: null } as never);
      const app = open([damaged, whole]);
      await app.user.click(screen.getByRole('radio', { name: format }));
      await app.user.click(press());
      await waitFor(() => expect(app.saved).toHaveLength(1));
      const files = unzipSync(new Uint8Array((await app.saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer()));
      const text = Object.values(files)
        .map((file) => strFromU8(file))
        .join('\n');
      const remark =
        'An evaluation of this call could not be read, being damaged or encrypted with another key, and is left out.';
      const rows = text.split(remark).length - 1;
      // One row of calls and seven of answers; a spreadsheet may have each of its texts once.
      expect(format === 'CSV' ? rows === 8 : rows > 0).toBe(true);
      expect(saidIn(app)).toEqual([
        '2 calls exported. 1 call has evaluations that could not be read, being damaged or encrypted with another key: they are not in the file.',
      ]);
    },
  );

  it('lists what it masks before it goes, each to be unticked, names if they are asked for', async () => {
    const id = await typedCall(withPhone, { title: 'Gọi 0912 345 678, mail a.b@c.vn' });
    const app = open([id]);
    await app.user.click(screen.getByRole('radio', { name: 'Transcripts' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Mask personal data' }));
    const found = await screen.findByRole('region', { name: 'These 2 will be masked, unless you untick them:' });
    expect(
      within(found)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual([`Phone ${PHONE} 2 times in 1 call`, 'E-mail a.b@c.vn once in 1 call']);
    await app.user.click(screen.getByRole('checkbox', { name: 'Names of customers too' }));
    await screen.findByRole('checkbox', { name: 'Name Hạnh once in 1 call' });
    await app.user.click(await screen.findByRole('checkbox', { name: /^E-mail/ }));
    await app.user.click(press());
    await waitFor(() => expect(app.saved).toHaveLength(1));
    expect(app.saved[0]?.name).toBe('Gọi [phone], mail a.b@c.vn.txt');
    const text = (await app.saved[0]?.blob.text()) ?? '';
    expect(text).toContain('là [phone].');
    expect(text).toContain('chào chị [name] ạ.');
    expect(text).not.toContain('bốn năm sáu');
    expect(text).toContain('a.b@c.vn');
  });

  it('shows sheets before they are printed, of calls or of agents', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const ids = [await typedCall(TRANSCRIPT, { title: 'Một' }), await typedCall(TRANSCRIPT, { title: 'Hai' })];
    await scored(ids[0] ?? '');
    await changeFacts(ids, () => ({ agent: 'Trần Thị Hoa' }));
    const app = open(ids);
    await app.user.click(screen.getByRole('radio', { name: 'Printable' }));
    await app.user.click(press());
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('2 sheets')).toBeTruthy();
    expect(preview.getByRole('article', { name: 'Một' }).textContent).toContain('Trần Thị Hoa');
    expect(preview.getByRole('article', { name: 'Hai' }).textContent).toContain('This call has not been scored.');
    await waitFor(() => expect(document.querySelectorAll('.print-root > .sheet')).toHaveLength(2));
    await app.user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.querySelector('.print-root')).toBeNull();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Sheets' }), 'agent');
    await app.user.click(press());
    const ofAgents = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(ofAgents.getByRole('article', { name: 'Trần Thị Hoa' }).textContent).toContain('2 calls');
  });

  it('says where nothing is left to export, and can be cancelled', async () => {
    const app = open(['gone']);
    await app.user.click(screen.getByRole('radio', { name: 'CSV' }));
    await app.user.click(press());
    await screen.findByText('None of these calls is on this device any more.');
    expect(app.saved).toEqual([]);
    expect(app.onClose).not.toHaveBeenCalled();
    app.unmount();

    const many: string[] = [];
    for (let n = 0; n < 120; n++) many.push(await typedCall(TRANSCRIPT));
    const other = open(many);
    await other.user.click(screen.getByRole('radio', { name: 'CSV' }));
    fireEvent.click(press());
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('The export was cancelled. Nothing was saved.');
    expect(other.saved).toEqual([]);
  });

  it('hands whole calls to the Callmark file, which is never masked', async () => {
    const app = open([await typedCall(withPhone)]);
    await app.user.click(screen.getByRole('radio', { name: 'CSV' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Mask personal data' }));
    await app.user.click(screen.getByRole('radio', { name: 'Callmark file' }));
    expect(screen.queryByRole('checkbox', { name: 'Mask personal data' })).toBeNull();
    await screen.findByText('A Callmark file is a true copy: nothing in it is masked.');
    await app.user.click(press());
    expect(app.onWholeFile).toHaveBeenCalledOnce();
    expect(app.saved).toEqual([]);
  });
});
