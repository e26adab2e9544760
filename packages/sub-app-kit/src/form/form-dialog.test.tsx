// @vitest-environment happy-dom
import { reactSubApp } from '@lading/bridge/react';
import type { MayLeave, SubAppProps } from '@lading/bridge/sub-app-props';
import { personalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { TextField } from '@lading/ui/text-field';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createHashRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LeaveGuardContext } from './leave-guard-context.ts';
import { useForm } from './use-form.ts';

const texts = await createTexts('en', ['common', 'commonSubApp']);
const submit = vi.fn<(details: object) => Promise<unknown>>();

function Profile() {
  const [isOpen, setOpen] = useState(true);
  const form = useForm({
    schema: personalDetails,
    defaults: { firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'UTC' },
    async submit(details) {
      await submit(details);
      setOpen(false);
    },
  });
  return isOpen ? (
    <FormDialog
      form={form}
      title="Profile"
      submitLabel="Save"
      failureTitle="Not saved"
      onClose={() => setOpen(false)}
    >
      <TextField {...form.field('firstName')} label="First name" />
    </FormDialog>
  ) : (
    <p>Closed</p>
  );
}

/** Asks like the shell does; undefined if nothing blocks it. */
let mayLeave: MayLeave | undefined;
let end: () => unknown;
let router: ReturnType<typeof createHashRouter>;

beforeEach(async () => {
  submit.mockReset().mockResolvedValue(undefined);
  history.replaceState(null, '', '/b/#/profile');
  router = createHashRouter([
    { path: '/profile', Component: Profile },
    { path: '/orders', element: <h1>Orders</h1> },
  ]);
  const app = reactSubApp({
    root: () => (
      <I18nextProvider i18n={texts}>
        <LeaveGuardContext value={(onLeave) => <LeaveGuard onLeave={onLeave} />}>
          <RouterProvider router={router} />
        </LeaveGuardContext>
      </I18nextProvider>
    ),
  });
  const host = {
    domElement: document.body.appendChild(document.createElement('div')),
    getState: () => ({ user: null, lang: 'en' }),
    bus: { on: () => () => undefined, emit: () => undefined },
    reportError: (error: unknown) => {
      throw error;
    },
    holdNavigation: (given: MayLeave) => {
      mayLeave = given;
      return () => {
        mayLeave = undefined;
      };
    },
  } as unknown as SubAppProps;
  for (const step of [app.mount].flat()) await step(host);
  await screen.findByRole('dialog', { name: 'Profile' });
  end = async () => {
    for (const step of [app.unmount].flat()) await step(host);
    // Other tests share this window.
    router.dispose();
  };
});
afterEach(async () => {
  await end();
  document.body.replaceChildren();
});

const name = () => screen.getByLabelText<HTMLInputElement>(/First name/);
const enter = (value: string) => act(async () => void fireEvent.change(name(), { target: { value } }));
const press = (label: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: label })));
const escape = () => act(async () => void fireEvent.keyDown(name(), { key: 'Escape' }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

describe('unsaved input in the form of a dialog', () => {
  it.each([
    ['Esc', escape],
    ['Close', () => press('Close')],
  ])('asks for confirmation before %s discards it', async (_way, close) => {
    await enter('Grace');
    await close();
    expect(question()).toBeTruthy();
    await press('Keep editing');
    await waitFor(() => expect(question()).toBeNull());
    expect(name().value).toBe('Grace');
    await close();
    await press('Leave without saving');
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('asks for confirmation when navigation of the sub-application or of the shell leads elsewhere', async () => {
    await enter('Grace');
    await waitFor(() => expect(mayLeave).toBeDefined());
    const given: boolean[] = [];
    await act(
      async () => void Promise.resolve(mayLeave?.('/o/#/app/products')).then((answer) => given.push(answer!)),
    );
    expect(question()).toBeTruthy();
    await press('Keep editing');
    await waitFor(() => expect(given).toEqual([false]));
    await act(async () => void router.navigate('/orders'));
    expect(question()).toBeTruthy();
    expect(name().value).toBe('Grace');
    await press('Leave without saving');
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
  });

  it('is discarded by Cancel without a question', async () => {
    await enter('Grace');
    await press('Cancel');
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('does not block while unchanged, nor once it is saved', async () => {
    await enter('Grace');
    await enter('Ada');
    await waitFor(() => expect(mayLeave).toBeUndefined());
    await escape();
    expect(await screen.findByText('Closed')).toBeTruthy();
  });

  it('stays open on Esc while it is saved, so that an error can be read', async () => {
    let refuse: (fault: Error) => void = () => undefined;
    submit.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await enter('Grace');
    await press('Save');
    await escape();
    expect(question()).toBeNull();
    await act(async () => refuse(new TypeError('x')));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(name().value).toBe('Grace');
  });
});
