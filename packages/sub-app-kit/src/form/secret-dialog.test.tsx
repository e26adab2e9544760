// @vitest-environment happy-dom
import { personalDetails } from '@lading/contracts/identity';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { press } from './testing/form-controls.ts';
import { useForm } from './use-form.ts';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());

const texts = await createTexts('en', ['common', 'commonSubApp']);
const close = vi.fn<() => void>();
/** Ends the running call. */
let answer: (secret: string) => void;
afterEach(cleanup);

function NewKey() {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    schema: personalDetails,
    defaults: { firstName: 'Ada', lastName: 'Osei', phone: '', timeZone: 'UTC' },
    submit: async () =>
      setSecret(
        await new Promise<string>((resolve) => {
          answer = resolve;
        }),
      ),
  });
  return (
    <FormDialog
      form={form}
      title="New key"
      submitLabel="Create"
      failureTitle="Not created"
      onClose={close}
      showsSecret
      outcome={secret === null ? undefined : { content: <code>{secret}</code>, closeLabel: 'I saved it' }}
    >
      <input aria-label="Name" />
    </FormDialog>
  );
}

it('a dialog that shows a secret once is not closed during its call, and then only by its buttons', async () => {
  render(
    <I18nextProvider i18n={texts}>
      <NewKey />
    </I18nextProvider>,
  );
  await press('Create');
  await screen.findByRole('button', { name: 'Create', busy: true });
  await press('Cancel');
  await press('Close');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  answer('sk-1');
  expect(await screen.findByText('sk-1')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  await press('I saved it');
  expect(close).toHaveBeenCalledOnce();
});
