// @vitest-environment happy-dom
import { ratesApi, type BatchRow, type ProposedPackage } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PackagesCell } from './packages-cell.tsx';
import { RowPackages } from './row-packages.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const rated = { length: 12, width: 9, height: 10, weight: 0.4, unit: 'cm/kg' as const };
const row: BatchRow = {
  rowId: '1',
  rowNo: 1,
  orderId: '7',
  orderNo: 'A-7',
  recipientName: 'Dana',
  recipientPlace: 'Reno',
  state: 'READY',
  packages: [rated],
  packagesFrom: 'product',
  choice: { rule: 'cheapest' },
  offer: null,
  was: null,
  charged: null,
  shipDate: null,
  shipmentId: null,
  shipmentNo: null,
  trackingNumber: null,
  message: null,
};
const own: ProposedPackage = { by: 'product', presetName: null, ...rated };
const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const mutate = vi.fn<(change: object) => void>();

async function show(children: ReactNode) {
  await renderPart(children, { texts: ['shippingBatch', 'shippingRates'], api: { call } });
}
const panel = (more: Partial<BatchRow> = {}) =>
  show(<RowPackages row={{ ...row, ...more }} change={{ mutate, isPending: false }} />);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
beforeEach(() => {
  call.mockReset();
  mutate.mockReset();
});
afterEach(cleanup);

it('marks packages in the grid that are proposed from product sizes, and no others', async () => {
  await show(<PackagesCell {...row} />);
  expect(screen.getByText('from product sizes')).toBeTruthy();
  cleanup();
  for (const packagesFrom of ['given', 'order', 'usual', null] as const) {
    await show(<PackagesCell {...row} packagesFrom={packagesFrom} />);
    expect(screen.queryByText('from product sizes')).toBeNull();
    cleanup();
  }
});

it('marks a package as proposed until a person enters another, which is sent as entered', async () => {
  call.mockResolvedValue({ proposed: own });
  await panel();
  expect(await screen.findByText(/^From product sizes: the size and weight/)).toBeTruthy();
  expect(call).toHaveBeenCalledWith(
    ratesApi.calls.proposedPackage,
    { params: { orderId: '7' } },
    expect.anything(),
  );
  fireEvent.change(field('Length'), { target: { value: '20' } });
  expect(screen.queryByText(/^From product sizes/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Update rates' }));
  expect(mutate).toHaveBeenCalledWith({ rowIds: ['1'], packages: [{ ...rated, length: 20 }] });
});

it('starts with the weight of the products if no package could be proposed, and asks for the sizes', async () => {
  const proposed = { ...own, by: 'weight', length: null, width: null, height: null, weight: 3.25 };
  call.mockResolvedValue({ proposed });
  await panel({ state: 'INVALID', packages: [], packagesFrom: null });
  expect(await screen.findByText(/The products weigh this much together/)).toBeTruthy();
  expect([field('Kilograms').value, field('Length').value]).toEqual(['3.25', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Update rates' }));
  expect(mutate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('three sides');
});

it('requests no proposal for a row whose packages were entered', async () => {
  await panel({ packagesFrom: 'order' });
  expect(field('Length').value).toBe('12');
  expect(call).not.toHaveBeenCalled();
});
