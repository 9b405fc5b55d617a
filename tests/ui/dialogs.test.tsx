import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '@/ui/alert-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Drawer } from '@/ui/drawer';
import { Modal } from '@/ui/modal';
import { Toast, ToastRegion } from '@/ui/toast';

/** A button that opens what is given, as every dialog of the app is opened. */
function Opener({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <button type="button">elsewhere</button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'open' }));

describe('Modal', () => {
  const modal = (
    <Opener>
      {(close) => (
        <Modal title="Settings" onClose={close}>
          <input type="file" aria-label="file" />
        </Modal>
      )}
    </Opener>
  );

  it('is a modal dialog named by its title', async () => {
    render(modal);
    await openIt();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Settings' });
    expect(dialog.open).toBe(true);
  });

  it('closes with Close and gives the focus back', async () => {
    render(modal);
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  it('shows no ring around Close to whoever opened it with a pointer, in Safari too', async () => {
    // Safari: what is pressed is not focused, and the button that showModal focuses gets a ring.
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      this.setAttribute('open', '');
      const first = this.autofocus ? this : this.querySelector('button');
      first?.focus();
    });
    const { unmount } = render(modal);
    const opener = screen.getByRole('button', { name: 'open' });
    // The second time the opener has the focus, and a ring in WebKit, since the dialog gave it back.
    for (const _ of [1, 2]) {
      fireEvent.pointerDown(opener);
      fireEvent.click(opener);
      expect(document.activeElement).toBe(screen.getByRole('dialog'));
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      opener.focus();
    }
    unmount();

    render(modal);
    screen.getByRole('button', { name: 'open' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    vi.restoreAllMocks();
  });

  it('closes with Esc, which reaches it as cancel', async () => {
    render(modal);
    await openIt();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once it is open again where Chromium closes it whatever it said', async () => {
    const ask = vi.fn<(isOpen: boolean) => void>();
    render(
      <Modal title="Facts" onClose={() => ask(screen.getByRole<HTMLDialogElement>('dialog').open)}>
        typed
      </Modal>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const show = vi.spyOn(dialog, 'showModal');
    fireEvent(dialog, new Event('cancel'));
    expect(ask).not.toHaveBeenCalled();
    dialog.close();
    expect(show).toHaveBeenCalledBefore(ask);
    expect(ask.mock.calls).toEqual([[true]]);
  });

  it('stays when a file picker inside it is cancelled', async () => {
    render(modal);
    await openIt();
    fireEvent(screen.getByLabelText('file'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('closes with a press on the backdrop, not with a selection that ends there', async () => {
    render(modal);
    await openIt();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByLabelText('file'));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('AlertDialog', () => {
  it('is an alert dialog named by its sentence', async () => {
    const close = vi.fn();
    render(<AlertDialog message="Please enter the transcript content" onClose={close} />);
    expect(screen.getByRole('alertdialog', { name: 'Please enter the transcript content' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('ConfirmDialog', () => {
  it('asks, and tells yes from no; the backdrop is neither', async () => {
    const confirm = vi.fn();
    const cancel = vi.fn();
    render(
      <ConfirmDialog
        title="Delete this call?"
        message="It is gone."
        confirm="Delete"
        onConfirm={confirm}
        onCancel={cancel}
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this call?' });
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(cancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('Drawer', () => {
  const drawer = (
    <Opener>
      {(close) => (
        <Drawer title="Calls" onClose={close}>
          <button type="button">row</button>
        </Drawer>
      )}
    </Opener>
  );

  it('shows no ring around its heading to whoever opened it with a pointer, in Safari too', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    render(drawer);
    const opener = screen.getByRole('button', { name: 'open' });
    fireEvent.pointerDown(opener);
    fireEvent.click(opener);
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: false });
    await userEvent.keyboard('{Escape}');
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
    vi.restoreAllMocks();
  });

  it('is a complementary region that takes the focus and gives it back', async () => {
    render(drawer);
    await openIt();
    const region = screen.getByRole('complementary', { name: 'Calls' });
    expect(region.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }));
  });

  it('closes when the focus moves on to what it covers, and leaves it there', async () => {
    render(drawer);
    await openIt();
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    elsewhere.focus();
    expect(await screen.findByRole('button', { name: 'open' })).toBeDefined();
    expect(document.activeElement).toBe(elsewhere);
    await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('closes with Esc when the focus is nowhere, and not while letters are being composed', async () => {
    render(drawer);
    await openIt();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    expect(screen.getByRole('complementary')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('stays while a toast above it is pressed', async () => {
    render(
      <>
        {drawer}
        <ToastRegion>
          <Toast text="Deleted" onDismiss={() => undefined} />
        </ToastRegion>
      </>,
    );
    await openIt();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('complementary')).toBeDefined();
  });

  it('closes with a press beside it', async () => {
    const { container } = render(drawer);
    await openIt();
    const scrim = container.querySelector('.drawer-scrim');
    if (scrim !== null) fireEvent.pointerDown(scrim);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
