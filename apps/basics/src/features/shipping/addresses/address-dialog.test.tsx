// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { shippingMessages, type BookEntry } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressDialog } from './address-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const entry: BookEntry = {
  entryId: '7',
  address: {
    name: 'Harbor & Pine',
    addressLine1: '77 Beacon St',
    city: 'Boston',
    stateCode: 'MA',
    zipCode: '02108',
    countryCode: 'US',
  },
  alike: 1,
  check: null,
  uses: [],
  updateTime: '2026-11-26T10:00:00.000Z',
};

it('an address that someone else has changed is replaced only by saving again', async () => {
  const text = shippingMessages.addressEdited({ address: 'Harbor & Pine, Salem' });
  const newer = '2026-11-26T11:00:00.000Z';
  const refusal = new ApiError({
    kind: 'rejected',
    call: null,
    code: 409,
    reason: text.code,
    params: { ...text.params, updateTime: newer },
    message: text.message,
    zhMessage: text.zhMessage,
  });
  const call = vi
    .fn<(made: unknown, input: { body: { updateTime?: string; address: object } }) => Promise<unknown>>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(entry);
  const onClose = vi.fn();
  await renderPart(<AddressDialog entry={entry} onClose={onClose} />, {
    texts: ['shippingAddresses', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
  const phone = await screen.findByLabelText<HTMLInputElement>(/Phone/);
  fireEvent.change(phone, { target: { value: '617 555 0100' } });
  const submit = screen.getByRole('button', { name: 'Save address' });
  fireEvent.click(submit);
  expect(await screen.findByText(text.message)).toBeTruthy();
  expect(phone.value).toBe('617 555 0100');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(submit);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls.map(([, { body }]) => body.updateTime)).toEqual([entry.updateTime, newer]);
});
