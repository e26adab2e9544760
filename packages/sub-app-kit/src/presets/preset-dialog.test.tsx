// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { defaultsMessages, shippingDefaultsApi, type ShippingPreset } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiContext } from '../api-context.ts';
import { PresetDialog } from './preset-dialog.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const preset: ShippingPreset = {
  presetId: '7',
  name: 'Small box',
  hotkey: null,
  package: { length: 12, width: 9, height: 4, weight: 2, unit: 'in/lb' },
  service: { rule: 'cheapest' },
  signature: 'none',
  insurance: null,
  version: 'first',
};
const theirs: ShippingPreset = { ...preset, name: 'Their box', signature: 'adult', version: 'second' };

it('a preset that someone else has changed shows the changes, and is replaced only by saving again', async () => {
  const text = defaultsMessages.presetEdited();
  const refusal = new ApiError({
    kind: 'rejected',
    call: null,
    code: 409,
    reason: text.code,
    params: { version: 'second' },
    message: text.message,
    zhMessage: text.zhMessage,
  });
  const saved: { name: string; signature: string; version?: string }[] = [];
  const call = vi.fn((made: unknown, input: { body: (typeof saved)[number] }) => {
    if (made !== shippingDefaultsApi.calls.savePreset)
      return Promise.resolve({ settings: { unit: 'in/lb' }, presets: [saved.length > 0 ? theirs : preset] });
    saved.push(input.body);
    return saved.length === 1 ? Promise.reject(refusal) : Promise.resolve(theirs);
  });
  const onClose = vi.fn();
  const texts = await createTexts('en', ['shippingDefaults', 'common', 'commonSubApp', 'commonErrors']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <PresetDialog preset={preset} onClose={onClose} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  fireEvent.change(name, { target: { value: 'My box' } });
  const submit = screen.getByRole('button', { name: 'Save preset' });
  fireEvent.click(submit);
  expect(await screen.findByText(text.message)).toBeTruthy();
  expect(screen.getByText('Updated to the saved values: Signature.')).toBeTruthy();
  expect(
    screen.getByText('Name: the other person saved Their box. Saving again replaces it with yours.'),
  ).toBeTruthy();
  expect(name.value).toBe('My box');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved).toMatchObject([
    { name: 'My box', signature: 'none', version: 'first' },
    { name: 'My box', signature: 'adult', version: 'second' },
  ]);
});
