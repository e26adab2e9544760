// @vitest-environment happy-dom
import type { Store } from '@lading/contracts/stores';
import { afterEach, expect, it } from 'vitest';
import { emitPush, endPush } from '../../platform/live-push.ts';
import { activeStores } from './store-queries.ts';

const stores = (...statuses: number[]) => ({
  state: {
    data: statuses.map((pullOrderStatus, at): Store => ({
      storeId: String(at),
      name: 'Shop',
      type: 4,
      state: 1,
      pullOrderStatus,
    })),
  },
});

it.each([
  [stores(), false],
  [stores(0, 2, 3), false],
  [stores(2, 1), 5_000],
  [{ state: { data: null } }, false],
] as const)('the status is polled every 5 s only while a store is loading (spec §9)', (asked, every) =>
  expect(activeStores.refetchInterval(asked)).toBe(every),
);

afterEach(endPush);

it('the status is not polled while push works, and is again once the connection is lost', () => {
  emitPush({ type: 'RESYNC' });
  expect(activeStores.refetchInterval(stores(1))).toBe(false);
  emitPush({ type: 'LOST' });
  expect(activeStores.refetchInterval(stores(1))).toBe(5_000);
});

it('the status is polled despite a connection that only pushes messages (decision D2)', () => {
  emitPush({ type: 'RESYNC', isPartial: true });
  expect(activeStores.refetchInterval(stores(1))).toBe(5_000);
});
