// @vitest-environment happy-dom
import type { Store } from '@lading/contracts/entities/store';
import { expect, it } from 'vitest';
import { activeStores } from './store-queries.ts';

const stores = (...statuses: number[]) => ({
  state: {
    data: statuses.map((pullOrderStatus, at): Store => ({
      ...{ storeId: String(at), name: 'Shop', type: 4, state: 1, pullOrderStatus },
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
