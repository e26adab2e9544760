import { countries } from '@lading/contracts/core';
import {
  adjustmentsApi,
  addressBookApi,
  addressCheckApi,
  addressImportApi,
  attentionApi,
  carrierAccountsApi,
  carrierCallsApi,
  eeiApi,
  labelsApi,
  operatorMarkupsApi,
  operatorPurchasesApi,
  ratesApi,
  shippingApi,
  shippingDefaultsApi,
  shippingMessages,
} from '@lading/contracts/shipping';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import type { AddressChecks } from '../orders/index.ts';
import { registerRecordImport } from '../imports/index.ts';
import { addressExport } from './address-export.ts';
import { addressRecordImport } from './address-import.service.ts';
import { addressCheckService } from './address-check.service.ts';
import { addressBookService } from './address-book.service.ts';
import { readAddressPage } from './address-book.store.ts';
import { countAttention, keepHandled } from './attention.store.ts';
import { carrierCallService } from './calls/carrier-call.service.ts';
import { carrierAccountService } from './carrier-account.service.ts';
import { carrierReportRoutes } from './carrier-report.routes.ts';
import { platformCarriers } from './carriers/carrier-accounts.ts';
import { adjustmentService } from './adjustments/adjustment.service.ts';
import { adjustmentExport } from './adjustments/adjustment-export.ts';
import { readAdjustments } from './adjustments/adjustment.store.ts';
import { registerBatches } from './batches/batch.routes.ts';
import { enterCitation } from './eei/eei-entry.service.ts';
import { eeiFile } from './eei/eei-file.service.ts';
import { eeiExport } from './eei/eei-export.ts';
import { readEeiPage } from './eei/eei-history.store.ts';
import { followUpOnLabels } from './follow-up.job.ts';
import { labelFile, printedLabels, testCardFile } from './label-file.service.ts';
import { operatorMarkups } from './operator-markup.service.ts';
import { operatorPurchases } from './operator-purchase.service.ts';
import { proposedPackage } from './proposed-package.service.ts';
import { purchaseService } from './purchase.service.ts';
import { quoteService } from './quote.service.ts';
import { readOrderFacts } from './quote.store.ts';
import { shipmentDetails } from './shipment-detail.service.ts';
import { shippingDefaultsService } from './shipping-defaults.service.ts';
import { registerShipmentServices } from './services/shipment-service.routes.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';
import { voidExport } from './void-export.ts';
import { readVoidPage } from './void-history.store.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { retryReport, shipmentOfReport } from './shipment-report.store.ts';
import { markedShipmentHandlers } from './marked-shipment.service.ts';
import { shipmentExport } from './shipment-export.ts';
import { readShipmentFacets } from './shipment-facets.store.ts';
import { countShipmentsByStatus, readShipmentPage } from './shipment-page.store.ts';
import { voidRefusals } from './void-refusals.service.ts';

export { senderTaxIds } from './customs.service.ts';
export { eeiLegend } from './eei/eei-legend.service.ts';
export { dollarsOf } from './eei/reference-rates.ts';
export { shippedMarks } from './marked-shipment.service.ts';
export { recordOutsideShipment } from './outside-shipment.store.ts';
export { beginReport, type DueReport } from './due-report.store.ts';
export {
  endReport,
  endReportsOf,
  repeatReport,
  retryFailedReports,
  shipmentReportJob,
} from './shipment-report.store.ts';

/** Checks of addresses, for modules that do not know carriers. */
export const addressChecks = (platform: Platform): AddressChecks =>
  addressCheckService(carrierAccountService(platform)).ask;

