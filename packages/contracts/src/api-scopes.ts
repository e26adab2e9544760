import type { Call } from './core/define-service.ts';
import { billingApi } from './funds/billing.calls.ts';
import { fundsApi } from './funds/funds.calls.ts';
import { invoicesApi } from './funds/invoice.calls.ts';
import type { ApiScope } from './integrations/api-key.ts';
import { orderActsApi } from './orders/order-acts.calls.ts';
import { orderDetailApi } from './orders/order-detail.calls.ts';
import { orderFormApi } from './orders/order-form.calls.ts';
import { orderMergeApi } from './orders/order-merge.calls.ts';
import { ordersApi } from './orders/orders.calls.ts';
import { aliasesApi } from './products/aliases.calls.ts';
import { bundlesApi } from './products/bundles.calls.ts';
import { productsApi } from './products/products.calls.ts';
import { adjustmentsApi } from './shipping/adjustments.calls.ts';
import { labelsApi } from './shipping/labels.calls.ts';
import { ratesApi } from './shipping/rates.calls.ts';
import { shippingApi } from './shipping/shipping.calls.ts';
import { crossdockApi, floorCrossdockApi } from './warehouse/crossdock.calls.ts';
import { discrepanciesApi, floorDiscrepanciesApi } from './warehouse/discrepancies.calls.ts';
import { floorExceptionsApi } from './warehouse/floor-exceptions.calls.ts';
import { floorApi } from './warehouse/floor.calls.ts';
import { floorFreightApi, freightApi } from './warehouse/freight.calls.ts';
import { inboundApi } from './warehouse/inbound.calls.ts';
import { inventoryApi } from './warehouse/inventory.calls.ts';
import { outboundApi } from './warehouse/outbound.calls.ts';
import { floorPhotosApi, photosApi } from './warehouse/photos.calls.ts';
import { returnsApi } from './warehouse/returns.calls.ts';
import { floorWavesApi } from './warehouse/waves.calls.ts';
import { floorWorkApi, workOrdersApi } from './warehouse/work-orders.calls.ts';

const [orders, acts, form, merge] = [
  ordersApi.calls,
  orderActsApi.calls,
  orderFormApi.calls,
  orderMergeApi.calls,
];
const [products, bundles, aliases] = [productsApi.calls, bundlesApi.calls, aliasesApi.calls];
const [shipping, labels] = [shippingApi.calls, labelsApi.calls];
const [inbound, outbound, returns] = [inboundApi.calls, outboundApi.calls, returnsApi.calls];
const [work, crossdock, discrepancies] = [workOrdersApi.calls, crossdockApi.calls, discrepanciesApi.calls];
const [funds, billing, invoices] = [fundsApi.calls, billingApi.calls, invoicesApi.calls];
const [floor, floorWork, floorCrossdock] = [floorApi.calls, floorWorkApi.calls, floorCrossdockApi.calls];
const [exceptions, waves] = [floorExceptionsApi.calls, floorWavesApi.calls];

/**
 * Which calls a key can make, by scope. A call not listed here can only be made by people: keys, accounts, settings, the audit
 * log, and anything that decides about money or grants further access.
 */
