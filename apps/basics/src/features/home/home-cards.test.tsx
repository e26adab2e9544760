// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrdersCard } from './orders-card.tsx';
import { PostageCard } from './postage-card.tsx';
import { StoresCard } from './stores-card.tsx';
import { TasksCard } from './tasks-card.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const refusal = (code: number) =>
  new ApiError({ kind: 'rejected', message: 'Busy', zhMessage: '忙', call: null, code });
const show = (card: ReactNode, call: () => Promise<unknown>) =>
  renderPart(card, { texts: ['home', 'orders', 'commonSubApp'], api: { call } });

it.each([
  ['stores', <StoresCard key="stores" />, 'No store is connected yet.', []],
  ['tasks', <TasksCard key="tasks" />, 'Nothing imported or exported yet.', { records: [], total: 0 }],
])('a failed call is not shown as an account without %s', async (_name, card, empty, answer) => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(refusal(500));
  call.mockResolvedValue(answer);
  await show(card, call);
  expect((await screen.findByRole('alert')).textContent).toContain('Busy');
  expect(screen.queryByText(empty)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(empty)).toBeTruthy();
});

it.each([
  ['orders', <OrdersCard key="orders" />, 'Orders'],
  ['postage', <PostageCard key="postage" />, 'Postage'],
])('the card of %s stays, with its error', async (_name, card, title) => {
  await show(card, () => Promise.reject(refusal(500)));
  expect((await screen.findByRole('alert')).textContent).toContain('Busy');
  expect(screen.getByText(title)).toBeTruthy();
});

it.each([403, 404])(
  'a person who may not see postage, or has none, sees no such card (code %i)',
  async (code) => {
    const call = vi.fn<() => Promise<unknown>>(() => Promise.reject(refusal(code)));
    await show(
      <>
        <PostageCard />
        <TasksCard />
      </>,
      call,
    );
    // By then the card of tasks has its reply too.
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Postage')).toBeNull();
  },
);

it('shows the orders by status and queue in workflow order, each leading to its list', async () => {
  const day = { orderCount: 0, quantity: 0, amounts: [] };
  const overview = {
    today: day,
    yesterday: day,
    statusCounts: { SHIPPED: 9, ON_HOLD: 2, UNSHIPPED: 5 },
    queues: { counts: { AWAITING_LABEL: 4 }, over: [] },
  };
  // The chart is left out: its reply has no days.
  await show(<OrdersCard />, () => Promise.resolve(overview));
  const label = await screen.findByRole('link', { name: 'Awaiting label' });
  expect(label.getAttribute('href')).toContain('/orders?status=AWAITING_LABEL');
  expect(label.parentElement?.textContent).toContain('4');
  const items = screen.getAllByRole('listitem').map((one) => one.textContent?.replace(/\d+$/, ''));
  expect(items).toEqual(['To ship', 'Awaiting label', 'On hold', 'Shipped']);
});

it('shows no zeros of a wallet that was never used, but what to do', async () => {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  const empty = {
    available: usd(0),
    held: usd(0),
    monthSpend: usd(0),
    creditLimit: usd(0),
    lowBalance: null,
  };
  await show(<PostageCard />, () => Promise.resolve(empty));
  expect(await screen.findByText('Add funds to buy labels.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add funds' }).getAttribute('href')).toBe('/e/#/postage/add');
  expect(screen.queryByText(/0\.00/)).toBeNull();
  cleanup();
  await show(<PostageCard />, () => Promise.resolve({ ...empty, available: usd(1_250) }));
  expect(await screen.findByText(/12\.50/)).toBeTruthy();
  expect(screen.queryByText('Add funds to buy labels.')).toBeNull();
});