/** Shipments, rates, labels and the country list (spec §7; decisions D9, D14). */
export function registerShipping(app: FastifyInstance, platform: Platform): void {
  const { clock } = platform;
  const accounts = carrierAccountService(platform);
  const detail = shipmentDetails(platform, accounts);
  const withVoidRefusals = voidRefusals(platform, accounts);
  registerService(app, platform, shippingApi, {
    queryCountry: () => countries.map(({ code, en, zh }) => ({ countryCode: code, nameEn: en, nameZh: zh })),
    shipmentStatusCounts: ({ db }, { query }) =>
      db((trx) => countShipmentsByStatus(trx, { ...query, now: clock.now() })),
    shipmentPage: async (context, { query }) => {
      const page = await context.db((trx) => readShipmentPage(trx, { ...query, now: clock.now() }));
      return { ...page, records: await withVoidRefusals(context, page.records) };
    },
    shipmentFacets: ({ db }) => db(readShipmentFacets),
    shipmentDetail: (context, { params }) => detail(context, params.shipmentId),
    retryReport: async (context, { body: { reportId } }) => {
      const { db, user } = context;
      const reported = await db(async (trx) => {
        const shipmentId = await shipmentOfReport(trx, reportId);
        if (shipmentId === undefined) throw notFound();
        if (!(await retryReport(trx, platform.jobs, { orgId: user.orgId, reportId })))
          throw conflict(shippingMessages.nothingToReport());
        return shipmentId;
      });
      return detail(context, reported);
    },
    exportShipments: shipmentExport(platform),
  });
  registerService(app, platform, attentionApi, {
    attentionCounts: ({ db }) => db((trx) => countAttention(trx, clock.now())),
    handleShipments: ({ db, user }, { body: { shipmentIds, isHandled } }) =>
      db(async (trx) => {
        const at = clock.now();
        if (!(await keepHandled(trx, shipmentIds, isHandled ? { userId: user.userId, at } : null)))
          throw notFound();
        return countAttention(trx, at);
      }),
  });
  const { acts } = accounts;
  registerService(app, platform, carrierAccountsApi, {
    accountList: (context) => acts.list(context),
    connectAccount: (context, { body }) => acts.connect(context, body),
    replaceKey: (context, { body }) => acts.replaceKey(context, body),
    testAccount: (context, { body }) => acts.test(context, body.accountId),
    saveCutOff: (context, { body }) => acts.saveCutOff(context, body),
    saveTerms: (context, { body }) => acts.saveTerms(context, body),
    saveReportSecret: (context, { body }) => acts.saveReportSecret(context, body),
    switchAccount: (context, { body }) => acts.switch(context, body),
    renewWebhook: (context, { body }) => acts.renewWebhook(context, body.accountId),
    removeAccount: (context, { body }) => acts.remove(context, body.accountId),
  });
  const quotes = quoteService(platform, accounts);
  const purchases = purchaseService(platform, accounts, quotes);
  const voids = voidService(platform, accounts);
  const tracking = trackingService(platform, accounts);
  carrierReportRoutes(app, platform, accounts, tracking);
  const adjustments = adjustmentService(platform, platformCarriers(platform));
  const carrierCalls = carrierCallService(platform);
  followUpOnLabels(platform, { quotes, purchases, voids, adjustments, tracking, calls: carrierCalls });
  registerService(app, platform, carrierCallsApi, {
    shipmentCalls: (context, { params }) => carrierCalls.ofShipment(context, params.shipmentId),
    callBodies: (context, { params }) => carrierCalls.bodies(context, params.callId),
  });
  registerService(app, platform, adjustmentsApi, {
    adjustmentPage: ({ db }, { query }) => db((trx) => readAdjustments(trx, query, platform.clock.now())),
    exportAdjustments: adjustmentExport(platform),
    disputeAdjustment: (context, { body }) => adjustments.dispute(context, body),
  });
  const book = addressBookService(platform);
  const checks = addressCheckService(accounts);
  const asking = { asksCarriers: true };
  registerService(
    app,
    platform,
    addressCheckApi,
    {
      checkAddress: (context, { body }) => checks.check(context, body.address),
      checkEntry: (context, { body }) => checks.checkEntry(context, body.entryId),
    },
    { options: { checkAddress: asking, checkEntry: asking } },
  );
  registerRecordImport(app, platform, addressImportApi, addressRecordImport);
  registerService(app, platform, addressBookApi, {
    addressPage: ({ db }, { query }) => db((trx) => readAddressPage(trx, query)),
    exportAddresses: addressExport(platform),
    saveAddress: (context, { body }) => book.save(context, body),
    removeAddress: (context, { body }) => book.remove(context, body.entryId),
    useAddress: (context, { body }) => book.use(context, body),
    mergeAddresses: (context, { body }) => book.merge(context, body.entryId),
  });
  const defaults = shippingDefaultsService(platform);
  registerService(app, platform, shippingDefaultsApi, {
    shippingDefaults: (context) => defaults.read(context),
    saveShippingDefaults: (context, { body }) => defaults.save(context, body),
    savePreset: (context, { body }) => defaults.savePreset(context, body),
    removePreset: (context, { body }) => defaults.removePreset(context, body.presetId),
  });
  registerService(
    app,
    platform,
    ratesApi,
    {
      quote: (context, { body }) => quotes.quote(context, body),
      proposedPackage: ({ db }, { params: { orderId } }) =>
        db(async (trx) => {
          const order = await readOrderFacts(trx, orderId);
          if (!order) throw notFound();
          return { proposed: order.isPacked ? null : await proposedPackage(trx, orderId) };
        }),
    },
    { options: { quote: asking } },
  );
  const unknown = operatorPurchases(platform);
  registerService(app, platform, operatorPurchasesApi, {
    unknownPurchases: () => unknown.unknown(),
    endPurchase: ({ audit }, { params, body }) => unknown.end(audit.record, params.reference, body.reason),
  });
  const markups = operatorMarkups(platform);
  registerService(app, platform, operatorMarkupsApi, {
    markups: () => markups.markups(),
    setMarkup: ({ audit }, { body }) => markups.set(audit, body),
  });
  registerBatches(app, platform, { accounts, quotes, purchases });
  registerShipmentServices(app, platform, accounts);
  registerService(app, platform, eeiApi, {
    eeiPage: ({ db }, { query }) => db((trx) => readEeiPage(trx, query)),
    exportEei: eeiExport(platform),
    enterCitation: (context, { body }) => enterCitation(context, clock, body),
    eeiFile: (context, { params, query }) => eeiFile(context, params.recordId, query),
  });
  registerService(app, platform, labelsApi, {
    purchase: (context, { body }) => purchases.purchase(context, body),
    purchaseDetail: (context, { params }) => purchases.detail(context, params.purchaseId),
    labelFile: (context, { params, query }) => labelFile(context, params.labelId, query.format),
    printLabels: (context, { body }) => printedLabels(context, body),
    testCard: (context, { query }) => testCardFile(context, query),
    voidLabels: (context, { body }) => voids.request(context, body.shipmentId),
    voidPage: ({ db }, { query }) => db((trx) => readVoidPage(trx, query)),
    exportVoids: voidExport(platform),
    ...markedShipmentHandlers(platform),
  });
}
