// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { defaultsMessages, shippingDefaultsApi, type ShippingPreset } from '@lading/contracts/shipping';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
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
  await renderPart(<PresetDialog preset={preset} onClose={onClose} />, {
    texts: ['shippingDefaults', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
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
