import { type HeldOrder, pullOrderStatus, type PullRun, type Store } from '@lading/contracts/stores';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readPersonName } from '../identity/index.ts';
import type { ChannelConnector } from './channels/channel-connector.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { queuePull } from './queue-pull.ts';
import { handlePulls } from './store-pull.job.ts';
import { readHeldOrders, readPulls } from './pull-history.store.ts';
import { readStores } from './store.store.ts';

/** The pull of orders from selling channels (spec §4, decision D10). Create it once: it registers the job. */
export function storePullService(platform: Platform, connectors: Record<ConnectorName, ChannelConnector>) {
  handlePulls(platform, connectors);
  return {
    /**
     * Sets the stores to loading and queues a pull of each; stores that are loading already, or have no source, are skipped.
     * @throws RequestError 404 when one of them is not an active store of the caller
     */
    async start({ db, user }: SignedInContext, storeIds: readonly string[]): Promise<Store[]> {
      if (!storeIds.every(isRowId)) throw notFound();
      return db(async (trx) => {
        const wanted = new Set(storeIds);
        const stores = (await readStores(trx, { activeOnly: true })).filter(({ storeId }) =>
          wanted.has(storeId),
        );
        if (stores.length < wanted.size) throw notFound();
        const userName = await readPersonName(trx, user.userId);
        for (const { storeId, pullFlag } of stores) {
          if (!pullFlag) continue;
          const requester = { userId: user.userId, userName };
          await queuePull(platform, trx, { orgId: user.orgId, storeId, requester });
        }
        return stores.map((store) =>
          store.pullFlag ? { ...store, pullOrderStatus: pullOrderStatus.loading } : store,
        );
      });
    },

    /** The results of a store's pulls. @throws RequestError 404 */
    async history({ db }: SignedInContext, storeId: string): Promise<{ runs: PullRun[]; held: HeldOrder[] }> {
      return db(async (trx) => {
        const stores = isRowId(storeId) ? await readStores(trx, { activeOnly: false }) : [];
        if (!stores.some((store) => store.storeId === storeId)) throw notFound();
        return { runs: await readPulls(trx, storeId), held: await readHeldOrders(trx, storeId) };
      });
    },
  };
}

/** See {@link storePullService}. */
export type StorePulls = ReturnType<typeof storePullService>;
