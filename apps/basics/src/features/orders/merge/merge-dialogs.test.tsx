// @vitest-environment happy-dom
import { orderMergeApi, type MergeLoss, type OrderSummary } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MergeDialog } from './merge-dialogs.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const order = (orderId: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId,
  orderNo: `A-${orderId}`,
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 1,
  createTime: '2026-11-25T10:00:00Z',
  ...more,
});
const { merge, mergePreview } = orderMergeApi.calls;
let losses: MergeLoss[] = [];
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const sent = () => call.mock.calls.filter(([made]) => made === merge).map(([, input]) => input);
beforeEach(() => {
  call.mockReset();
  losses = [];
  call.mockImplementation((made) =>
    Promise.resolve(made === mergePreview ? { losses } : { orderId: '9', orderNo: 'A-1-M1' }),
  );
});
afterEach(cleanup);

async function show(orders: OrderSummary[]) {
  await renderPart(<MergeDialog orders={orders} onClose={() => undefined} />, {
    texts: ['ordersMerge', 'ordersWork', 'ordersCustoms', 'commonSubApp'],
    api: { call },
  });
}

const submit = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge orders' });
    expect(button.disabled).toBe(false);
    fireEvent.click(button);
  });

it('shows before the merge which values will be lost', async () => {
  losses = [
    { field: 'sender', kept: 'Acme, Reno', lost: [{ orderNo: 'A-2', value: 'Bolt, Austin' }] },
    { field: 'signatureType', kept: 'adult', lost: [{ orderNo: 'A-1', value: 'signature' }] },
    { field: 'customsContents', kept: 'GIFT', lost: [{ orderNo: 'A-2', value: 'SAMPLE' }] },
    { field: 'nonDelivery', kept: 'RETURN', lost: [{ orderNo: 'A-2', value: 'ABANDON' }] },
    { field: 'tags', kept: null, lost: [{ orderNo: 'A-2', value: 'rush' }] },
    { field: 'packages', kept: null, lost: [{ orderNo: 'A-1', value: '2' }] },
  ];
  await show([order('1'), order('2')]);
  const said = (await screen.findByText('The merged order does not keep everything')).closest('[role]');
  expect(said?.textContent).toContain('Sender: Acme, RenoNot kept');
  expect(said?.textContent).toContain('Not kept: Bolt, Austin (A-2)');
  expect(said?.textContent).toContain('Signature: Adult signatureNot kept: Signature (A-1)');
  expect(said?.textContent).toContain('Contents for customs: GiftNot kept: Commercial sample (A-2)');
  expect(said?.textContent).toContain('If undeliverable: Return to senderNot kept: Treat as abandoned (A-2)');
  expect(said?.textContent).toContain('Tags: the first 20Not kept: rush (A-2)');
  expect(said?.textContent).toContain('Not kept: 2 packages (A-1)');
  const [asked] = call.mock.calls.filter(([made]) => made === mergePreview);
  expect(asked?.[1]).toEqual({ query: { orderIds: ['1', '2'] } });
});

it('merges immediately if the orders name one service or none', async () => {
  await show([order('1'), order('2', { carrierName: 'UPS', serviceCode: 'Ground' })]);
  expect(screen.queryByRole('combobox')).toBeNull();
  await submit();
  await waitFor(() => expect(sent()).toEqual([{ body: { orderIds: ['1', '2'] } }]));
});

it('asks which service to ship with if the orders name several', async () => {
  await show([
    order('1', { carrierName: 'UPS', serviceCode: 'Ground' }),
    order('2', { carrierName: 'FedEx', serviceCode: 'Ground' }),
  ]);
  const choice = screen.getByRole('combobox', { name: 'Ship with' });
  fireEvent.keyDown(choice, { key: 'f' });
  await submit();
  await waitFor(() => expect(sent()).toMatchObject([{ body: { orderIds: ['1', '2'], serviceOf: '2' } }]));
});
