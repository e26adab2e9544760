// @vitest-environment happy-dom
import type { AddressChange } from '@lading/contracts/shipment-service';
import type { ShipmentAct } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ChangeSection } from './change-section.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const change: AddressChange = {
  changeId: '9',
  shipmentId: '7',
  shipmentNo: 'SH7-1',
  orderNo: null,
  trackingNumber: '0952',
  carrierName: 'Demo Carrier',
  kind: 'RETURN',
  state: 'ACCEPTED',
  old: { name: 'Dana' },
  to: null,
  fee: { minor: 1_495, currency: 'USD' },
  billedTo: 'wallet',
  isRefunded: false,
  message: null,
  transactionId: '4',
  requestTime: '2026-11-24T10:00:00Z',
  answerTime: '2026-11-24T10:00:01Z',
  endTime: null,
};

async function show(acts: ShipmentAct[], addressChanges: AddressChange[]) {
  const texts = await createTexts('en', ['shippingAddressChanges', 'common']);
  render(
    <I18nextProvider i18n={texts}>
      <ChangeSection shipment={{ shipmentId: '7', acts, addressChanges }} />
    </I18nextProvider>,
  );
}
const button = () => screen.queryByRole('button', { name: 'Change address' });
afterEach(cleanup);

it('offers a change if the server allows one, and is hidden if nothing was changed either', async () => {
  await show(['print', 'changeAddress'], []);
  expect(button()).not.toBeNull();
  cleanup();
  await show(['print'], []);
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows status, cost and consequences of a change, even if no other is possible', async () => {
  await show(['print'], [change]);
  expect(button()).toBeNull();
  const section = screen.getByRole('region', { name: 'Address changes' });
  for (const text of ['Accepted', 'Return to sender', '$14.95', 'This is not guaranteed.'])
    expect(section.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Show charge' }).getAttribute('href')).toBe(
    '/e/#/postage?q=4&peek=4',
  );
});
