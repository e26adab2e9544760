// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function pressOutside() {
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    fireEvent(document.body, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
}

describe('a dialog', () => {
  test('closes on Escape and by its visible Close button', async () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <Dialog open onOpenChange={change} title="Import" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Import' }), { key: 'Escape' });
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(false));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(change).toHaveBeenCalledTimes(2);
  });

  test('that is not dismissable ignores Escape and a click outside (spec §2), but not Close', () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <Dialog open onOpenChange={change} title="Import" closeLabel="Close" dismissable={false}>
        <input aria-label="Name" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    pressOutside();
    expect(change).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });

  test('with a form is one form, and does not submit the form around it in the React tree', () => {
    const submit = vi.fn<() => void>();
    const outer = vi.fn<(value: unknown) => void>();
    render(
      <form onSubmit={outer}>
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Name"
          closeLabel="Close"
          form={{ onSubmit: submit }}
          footer={<button type="submit">Save</button>}
        >
          <input aria-label="Name" />
        </Dialog>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('a confirmation', () => {
  test('stays open and busy until the promise settles', async () => {
    const change = vi.fn<(value: unknown) => void>();
    let done: () => void = () => undefined;
    const confirm = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (done = resolve)));
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Delete?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={confirm}
      >
        It will be gone.
      </ConfirmDialog>,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    expect(confirm).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
    done();
    await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith(false));
  });

  test('stays open when the promise is rejected', async () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Delete?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={() => Promise.reject(new Error('no'))}
      >
        It will be gone.
      </ConfirmDialog>,
    );
    const button = screen.getByRole('button', { name: 'Delete' });
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(change).not.toHaveBeenCalled();
  });

  test('without a cancel button ignores Escape', () => {
    const change = vi.fn<(value: unknown) => void>();
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        title="Signed in elsewhere"
        confirmLabel="Reload"
        onConfirm={() => undefined}
      >
        Another tab changed the session.
      </ConfirmDialog>,
    );
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(change).not.toHaveBeenCalled();
  });
});
