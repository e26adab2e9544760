// @vitest-environment happy-dom
import type { OrderDetail } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderShipmentsCard } from './order-shipments-card.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
vi.mock('./labels/shipment-label-drawer.tsx', () => ({
  ShipmentLabelDrawer: ({ shipmentNo }: { shipmentNo: string }) => `The labels of ${shipmentNo}`,
}));
afterEach(cleanup);

const shipment = (shipmentNo: string, more: object) => ({
  shipmentId: shipmentNo,
  shipmentNo,
  trackingNumber: '0952',
  shipmentStatus: 'LABEL_CREATED',
  ...more,
});

const shipments = [shipment('SH1', { toRelabel: 1 }), shipment('SH2', { isRelabel: true, toRelabel: 0 })];

async function show(language: Language, address = '/') {
  const texts = await createTexts(language, [
    'orders',
    'shippingShipments',
    'shippingLabels',
    'common',
    'commonSubApp',
  ]);
  const card = <OrderShipmentsCard order={{ shipments } as unknown as OrderDetail} />;
  const router = createMemoryRouter([{ path: '/', element: card }], { initialEntries: [address] });
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return router;
}

it.each<[Language, string, string, string]>([
  ['en', 'Buy another label for shipment SH1', 'Labels of SH2', 'Replacement label'],
  ['cn', '为发货单 SH1 重新购买面单', 'SH2 的面单', '补购面单'],
])('offers another label for a shipment with a void one (%s)', async (language, act, labels, badge) => {
  await show(language);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    act,
    labels,
  ]);
  expect(screen.getByText(badge)).toBeTruthy();
});

it('keeps open labels in the address, for a reload', async () => {
  const router = await show('en');
  fireEvent.click(screen.getByRole('button', { name: 'Labels of SH2' }));
  expect(await screen.findByText('The labels of SH2')).toBeTruthy();
  const { search } = router.state.location;
  cleanup();
  await show('en', `/${search}`);
  expect(await screen.findByText('The labels of SH2')).toBeTruthy();
});
