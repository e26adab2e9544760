// @vitest-environment happy-dom
import type { OrderDetail, OrderEvent } from '@lading/contracts/orders';
import type { Language } from '@lading/i18n/languages';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OrderTimeline } from './order-timeline.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const order: OrderDetail = {
  orderId: '7',
  orderNo: 'A-7',
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 1,
  version: 3,
  packages: [],
  shipments: [],
  allowedActs: [],
  createTime: '2026-11-25T10:00:00Z',
  recipient: { name: 'Dana' },
  lines: [{ skuCode: 'MUG', quantity: 1 }],
};
const taken: OrderEvent = {
  eventId: '1',
  time: '2026-11-25T11:00:00Z',
  kind: 'edited',
  userName: 'Mei Carver',
  detail: { fields: ['recipient'], was: 'Dana, 418 Larkin St, NV', suggestedBy: 'Demo Carrier' },
};

async function show(
  events: OrderEvent[],
  language: Language = 'en',
  call: () => Promise<unknown> = () => Promise.resolve(events),
) {
  await renderPart(<OrderTimeline order={order} title="History" />, {
    texts: ['ordersWork', 'orders', 'commonSubApp'],
    language,
    api: { call },
  });
}
afterEach(cleanup);

it('keeps the address from before a suggestion was applied, and names the carrier', async () => {
  await show([taken]);
  expect(
    await screen.findByText('As suggested by Demo Carrier · Before: Dana, 418 Larkin St, NV'),
  ).toBeTruthy();
  cleanup();
  await show([taken], 'cn');
  expect(await screen.findByText('采用 Demo Carrier 的建议 · 修改前：Dana, 418 Larkin St, NV')).toBeTruthy();
});

it('shows the previous address after a manual edit', async () => {
  await show([{ ...taken, detail: { fields: ['recipient'], was: 'Dana, 9 Elm St' } }]);
  expect(await screen.findByText('Before: Dana, 9 Elm St')).toBeTruthy();
});

it('shows that the history could not be loaded, and can retry', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(new Error('lost'));
  call.mockResolvedValue([taken]);
  await show([], 'en', call);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/As suggested by Demo Carrier/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows how a hold was changed', async () => {
  const changed: OrderEvent = {
    ...taken,
    kind: 'hold-changed',
    detail: {
      hold: {
        reason: { from: 'PAYMENT', to: 'STOCK' },
        until: { from: '2026-12-03T00:00:00.000Z', to: null },
      },
    },
  };
  await show([changed]);
  expect(
    await screen.findByText(
      'Hold changed · Reason: Payment not confirmed → Out of stock · Release: 2026-12-03 00:00:00 → manually',
    ),
  ).toBeTruthy();
});

it('has a field for notes, which is not printed', async () => {
  await renderPart(<OrderTimeline order={{ ...order, allowedActs: ['note'] }} title="History" />, {
    texts: ['ordersWork', 'orders', 'commonSubApp'],
    api: { call: () => Promise.resolve([]) },
  });
  const field = screen.getByRole('textbox');
  expect(field.closest('section')?.className).toContain('print:hidden');
});

it('names what was edited while the order was part of a merge, and the tags that came back', async () => {
  await show([{ ...taken, kind: 'unmerged-from', detail: { fields: ['shipBy'], added: ['rush'] } }]);
  const text = 'Merge undone, was part of · Edited there, not here: Ship by · + rush';
  expect(await screen.findByText(text)).toBeTruthy();
});
