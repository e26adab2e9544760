// @vitest-environment happy-dom
import {
  orderActsApi,
  orderBulkApi,
  ordersApi,
  type OrderBulkRequest,
  type OrderSummary,
} from '@lading/contracts/orders';
import { shippingDefaultsApi } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BulkActDialog } from './bulk-act-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const { startBulk, bulkReport } = orderBulkApi.calls;
const presets = [
  { presetId: '7', name: 'Small box' },
  { presetId: '8', name: 'Large box' },
];
const answers = new Map<unknown, unknown>([
  [orderActsApi.calls.warehouses, []],
  [shippingDefaultsApi.calls.shippingDefaults, { presets }],
  [ordersApi.calls.orderTags, ['gift', 'rush']],
  [startBulk, { taskId: '5' }],
  [bulkReport, null],
]);
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const requests = () =>
  call.mock.calls
    .filter(([made]) => made === startBulk)
    .map(([, input]) => (input as { body: { request: OrderBulkRequest } }).body.request);
beforeEach(() => {
  call.mockReset();
  call.mockImplementation((made) => Promise.resolve(answers.get(made)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(
  act: OrderBulkRequest['act'],
  all: { isAll: boolean; isMixed?: boolean } = { isAll: false },
) {
  const rows = ['1', '2'].map((orderId) => ({ orderId, orderNo: `A-${orderId}` }) as OrderSummary);
  await renderPart(
    <BulkActDialog
      act={act}
      chosen={{ ...all, rows, count: 2 }}
      isVendor={false}
      onClose={() => undefined}
    />,
    {
      texts: ['ordersBulk', 'ordersWork', 'orders', 'commonDays', 'commonSubApp', 'shippingRates'],
      api: { call },
    },
  );
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('plans the labels of many orders with the chosen preset, and not before one is chosen', async () => {
  await show('preset');
  expect(screen.getByText('Set the label preset of 2 orders')).toBeTruthy();
  expect(button('Set preset').disabled).toBe(true);
  await waitFor(() => {
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Preset' }), { key: 'l' });
    expect(button('Set preset').disabled).toBe(false);
  });
  fireEvent.click(button('Set preset'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'preset', presetId: '8' }]));
});

it('holds many orders until a day, starting in the reader’s zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') });
  await show('hold');
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Release on' });
  fireEvent.change(day, { target: { value: '2026-03-10' } });
  fireEvent.blur(day);
  expect(day.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(day, { target: { value: '2026-03-14' } });
  fireEvent.blur(day);
  fireEvent.click(button('Hold'));
  await waitFor(() =>
    expect(requests()).toEqual([
      { act: 'hold', reason: 'PAYMENT', note: '', until: '2026-03-14T00:00:00.000Z' },
    ]),
  );
});

it('holds many orders until a person releases them if no day is chosen', async () => {
  await show('hold');
  fireEvent.click(button('Hold'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'hold', reason: 'PAYMENT', note: '' }]));
});

it('changes only the chosen parts of many holds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') });
  await show('change-hold');
  expect(button('Change hold').disabled).toBe(true);
  const choose = (name: string, key: string) =>
    fireEvent.keyDown(screen.getByRole('combobox', { name }), { key });
  choose('Reason', 'f');
  choose('Release', 'o');
  expect(button('Change hold').disabled).toBe(true);
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Release on' });
  fireEvent.change(day, { target: { value: '2026-03-14' } });
  fireEvent.blur(day);
  fireEvent.click(button('Change hold'));
  await waitFor(() =>
    expect(requests()).toEqual([{ act: 'change-hold', reason: 'FRAUD', until: '2026-03-14T00:00:00.000Z' }]),
  );
});

it('removes the ends of many holds', async () => {
  await show('change-hold');
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Release' }), { key: 'm' });
  fireEvent.click(button('Change hold'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'change-hold', until: null }]));
});

it('adds a note to many orders, but not an empty one', async () => {
  await show('note');
  expect(button('Add note').disabled).toBe(true);
  expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Truck at four' } });
  fireEvent.click(button('Add note'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'note', note: 'Truck at four' }]));
});

