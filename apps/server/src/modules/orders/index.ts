import {
  orderActsApi,
  orderAttachmentsApi,
  orderBulkApi,
  orderDetailApi,
  orderFormApi,
  orderImportApi,
  orderMergeApi,
  orderPapersApi,
  ordersApi,
  orderTrendApi,
} from '@lading/contracts/orders';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { orderActHandlers } from './order-act.service.ts';
import { orderAddressCheckHandlers, type AddressChecks } from './order-address-check.service.ts';
import { orderBulkHandlers, type FulfillOrder, type MarkShipped } from './order-bulk.service.ts';
import { orderAttachmentHandlers } from './order-attachment.service.ts';
import { orderExport } from './order-export.ts';
import type { DollarsOf } from './customs-form-rules.ts';
import type { CitationOf, TaxIdsOf } from './customs-form.service.ts';
import { endHoldsByTheClock } from './order-hold.job.ts';
import { orderFormHandlers } from './order-form.service.ts';
import { orderMergeHandlers } from './order-merge.service.ts';
import { orderRowsHandlers, orderRowsOptions } from './order-rows.routes.ts';
import {
  orderDetailHandlers,
  orderHandlers,
  orderPaperHandlers,
  orderTrendHandlers,
} from './order.routes.ts';

export { customsGoods, orderPrices } from './customs-form.service.ts';
export type { CustomsItem } from './customs-form-rules.ts';
export type { AddressChecks } from './order-address-check.service.ts';
export { readRecipientCheck } from './order-address-check.store.ts';
export { orderFor } from './order-act.service.ts';
export { addEachEvent, addOrderEvent } from './order-event.store.ts';
export { readGoodsUnits } from './goods-lines.store.ts';
export { labeledPackages } from './labeled-package.store.ts';
export { readGoodsGrams } from './goods-weight.store.ts';
export { awaitOrderImports } from './order-import.store.ts';
export { needsRelabel, relabeledOf, shipmentsOfOrder } from './order-shipments.store.ts';
export type { FulfillOrder } from './order-bulk.service.ts';
export { releaseOrders } from './order-hold.service.ts';
export { refusalOnOrder } from './order-refusal.service.ts';
export { splitByUnits } from './order-split.service.ts';
export { nextState, type StoreAct } from './order-state-rules.ts';
export { placeOf } from './order-merge-rules.ts';
export {
  hasLeftInMerge,
  isElsewhere,
  moveParts,
  noteChanged,
  noteUnitsLeft,
  ownPlacesOfParts,
  unitsOfStoreOrder,
  unlabeledOf,
  type Unlabeled,
} from './store-goods.store.ts';
export { hasWork, isTied, isUndivided } from './order-ties.store.ts';
export { applyStoreState, cancelRest, shipMore } from './store-state.store.ts';
export { readOrderStates, writeOrderState } from './order-state.store.ts';
export { settleAfterVoid, settleOrder } from './settle-order.store.ts';
export { assignWarehouse, listOwnWarehouses, writeTags } from './order-work.store.ts';
export { writeRuledFields } from './rule-change.store.ts';

/** Orders, and the rows of order imports (spec §7; decisions D8, D9). */
export function registerOrders(
  app: FastifyInstance,
  platform: Platform,
  others: {
    fulfillOrder: FulfillOrder;
    checkAddresses: AddressChecks;
    markShipped: MarkShipped;
    taxIdsOf: TaxIdsOf;
    citationOf: CitationOf;
    dollarsOf: DollarsOf;
  },
): void {
  endHoldsByTheClock(platform);
  registerService(app, platform, ordersApi, { ...orderHandlers(), exportOrders: orderExport(platform) });
  registerService(app, platform, orderDetailApi, orderDetailHandlers());
  registerService(app, platform, orderPapersApi, orderPaperHandlers(platform, others));
  registerService(app, platform, orderTrendApi, orderTrendHandlers());
  const acts = {
    ...orderActHandlers(platform),
    ...orderAddressCheckHandlers(platform, others.checkAddresses),
  };
  registerService(app, platform, orderActsApi, acts, { options: { checkRecipient: { asksCarriers: true } } });
  registerService(app, platform, orderBulkApi, orderBulkHandlers(platform, others));
  registerService(app, platform, orderAttachmentsApi, orderAttachmentHandlers(platform));
  registerService(app, platform, orderFormApi, orderFormHandlers(platform));
  registerService(app, platform, orderMergeApi, orderMergeHandlers(platform));
  registerService(app, platform, orderImportApi, orderRowsHandlers(platform), { options: orderRowsOptions });
}