export const callsOfScope: Readonly<Record<ApiScope, readonly Call[]>> = {
  'orders.read': [
    orders.orderPage,
    orders.orderStatusCounts,
    orders.orderTags,
    orderDetailApi.calls.orderDetail,
    acts.timeline,
    acts.warehouses,
  ],
  'orders.write': [form.createOrder, form.editOrder, acts.act, acts.split, merge.merge, merge.undoMerge],
  'products.read': [
    products.productPage,
    products.productDetail,
    bundles.bundlePage,
    bundles.bundleDetail,
    aliases.aliasPage,
  ],
  'products.write': [
    products.saveProduct,
    bundles.saveBundle,
    bundles.deleteBundle,
    aliases.saveAlias,
    aliases.deleteAlias,
  ],
  'shipping.read': [
    shipping.queryCountry,
    shipping.shipmentPage,
    shipping.shipmentStatusCounts,
    shipping.shipmentFacets,
    shipping.shipmentDetail,
    labels.purchaseDetail,
    labels.labelFile,
    labels.voidPage,
    adjustmentsApi.calls.adjustmentPage,
  ],
  'shipping.rates': [ratesApi.calls.quote],
  'shipping.labels': [
    labels.purchase,
    labels.purchaseDetail,
    labels.labelFile,
    labels.voidLabels,
    labels.markShipped,
    labels.withdrawMark,
  ],
  'stock.read': [inventoryApi.calls.inventoryPage, inventoryApi.calls.stockCard],
  'warehouse.read': [
    inbound.inboundPage,
    inbound.inboundStatusCounts,
    inbound.inboundDetail,
    outbound.outboundPage,
    outbound.outboundStatusCounts,
    outbound.outboundDetail,
    returns.returnPage,
    returns.returnStatusCounts,
    returns.returnDetail,
    work.workOrderPage,
    work.workOrderStatusCounts,
    work.workOrderDetail,
    work.estimateWorkOrder,
    crossdock.crossdockPage,
    crossdock.crossdockStatusCounts,
    crossdock.crossdockDetail,
    discrepancies.discrepancyPage,
    discrepancies.discrepancyStatusCounts,
    freightApi.calls.billOfLading,
    photosApi.calls.photos,
    photosApi.calls.photoFile,
  ],
  'warehouse.write': [
    inbound.saveInbound,
    inbound.submitInbound,
    inbound.cancelInbound,
    outbound.releaseOrder,
    outbound.allocateOutbound,
    outbound.cancelOutbound,
    outbound.requestCancel,
    outbound.withdrawCancel,
    freightApi.calls.saveFreight,
    returns.saveReturn,
    returns.cancelReturn,
    work.saveWorkOrder,
    work.cancelWorkOrder,
    crossdock.saveCrossdock,
    crossdock.submitCrossdock,
    crossdock.cancelCrossdock,
    discrepancies.decideDiscrepancy,
  ],
  'funds.read': [
    funds.postageBalance,
    funds.postagePage,
    funds.explainTransaction,
    billing.chargePage,
    billing.chargeDetail,
    billing.unbilled,
    billing.warehouseWallets,
    billing.transactionPage,
    invoices.invoicePage,
    invoices.invoiceDetail,
    invoices.invoiceFile,
    invoices.creditNoteFile,
  ],
  'floor.read': [
    floor.warehouses,
    floor.bins,
    floor.binLabels,
    floor.inbounds,
    floor.inboundDetail,
    floor.returns,
    floor.returnDetail,
    floor.outbounds,
    floor.outboundDetail,
    waves.waves,
    waves.waveDetail,
    floorWork.workOrders,
    floorWork.floorWorkOrder,
    floorCrossdock.crossdocks,
    floorCrossdock.floorCrossdock,
    floorDiscrepanciesApi.calls.discrepancies,
    floorPhotosApi.calls.floorPhotos,
    floorPhotosApi.calls.floorPhotoFile,
    floorFreightApi.calls.floorBillOfLading,
  ],
  'floor.write': [
    floor.saveBins,
    floor.arrive,
    floor.receive,
    floor.putAway,
    floor.closeInbound,
    floor.arriveReturn,
    floor.inspectReturn,
    floor.completeReturn,
    floor.countBin,
    floor.undo,
    floor.pick,
    floor.pack,
    floor.ship,
    exceptions.shortPick,
    exceptions.answerCancel,
    exceptions.putBack,
    waves.createWave,
    waves.moveWave,
    waves.pickWave,
    floorFreightApi.calls.palletize,
    floorFreightApi.calls.depart,
    floorWork.startWork,
    floorWork.reportWork,
    floorWork.finishWork,
    floorWork.rejectWork,
    floorCrossdock.arriveCrossdock,
    floorCrossdock.receiveCartons,
    floorCrossdock.dispatchCartons,
    floorCrossdock.closeCrossdock,
    floorDiscrepanciesApi.calls.answerDiscrepancy,
    floorPhotosApi.calls.addPhoto,
  ],
};

const byCall = new Map<string, ApiScope[]>();
for (const [scope, calls] of Object.entries(callsOfScope) as [ApiScope, readonly Call[]][]) {
  for (const { id } of calls) byCall.set(id, [...(byCall.get(id) ?? []), scope]);
}

/** The scopes that open a call to keys; empty if only people can make it. */
export const scopesOfCall = (callId: string): readonly ApiScope[] => byCall.get(callId) ?? [];
