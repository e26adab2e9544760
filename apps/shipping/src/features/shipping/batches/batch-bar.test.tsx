// @vitest-environment happy-dom
import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import { fundsApi, fundsMessages } from '@lading/contracts/funds';
import { batchesApi, type BatchRow, type LabelBatch } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BatchBar } from './batch-bar.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const batch: LabelBatch = {
  batchId: '7',
  state: 'READY',
  rows: 3,
  counts: { READY: 3 },
  total: usd(2_400),
  walletTotal: usd(2_400),
  charged: usd(0),
  changed: { rows: 0, difference: usd(0) },
  later: null,
  labels: 3,
  printable: 0,
  services: [],
  createTime: '2026-11-26T10:00:00Z',
};

async function show(
  shown: LabelBatch,
  failing: unknown = batchesApi.calls.cancelBatch,
  { available = 50_000, rows = [] }: { available?: number; rows?: Partial<BatchRow>[] } = {},
) {
  const call = vi.fn((made: unknown) => {
    if (made === failing)
      return Promise.reject(new ApiError({ kind: 'network', call: null, ...networkErrorText }));
    const balance = { available: usd(available), creditLimit: usd(0) };
    return Promise.resolve(made === batchesApi.calls.batchRows ? rows : balance);
  });
  await renderPart(<BatchBar batch={shown} />, {
    texts: ['shippingBatch', 'shippingPrinting', 'commonSubApp'],
    api: { call },
  });
}

it('says before the purchase which orders ship on a later day', async () => {
  await show({ ...batch, later: { rows: 2, shipDate: '2026-11-27' } });
  expect(screen.getByText('2 orders ship later, from 2026-11-27')).toBeTruthy();
  cleanup();
  await show(batch);
  expect(screen.queryByText(/ship later/)).toBeNull();
});

it('writes its counts as numbers of the language', async () => {
  await show({ ...batch, rows: 2_734, counts: { READY: 1_500, FAILED: 1_234 } });
  expect([screen.getByText('1,500'), screen.getByText('1,234')]).toHaveLength(2);
});

it('says when a batch could not be stopped', async () => {
  await show({ ...batch, state: 'PURCHASING', counts: { QUEUED: 2, BUYING: 1 } });
  fireEvent.click(screen.getByRole('button', { name: 'Stop after current labels' }));
  expect(await screen.findByText('The batch was not stopped')).toBeTruthy();
});

it('buys without a known balance, since the server decides', async () => {
  await show(batch, fundsApi.calls.postageBalance);
  const buy = screen.getByRole<HTMLButtonElement>('button', { name: /^Buy 3 labels/ });
  await waitFor(() => expect(buy.disabled).toBe(false));
});

const short = {
  state: 'FAILED' as const,
  offer: { amount: usd(800) } as BatchRow['offer'],
  message: fundsMessages.balanceShort({ amount: '3.00 USD' }),
};
const stood = { ...batch, total: usd(0), walletTotal: usd(0), labels: 0 };

it('leads to the wallet with what rows lack that failed because the balance was short, before another try', async () => {
  const other = { ...short, message: fundsMessages.otherCurrency({ currency: 'USD' }) };
  const counts = { BOUGHT: 1, FAILED: 3 };
  await show({ ...stood, counts }, undefined, { available: 500, rows: [short, short, other] });
  const link = await screen.findByRole('link', { name: 'Add funds' });
  expect(link.getAttribute('href')).toContain('missing=11.00+USD');
  expect(screen.getByText('The balance is short by $11.00.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try 3 orders again' })).toBeTruthy();
});

it('still buys what the balance suffices for', async () => {
  const counts = { READY: 1, FAILED: 1 };
  await show({ ...batch, counts, total: usd(400), walletTotal: usd(400), labels: 1 }, undefined, {
    available: 500,
    rows: [short],
  });
  const link = await screen.findByRole('link', { name: 'Add funds' });
  expect(link.getAttribute('href')).toContain('missing=7.00+USD');
  expect(screen.getByRole('button', { name: /^Buy 1 label/ })).toBeTruthy();
  expect(screen.getByText('Available: $5.00')).toBeTruthy();
});

it('leads to the shipments of its labels, once there are some', async () => {
  await show(batch);
  expect(screen.queryByRole('link', { name: 'Show shipments' })).toBeNull();
  cleanup();
  await show({ ...stood, counts: { BOUGHT: 3 }, printable: 3 });
  const link = screen.getByRole('link', { name: 'Show shipments' });
  expect(link.getAttribute('href')).toContain('/b/#/shipments?batch=7');
});
