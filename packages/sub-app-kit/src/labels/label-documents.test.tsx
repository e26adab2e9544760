// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { ShipmentDetail, VoidState } from '@lading/contracts/shipping';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { LabelDocuments } from './label-documents.tsx';

vi.mock('@lading/bridge/react', async () => (await import('../testing/mock-host.ts')).mockHost());
afterEach(cleanup);

const call = vi.fn<() => Promise<unknown>>();
const amount = { minor: 741, currency: 'USD' };

/** Shows a bought return label. */
const show = (isChargedOnScan: boolean, { isNew = false, state }: { isNew?: boolean; state?: VoidState }) => {
  const shipment = {
    shipmentId: '7',
    shipmentNo: 'SH7-R',
    labelStatus: 'PURCHASED',
    purchase: { state: 'BOUGHT', amount, charged: amount, isChargedOnScan },
    voided: state ? { state, amount, message: null, creditExpected: '2026-12-20' } : null,
    labels: [],
    acts: ['void'],
  } as unknown as ShipmentDetail;
  return renderPart(<LabelDocuments shipment={shipment} isNew={isNew} />, {
    texts: ['shippingLabels', 'shippingPrinting', 'commonSubApp'],
    api: { call },
  });
};

it.each([
  [false, 'Label bought for $7.41'],
  [true, 'Label bought: $7.41 is charged when it is first scanned'],
])('a label that is charged when scanned (%s) says so once it is bought', async (isOnScan, title) => {
  await show(isOnScan, { isNew: true });
  expect(screen.getByText(title)).toBeTruthy();
});

it.each<[boolean, VoidState, string]>([
  [false, 'ACCEPTED', 'Void accepted: $7.41 will be credited'],
  [true, 'REQUESTED', 'Void requested: the label is only charged if it was scanned'],
  [true, 'ACCEPTED', 'Voided: the label is only charged if it was scanned'],
  [true, 'REJECTED', 'The carrier rejected the void of $7.41'],
])(
  'a label that is charged when scanned (%s) promises a credit only where there is one: %s',
  async (isOnScan, state, title) => {
    await show(isOnScan, { state });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByText('The credit is expected on 2026-12-20.') === null).toBe(isOnScan);
  },
);

it('a void of a label that is charged when scanned does not promise a refund', async () => {
  await show(true, {});
  fireEvent.click(screen.getByRole('button', { name: 'Void label' }));
  expect(
    await screen.findByText('The label can no longer be used. It is only charged if it was scanned.'),
  ).toBeTruthy();
});

it('a refused void is shown above the labels, where no dialog hides it', async () => {
  const [message, zhMessage] = ['The label was scanned.', '面单已扫描。'];
  call.mockRejectedValueOnce(new ApiError({ kind: 'rejected', call: null, message, zhMessage }));
  await show(false, {});
  fireEvent.click(screen.getByRole('button', { name: 'Void label' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Void label' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('shows the labels while the texts about the printer are still loading', async () => {
  const shipment = {
    shipmentId: '7',
    shipmentNo: 'SH7',
    labelStatus: 'PURCHASED',
    purchase: null,
    voided: null,
    labels: [],
    acts: ['print'],
  } as unknown as ShipmentDetail;
  await renderPart(<LabelDocuments shipment={shipment} isNew={false} />, {
    texts: ['shippingLabels', 'commonSubApp'],
    api: { call },
  });
  expect(screen.getByRole('button', { name: /^Print/ })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Change printer' })).toBeTruthy();
});
