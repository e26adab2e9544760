// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import type { Adjustment } from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AdjustmentPeek } from './adjustment-peek.tsx';

const hold = vi.hoisted(() => ({ count: 0 }));
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(
    {},
    {
      holdNavigation: () => {
        hold.count += 1;
        return () => {
          hold.count -= 1;
        };
      },
    },
  ),
);
afterEach(cleanup);

const measured = { length: 12, width: 9, height: 6, weight: 2, unit: 'in/lb' };
const one = {
  adjustmentId: '7',
  shipmentNo: 'S-1',
  orderNo: 'A-1',
  trackingNumber: '1Z1',
  invoiceLine: 'L-1',
  reason: 'weight',
  packageNo: 1,
  declared: measured,
  measured: { ...measured, weight: 3 },
  was: { minor: 900, currency: 'USD' },
  now: { minor: 1_100, currency: 'USD' },
  difference: { minor: 200, currency: 'USD' },
  state: 'POSTED',
  evidence: [],
  chargedTime: '2026-11-02T09:00:00.000Z',
  disputableUntil: '2026-12-02T09:00:00.000Z',
  canDispute: true,
  dispute: null,
  transactionId: '3',
  creditTransactionId: null,
} as unknown as Adjustment;

async function show() {
  const texts = await createTexts('en', ['shippingAdjustments', 'common', 'commonSubApp']);
  const router = createMemoryRouter([{ path: '/adjustments', element: <AdjustmentPeek one={one} /> }], {
    initialEntries: ['/adjustments?peek=7'],
  });
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call: () => Promise.resolve() } as unknown as ApiClient}>
          <RouterProvider router={router} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return router;
}

it('says until when a dispute is possible, to the second', async () => {
  await show();
  expect(screen.getByText('You can dispute it until 2026-12-02 09:00:00.')).toBeTruthy();
});

it('asks before the note of a dispute is lost: by another row, or by leaving the page', async () => {
  const router = await show();
  const note = screen.getByLabelText<HTMLTextAreaElement>('Details for the carrier');
  expect(hold.count).toBe(0);
  fireEvent.change(note, { target: { value: 'Weighed twice' } });
  await waitFor(() => expect(hold.count).toBe(1));
  await act(() => router.navigate('/adjustments?peek=8'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.search).toBe('?peek=7');
  expect(note.value).toBe('Weighed twice');
  fireEvent.change(note, { target: { value: ' ' } });
  await waitFor(() => expect(hold.count).toBe(0));
});
