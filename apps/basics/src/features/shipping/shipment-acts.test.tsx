// @vitest-environment happy-dom
import { voidMessages, type ShipmentSummary } from '@lading/contracts/shipping';
import type { ListAct } from '@lading/sub-app-kit/list';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShipmentActs, type TagOrders } from './shipment-acts.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const shipment = (more: Partial<ShipmentSummary>): ShipmentSummary => ({
  shipmentId: '1',
  shipmentNo: 'SH1',
  shipmentStatus: 'LABEL_CREATED',
  labelStatus: 'PRINTED',
  packageCount: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  ...more,
});
const tagOrders = vi.fn<TagOrders>(() => null);
const shown = vi.fn<(acts: ListAct<ShipmentSummary>[]) => void>();

function Acts() {
  shown(useShipmentActs(tagOrders));
  return null;
}

/** The action with an id, as the list has it. */
async function act(id: string): Promise<ListAct<ShipmentSummary>> {
  await renderPart(<Acts />, {
    texts: ['shippingShipments', 'shippingAttention', 'shippingManifests', 'orders'],
  });
  return shown.mock.lastCall![0].find((one) => one.id === id)!;
}
beforeEach(() => {
  tagOrders.mockClear();
  shown.mockClear();
});

it('a label is voided until the end of the period for it, which is the reason after that', async () => {
  const { can, cannot } = await act('void');
  const voidRefusal = voidMessages.voidLate({ days: 28 });
  expect([can!(shipment({})), cannot!(shipment({}))]).toEqual([true, undefined]);
  expect([can!(shipment({ voidRefusal })), cannot!(shipment({ voidRefusal }))]).toEqual([
    false,
    voidRefusal.message,
  ]);
  expect(can!(shipment({ shipmentStatus: 'IN_TRANSIT' }))).toBe(false);
});

it('the tags of shipments are those of their orders, each once', async () => {
  const { can, dialog } = await act('tag');
  expect([can!(shipment({ orderId: '7' })), can!(shipment({ orderId: null }))]).toEqual([true, false]);
  const rows = ['7', '8', '7'].map((orderId) => shipment({ orderId }));
  const onClose = () => undefined;
  void dialog!({ isAll: false, rows, count: 3 }, onClose);
  expect(tagOrders).toHaveBeenCalledWith(['7', '8'], onClose);
});
