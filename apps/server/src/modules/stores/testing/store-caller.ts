import {
  pullOrderStatus,
  type Store,
  type StoreKeys,
  storesApi,
  storeSyncApi,
} from '@lading/contracts/stores';
import { expect, vi } from 'vitest';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

/** A person's calls about stores. */
export function storeCaller(server: TestServer, person: Caller) {
  const connect = (body: StoreKeys, caller = person) =>
    server.call(storeSyncApi.calls.connectByKeys, { body }, caller);
  /** Waits until no pull of a store is running. */
  const ended = (storeId: string): Promise<Store> =>
    vi.waitFor(
      async () => {
        const answer = await server.call(storesApi.calls.activeStores, {}, person);
        const store = answer.result === 'OK' ? answer.data.find((one) => one.storeId === storeId) : undefined;
        expect(store?.pullOrderStatus).not.toBe(pullOrderStatus.loading);
        return store!;
      },
      { timeout: 30_000, interval: 50 },
    );
  return {
    connect,
    ended,
    async connected(body: StoreKeys): Promise<Store> {
      const answer = await connect(body);
      if (answer.result !== 'OK') throw new Error(answer.message);
      return answer.data;
    },
    async pulled(storeId: string): Promise<Store> {
      await server.call(storesApi.calls.pullOrder, { query: { storeIds: storeId } }, person);
      return ended(storeId);
    },
  };
}
