// @vitest-environment happy-dom
import { orderBulkApi, type OrderBulkRequest, type OrderSummary } from '@lading/contracts/orders';
import { addressBookApi } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BulkActDialog } from './bulk-act-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const { startBulk } = orderBulkApi.calls;
const dock = {
  name: 'North dock',
  addressLine1: '9 Pier Rd',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};
const answers = new Map<unknown, unknown>([
  [startBulk, { taskId: '5' }],
  [addressBookApi.calls.addressPage, { records: [{ entryId: '3', address: dock }], total: 1 }],
]);
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const requests = () =>
  call.mock.calls
    .filter(([made]) => made === startBulk)
    .map(([, input]) => (input as { body: { request: OrderBulkRequest } }).body.request);
beforeEach(() => {
  call.mockReset();
  call.mockImplementation((made) => Promise.resolve(answers.get(made) ?? null));
});
afterEach(cleanup);

async function show(act: OrderBulkRequest['act']) {
  const rows = [{ orderId: '1', orderNo: 'A-1' } as OrderSummary];
  await renderPart(
    <BulkActDialog
      act={act}
      chosen={{ isAll: false, rows, count: 1 }}
      isVendor={false}
      onClose={() => undefined}
    />,
    {
      texts: ['ordersBulk', 'ordersWork', 'ordersCustoms', 'orders', 'commonSubApp', 'shippingAddresses'],
      api: { call },
    },
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

it('sets the chosen signature, and none before one is chosen', async () => {
  await show('signature');
  expect(button('Set signature').disabled).toBe(true);
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Signature' }), { key: 'a' });
  fireEvent.click(button('Set signature'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'signature', signatureType: 'adult' }]));
});

it('sets an insured value in the currency of each order', async () => {
  await show('insurance');
  expect(screen.getByText('In the currency of each order')).toBeTruthy();
  write('Insured value', '120.5');
  fireEvent.click(button('Set insured value'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'insurance', insuranceDeclared: 120.5 }]));
});

it('removes the insured value if the field is left empty', async () => {
  await show('insurance');
  fireEvent.click(button('Set insured value'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'insurance', insuranceDeclared: null }]));
});

it('sets a sender from the address book, and reports what is missing in a typed one', async () => {
  await show('sender');
  expect(button('Set sender').disabled).toBe(true);
  write('Name', 'Dock');
  fireEvent.click(button('Set sender'));
  await waitFor(() =>
    expect(screen.getAllByRole('textbox', { name: 'City' })[0]!.getAttribute('aria-invalid')).toBe('true'),
  );
  expect(requests()).toEqual([]);
  fireEvent.click(button('From address book'));
  fireEvent.click(await screen.findByRole('option', { name: /North dock/ }));
  fireEvent.click(button('Set sender'));
  await waitFor(() => expect(requests()).toMatchObject([{ act: 'sender', sender: dock }]));
});

it('uses the last used sender for many orders', async () => {
  await show('sender');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use the sender used last' }));
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
  fireEvent.click(button('Set sender'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'sender', sender: null }]));
});

it('sets the chosen customs details and leaves the rest of each order unchanged', async () => {
  await show('customs');
  expect(button('Set customs information').disabled).toBe(true);
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Contents' }), { key: 'g' });
  write('Signed by', 'Ann Sender');
  fireEvent.click(button('Set customs information'));
  await waitFor(() =>
    expect(requests()).toEqual([{ act: 'customs', customs: { contents: 'GIFT', signer: 'Ann Sender' } }]),
  );
});
