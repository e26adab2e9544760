// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { defaultsMessages, shippingDefaultsApi, type ShippingDefaults } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SettingsForm } from './settings-form.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const defaults: ShippingDefaults = {
  settings: {
    unit: 'in/lb',
    presetId: null,
    signature: 'none',
    insurance: null,
    cutOff: null,
    customsSigner: 'First Signer',
  },
  presets: [],
  sender: null,
  returnTo: null,
  version: 'first',
};
const theirs: ShippingDefaults = {
  ...defaults,
  settings: { ...defaults.settings, signature: 'adult', customsSigner: 'Their Signer' },
  version: 'second',
};

async function show(element: ReactElement, call: unknown) {
  const texts = await createTexts('en', [
    ...(['shippingDefaults', 'ordersCustoms'] as const),
    ...(['common', 'commonSubApp', 'commonErrors'] as const),
  ]);
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <RouterProvider router={router} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>(/^Signer of customs forms/);
}

it('the default preset that is removed beside the form is no edit of someone else', async () => {
  const { calls } = shippingDefaultsApi;
  const preset = { presetId: '4', name: 'Small box' } as ShippingDefaults['presets'][number];
  const before = { ...defaults, settings: { ...defaults.settings, presetId: '4' }, presets: [preset] };
  const saved: object[] = [];
  const call = vi.fn((made: unknown, input: { body: object }) => {
    if (made !== calls.saveShippingDefaults) return Promise.resolve({ records: [], total: 0 });
    saved.push(input.body);
    return Promise.resolve({ ...defaults, version: 'third' });
  });
  function Page() {
    const [now, setNow] = useState<ShippingDefaults>(before);
    return (
      <>
        <SettingsForm defaults={now} />
        <button type="button" onClick={() => setNow({ ...defaults, version: 'second' })}>
          Remove
        </button>
      </>
    );
  }
  const signer = await show(<Page />, call);
  fireEvent.change(signer, { target: { value: 'My Signer' } });
  fireEvent.click(screen.getByText('Remove'));
  expect(signer.value).toBe('My Signer');
  fireEvent.submit(signer.closest('form')!);
  await screen.findByText('Saved');
  expect(saved).toMatchObject([{ customsSigner: 'My Signer', presetId: null, version: 'second' }]);
});

it('settings that someone else has changed show the changes, and are replaced only by saving again', async () => {
  const text = defaultsMessages.settingsEdited();
  const refusal = new ApiError({
    kind: 'rejected',
    call: null,
    code: 409,
    reason: text.code,
    params: { version: 'second' },
    message: text.message,
    zhMessage: text.zhMessage,
  });
  const { calls } = shippingDefaultsApi;
  const saved: object[] = [];
  const call = vi.fn((made: unknown, input: { body: object }) => {
    if (made === calls.shippingDefaults) return Promise.resolve(theirs);
    if (made !== calls.saveShippingDefaults) return Promise.resolve({ records: [], total: 0 });
    saved.push(input.body);
    return saved.length === 1 ? Promise.reject(refusal) : Promise.resolve({ ...theirs, version: 'third' });
  });
  const signer = await show(<SettingsForm defaults={defaults} />, call);
  fireEvent.change(signer, { target: { value: 'My Signer' } });
  fireEvent.submit(signer.closest('form')!);
  expect(await screen.findByText(text.message)).toBeTruthy();
  expect(screen.getByText('Updated to the saved values: Signature.')).toBeTruthy();
  expect(screen.getByText(/^Signer of customs forms: the other person saved Their Signer/)).toBeTruthy();
  expect(signer.value).toBe('My Signer');
  fireEvent.submit(signer.closest('form')!);
  await screen.findByText('Saved');
  expect(screen.queryByText(/the other person saved/)).toBeNull();
  expect(saved).toMatchObject([
    { customsSigner: 'My Signer', signature: 'none', version: 'first' },
    { customsSigner: 'My Signer', signature: 'adult', version: 'second' },
  ]);
});

it('a chosen preset that was removed meanwhile is refused at its field, and the other input stays', async () => {
  const gone = defaultsMessages.presetGone();
  const { message, zhMessage } = gone;
  const refusal = new ApiError({
    kind: 'rejected',
    call: null,
    code: 400,
    message,
    zhMessage,
    errors: [{ fieldName: 'presetId', ...gone }],
  });
  const { calls } = shippingDefaultsApi;
  const preset = { presetId: '4', name: 'Small box' } as ShippingDefaults['presets'][number];
  let reads = 0;
  const call = vi.fn((made: unknown) => {
    if (made === calls.saveShippingDefaults) return Promise.reject(refusal);
    reads += 1;
    return Promise.resolve({ records: [], total: 0 });
  });
  const chosen = { ...defaults, settings: { ...defaults.settings, presetId: '4' }, presets: [preset] };
  const signer = await show(<SettingsForm defaults={chosen} />, call);
  await vi.waitFor(() => expect(reads).toBe(1));
  fireEvent.change(signer, { target: { value: 'My Signer' } });
  fireEvent.submit(signer.closest('form')!);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(signer.value).toBe('My Signer');
  // What can be chosen is fetched again.
  expect(reads).toBe(2);
});