it('sets the service of many orders', async () => {
  await show('service');
  fireEvent.change(screen.getByLabelText(/^Carrier/), { target: { value: 'UPS' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Service' }), { target: { value: 'Ground' } });
  fireEvent.click(button('Set service'));
  await waitFor(() =>
    expect(requests()).toEqual([{ act: 'service', carrierName: 'UPS', serviceCode: 'Ground' }]),
  );
});

it('sets the weight of many orders without their sides, but never one side alone', async () => {
  await show('package');
  expect(button('Set package').disabled).toBe(true);
  const write = (name: string, value: string) => {
    const field = screen.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  write('Length', '10');
  fireEvent.click(button('Set package'));
  expect(await screen.findByText('Enter all three sides, the weight, or both.')).toBeTruthy();
  expect(requests()).toEqual([]);
  write('Length', '');
  write('Pounds', '2');
  fireEvent.click(button('Set package'));
  await waitFor(() =>
    expect(requests()).toMatchObject([
      { act: 'package', package: { weight1: 2, length: null, unit: 'in/lb' } },
    ]),
  );
});

it('removes the ship-by date of many orders if the day is left empty', async () => {
  await show('ship-by');
  fireEvent.click(button('Set date'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'ship-by', shipBy: null }]));
});

it('marks many orders as shipped with one carrier, and notifies their stores unless that is unchecked', async () => {
  await show('mark-shipped');
  fireEvent.change(screen.getByLabelText(/^Carrier/), { target: { value: 'UPS' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Notify the store' }));
  fireEvent.click(button('Mark as shipped'));
  await waitFor(() =>
    expect(requests()).toEqual([
      { act: 'mark-shipped', carrierName: 'UPS', serviceCode: '', tellsStore: false },
    ]),
  );
});

it('suggests existing tags', async () => {
  await show('tag');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Remove tag' });
  await waitFor(() =>
    expect([...document.getElementById(field.getAttribute('list')!)!.children]).toMatchObject([
      { value: 'gift' },
      { value: 'rush' },
    ]),
  );
  fireEvent.change(field, { target: { value: 'rush' } });
  fireEvent.click(button('Change tags'));
  await waitFor(() => expect(requests()).toEqual([{ act: 'tag', add: [], remove: ['rush'] }]));
});

/** The first attempt of a call fails, later ones are answered. */
function failOnce(failing: unknown) {
  let isFirst = true;
  call.mockImplementation((made) => {
    if (made !== failing || !isFirst) return Promise.resolve(answers.get(made));
    isFirst = false;
    return Promise.reject(new Error('lost'));
  });
}

it('shows that the presets could not be loaded, and offers them after a retry', async () => {
  failOnce(shippingDefaultsApi.calls.shippingDefaults);
  await show('preset');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(button('Set preset').disabled).toBe(true);
  fireEvent.click(button('Try again'));
  const field = await screen.findByRole('combobox', { name: 'Preset' });
  await waitFor(() => {
    fireEvent.keyDown(field, { key: 'l' });
    expect(button('Set preset').disabled).toBe(false);
  });
});

it('removes no warehouses while the list of warehouses could not be loaded', async () => {
  failOnce(orderActsApi.calls.warehouses);
  await show('assign');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(button('Assign').disabled).toBe(true);
  fireEvent.click(button('Try again'));
  expect(await screen.findByRole('combobox', { name: 'Ships from' })).toBeTruthy();
  expect(button('Assign').disabled).toBe(false);
});

it.each<[string, { isAll: boolean; isMixed?: boolean }, string]>([
  ['of rows on the screen', { isAll: false }, 'They can be shipped again.'],
  ['of all orders that match, if it applies to each', { isAll: true }, 'They can be shipped again.'],
  [
    'of all orders that match',
    { isAll: true, isMixed: true },
    'They can be shipped again. Orders that this does not apply to are skipped and listed in the result.',
  ],
])('says which orders are skipped %s', async (_name, all, text) => {
  await show('release', all);
  expect(screen.getByText(text)).toBeTruthy();
});
