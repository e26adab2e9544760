import type { ImportOutcome, SavedFrom } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { taskType } from '@lading/contracts/tasks';
import type { BulkBody } from '../../platform/bulk/bulk-body.ts';
import { prepareSave } from '../../platform/bulk/prepare-save.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput } from '../../platform/request-error.ts';
import { importSaver, type ImportCounts, importOrigin } from '../imports/index.ts';
import { readTimeZone } from '../identity/index.ts';
import type { OrderName } from './check-orders.ts';
import { orderKey } from './known-orders.ts';
import type { OrderDraft } from './order-draft.ts';
import { takenText } from './order-finding-rules.ts';
import { awaitOrderImports, insertOrders, revertOrders } from './order-import.store.ts';
import { orderLookup } from './order-lookup.ts';
import { prepareOrders } from './prepare-orders.ts';

/** The saving of imported orders (spec §7, "Order import"). Create it once: it registers the background job of large saves. */
export function orderSaveService(platform: Platform) {
  const saver = importSaver<OrderDraft>(platform, {
    callId: 'orders.saveOrderAndShipmentExcel',
    taskType: taskType.orderImport,
    module: 'ORDER',
    write: (trx, drafts, about) => writeOrders(trx, drafts, { ...about, now: platform.clock.now() }),
    revert: revertOrders,
    definition: orderShipmentImport,
    failedRows: new URL('./failed-orders.worker.ts', import.meta.url),
  });
  return {
    /**
     * Creates the orders with their packages and shipments and records the import, all in one transaction and once per
     * idempotency key (decision D8). A larger number of rows is queued for a job (decision D7).
     *
     * @throws RequestError naming every error as `rowIndex.fieldName`; then nothing is saved
     */
    async save(context: SignedInContext, body: BulkBody, from: SavedFrom): Promise<ImportOutcome> {
      const origin = await importOrigin(context, orderShipmentImport.key, from);
      return saver.save(context, origin, async () => {
        const { stores, find } = await orderLookup(context);
        const facts = { stores, day: platform.clock.now().toISOString().slice(0, 10) };
        return prepareSave(body, {
          url: new URL('./prepare-orders.worker.ts', import.meta.url),
          here: (bytes) => prepareOrders(bytes, facts, find),
          about: facts,
          answerQuestion: (orders) => find(orders as OrderName[]),
          orgId: context.user.orgId,
          signal: context.signal,
        });
      });
    },
  };
}

/** Writes orders, one import of the organization at a time. @throws RequestError naming those that someone else has created since */
async function writeOrders(
  trx: Trx,
  drafts: readonly OrderDraft[],
  { userId, taskId, now }: { userId: string; taskId: string; now: Date },
): Promise<ImportCounts> {
  await awaitOrderImports(trx);
  const refused = await insertOrders(trx, drafts, {
    userId,
    taskId,
    now,
    timeZone: await readTimeZone(trx, userId),
  });
  if (refused.size > 0) {
    const faults = drafts.flatMap(({ row, store_id, store_name, order_no }) =>
      refused.has(orderKey(store_id, order_no))
        ? [{ fieldName: `${row}.orderNO`, ...takenText(order_no, store_name) }]
        : [],
    );
    throw badInput(faults);
  }
  const packages = drafts.reduce((sum, draft) => sum + draft.packages.length, 0);
  return { created: drafts.length, packages, shipments: drafts.length, rows: packages };
}
