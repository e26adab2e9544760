// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import type { OrderOverview } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hasOrders, TodayStrip } from './today-strip.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const refusal = (code: number) =>
  new ApiError({ kind: 'rejected', message: 'Busy', zhMessage: '忙', call: null, code });
const day = { orderCount: 3, quantity: 5, amounts: [] };
const overview = { today: day, yesterday: day, statusCounts: {} } as unknown as OrderOverview;

const show = (call: () => Promise<unknown>) =>
  renderPart(<TodayStrip />, { texts: ['orders', 'commonSubApp'], api: { call } });

it('shows that the numbers could not be loaded, and shows them after a successful retry', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(refusal(500));
  call.mockResolvedValue(overview);
  await show(call);
  expect((await screen.findByRole('status')).textContent).toContain('Today’s numbers could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Orders today')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('is hidden for a back end without these numbers', async () => {
  await show(() => Promise.reject(refusal(404)));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(screen.queryByRole('status')).toBeNull();
});

it('leads from each number to the orders that it counts', async () => {
  await show(() => Promise.resolve(overview));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Orders today',
    'Units today',
    'Sales today',
    'To ship',
    'On hold',
  ]);
  const targets = links.map((link) => link.getAttribute('href') ?? '');
  for (const target of targets.slice(0, 3))
    expect(target).toMatch(/^\/orders\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  expect(targets.slice(3)).toEqual(['/orders?status=UNSHIPPED', '/orders?status=ON_HOLD']);
});

const dayOf = (orderCount: number): OrderOverview['today'] => ({
  orderCount,
  quantity: orderCount,
  amounts: [],
});

it.each<[string, Partial<OrderOverview>, boolean]>([
  ['a new account', {}, false],
  ['an account whose statuses all stand at zero', { statusCounts: { UNSHIPPED: 0, SHIPPED: 0 } }, false],
  ['an account whose orders are all shipped', { statusCounts: { UNSHIPPED: 0, SHIPPED: 3 } }, true],
  ['an account with a first order', { today: dayOf(1) }, true],
  ['an account that had orders yesterday', { yesterday: dayOf(2) }, true],
])('numbers are shown to %s, or not', (_name, overview, isShown) => {
  expect(hasOrders({ today: dayOf(0), yesterday: dayOf(0), statusCounts: {}, ...overview })).toBe(isShown);
});
