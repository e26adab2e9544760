import type { Attempts } from './attempts.ts';
import { mark, bookAddress, claimOf, letter, pickupOf, preset } from './sample-bodies.ts';
import { own } from './own-ids.ts';

const settings = {
  unit: 'in/lb',
  presetId: null,
  signature: 'none',
  insurance: null,
  cutOff: null,
  customsSigner: '',
};

/** Attempts at calls of shipping. */
export const shippingAttempts: Attempts = {
  'adjustments.adjustmentPage': () => ({ input: { query: { pageSize: 200 } } }),
  'adjustments.exportAdjustments': () => ({ input: { body: { format: 'csv' } } }),
  'adjustments.disputeAdjustment': () => ({
    input: { body: { adjustmentId: own.adjustmentId, reason: 'other' } },
    refused: 404,
  }),
  'batches.createBatch': () => ({ input: { body: { orderIds: [own.orderId] } }, refused: 404 }),
  'batches.batchPage': () => ({ input: { query: { pageSize: 200 } } }),
  'batches.exportBatches': () => ({ input: { body: { format: 'csv' } } }),
  'batches.batchDetail': () => ({ input: { params: { batchId: own.batchId } }, refused: 404 }),
  'batches.batchRows': () => ({ input: { params: { batchId: own.batchId } }, refused: 404 }),
  'batches.rowOffers': () => ({
    input: { params: { batchId: own.batchId, rowId: own.batchRowId } },
    refused: 404,
  }),
  'batches.changeRows': () => ({
    input: {
      params: { batchId: own.batchId },
      body: { rowIds: [own.batchRowId], choice: { rule: 'fastest' } },
    },
    refused: 404,
  }),
  'batches.removeRows': () => ({
    input: { params: { batchId: own.batchId }, body: { rowIds: [own.batchRowId] } },
    refused: 404,
  }),
  'batches.buyBatch': () => ({
    input: {
      params: { batchId: own.batchId },
      body: { labels: 1, total: { minor: 1, currency: 'USD' } },
    },
    refused: 404,
  }),
  'batches.cancelBatch': () => ({ input: { params: { batchId: own.batchId } }, refused: 404 }),
  'batches.retryBatch': () => ({ input: { params: { batchId: own.batchId } }, refused: 404 }),
  'batches.batchLabels': () => ({
    input: { params: { batchId: own.batchId }, body: { format: 'zpl' } },
    refused: 404,
  }),
  'labels.purchase': () => ({
    input: {
      body: { quoteId: own.quoteId, rateId: 'demo:DEMO_GROUND', amount: { minor: 1, currency: 'USD' } },
    },
    refused: 404,
    key: 'foreign-purchase',
  }),
  'labels.purchaseDetail': () => ({ input: { params: { purchaseId: own.purchaseId } }, refused: 404 }),
  'labels.labelFile': () => ({
    input: { params: { labelId: own.labelId }, query: { format: 'zpl' } },
    refused: 404,
  }),
  'labels.printLabels': () => ({
    input: { body: { shipmentIds: [own.shipmentId], format: 'zpl' } },
    refused: 404,
  }),
  'shipment-attention.attentionCounts': () => ({}),
  'shipment-attention.handleShipments': () => ({
    input: { body: { shipmentIds: [own.shipmentId], isHandled: true } },
    refused: 404,
  }),
  'labels.testCard': () => ({ input: { query: { format: 'zpl' } } }),
  'labels.markShipped': () => ({
    input: { body: { orderId: own.orderId, carrierName: 'UPS' } },
    refused: 404,
    key: 'foreign-mark',
  }),
  'labels.withdrawMark': () => ({
    input: { body: { shipmentId: own.shipmentId } },
    refused: 404,
    key: 'foreign-withdraw',
  }),
  'labels.voidLabels': () => ({ input: { body: { shipmentId: own.shipmentId } }, refused: 404 }),
  'shipping.retryReport': () => ({ input: { body: { reportId: own.reportId } }, refused: 404 }),
  'address-book.addressPage': () => ({ input: { query: { pageSize: 200 } } }),
  'address-check.checkAddress': () => ({ input: { body: { address: bookAddress } } }),
  'address-check.checkEntry': () => ({ input: { body: { entryId: own.entryId } }, refused: 404 }),
  'address-book.exportAddresses': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'address-book.saveAddress': () => ({
    input: { body: { entryId: own.entryId, address: bookAddress } },
    refused: 404,
  }),
  'address-book.removeAddress': () => ({ input: { body: { entryId: own.entryId } }, refused: 404 }),
  'address-book.useAddress': () => ({
    input: { body: { entryId: own.entryId, use: 'sender', isOn: true } },
    refused: 404,
  }),
  'address-book.mergeAddresses': () => ({ input: { body: { entryId: own.entryId } }, refused: 404 }),
  'shipping-defaults.shippingDefaults': () => ({}),
  'shipping-defaults.saveShippingDefaults': () => ({
    input: { body: { ...settings, senderId: own.entryId, returnId: null } },
    refused: 400,
  }),
  'shipping-defaults.savePreset': () => ({
    input: { body: { ...preset, name: 'Mine', presetId: own.presetId } },
    refused: 404,
  }),
  'shipping-defaults.removePreset': () => ({ input: { body: { presetId: own.presetId } }, refused: 404 }),
  'batches.applyPreset': () => ({
    input: { params: { batchId: own.batchId }, body: { rowIds: [own.batchRowId], presetId: own.presetId } },
    refused: 404,
  }),
  'carrier-accounts.accountList': () => ({}),
  // The key is the caller's own choice; it is checked with the network, which the test does not have.
  'carrier-accounts.connectAccount': () => ({
    input: { body: { network: 'easypost', name: 'Mine', apiKey: 'EZTKforeign' } },
    refused: 400,
  }),
  'carrier-accounts.replaceKey': () => ({
    input: { body: { accountId: own.accountId, apiKey: 'EZTKforeign' } },
    refused: 404,
  }),
  'carrier-accounts.testAccount': () => ({ input: { body: { accountId: own.accountId } }, refused: 404 }),
  'carrier-accounts.saveCutOff': () => ({
    input: { body: { accountId: own.accountId, cutOff: null } },
    refused: 404,
  }),
  'carrier-accounts.saveTerms': () => ({
    input: { body: { accountId: own.accountId, voidDays: null, divisor: null } },
    refused: 404,
  }),
  'carrier-accounts.saveReportSecret': () => ({
    input: { body: { accountId: own.accountId, reportSecret: null } },
    refused: 404,
  }),
  'carrier-accounts.switchAccount': () => ({
    input: { body: { accountId: own.accountId, isOn: false } },
    refused: 404,
  }),
  'carrier-accounts.renewWebhook': () => ({ input: { body: { accountId: own.accountId } }, refused: 404 }),
  'carrier-accounts.removeAccount': () => ({ input: { body: { accountId: own.accountId } }, refused: 404 }),
  'carrier-calls.shipmentCalls': () => ({ input: { params: { shipmentId: own.shipmentId } }, refused: 404 }),
  'carrier-calls.callBodies': () => ({ input: { params: { callId: own.callId } }, refused: 404 }),
  'pickups.pickupPage': () => ({ input: { query: { pageSize: 200 } } }),
  'pickups.exportPickups': () => ({ input: { body: { format: 'csv' } } }),
  'pickups.pickupCarriers': () => ({}),
  'pickups.waitingParcels': () => ({
    input: { query: { accountId: 'demo', entryId: own.entryId } },
    refused: 404,
  }),
  'pickups.offerPickup': () => ({ input: { body: { ...pickupOf(own.entryId) } }, refused: 404 }),
  'pickups.schedulePickup': () => ({
    input: { body: { pickupId: own.pickupId, fee: { minor: 500, currency: 'USD' } } },
    refused: 404,
  }),
  'pickups.cancelPickup': () => ({ input: { body: { pickupId: own.pickupId } }, refused: 404 }),
  'claims.claimPage': () => ({ input: { query: { pageSize: 200 } } }),
  'claims.claimStateCounts': () => ({ input: { query: {} } }),
  'claims.exportClaims': () => ({ input: { body: { format: 'csv' } } }),
  'claims.claimDetail': () => ({ input: { params: { claimId: own.claimId } }, refused: 404 }),
  'claims.insuredShipments': () => ({ input: { query: { shipmentId: own.shipmentId } } }),
  'claims.saveClaim': () => ({ input: { body: claimOf(own.shipmentId) }, refused: 404 }),
  'claims.submitClaim': () => ({ input: { body: { claimId: own.claimId } }, refused: 404 }),
  'claims.replyClaim': () => ({
    input: { body: { claimId: own.claimId, messageKey: 'foreign-reply', text: 'Foreign' } },
    refused: 404,
  }),
  'claims.cancelClaim': () => ({ input: { body: { claimId: own.claimId } }, refused: 404 }),
  'claims.claimFile': () => ({ input: { params: { fileId: own.claimFileId } }, refused: 404 }),
  'claims.addClaimFile': () => ({
    input: { body: { claimId: own.claimId, uploadKey: 'foreign-file', file: letter('foreign') } },
    refused: 404,
  }),
  'claims.removeClaimFile': () => ({ input: { body: { fileId: own.claimFileId } }, refused: 404 }),
  'address-changes.addressChangePage': () => ({ input: { query: { pageSize: 200 } } }),
  'address-changes.addressChangeStateCounts': () => ({ input: { query: {} } }),
  'address-changes.exportAddressChanges': () => ({ input: { body: { format: 'csv' } } }),
  'address-changes.addressChangeOptions': () => ({
    input: { params: { shipmentId: own.shipmentId } },
    refused: 404,
  }),
  'address-changes.offerAddressChange': () => ({
    input: { body: { shipmentId: own.shipmentId, kind: 'REDIRECT', to: bookAddress } },
    refused: 404,
  }),
  'address-changes.requestAddressChange': () => ({
    input: { body: { changeId: own.changeId, fee: { minor: 750, currency: 'USD' } } },
    refused: 404,
  }),
  'manifests.manifestPage': () => ({ input: { query: { pageSize: 200 } } }),
  'manifests.exportManifests': () => ({ input: { body: { format: 'csv' } } }),
  'manifests.manifestGroups': () => ({}),
  'manifests.createManifests': () => ({
    input: { body: { shipmentIds: [own.shipmentId] } },
    refused: 404,
  }),
  'manifests.manifestFile': () => ({ input: { params: { manifestId: own.manifestId } }, refused: 404 }),
  'eei.eeiPage': () => ({ input: { query: { pageSize: 200 } } }),
  'eei.exportEei': () => ({ input: { body: { format: 'csv' } } }),
  'eei.enterCitation': () => ({
    input: { body: { recordId: own.purchaseId, citation: 'X20261125000001' } },
    refused: 404,
  }),
  'eei.eeiFile': () => ({
    input: { params: { recordId: own.purchaseId }, query: { paper: 'A4', language: 'en' } },
    refused: 404,
  }),
  'labels.voidPage': () => ({ input: { query: { pageSize: 200 } } }),
  'labels.exportVoids': () => ({ input: { body: { format: 'csv' } } }),
  'shipping.shipmentDetail': () => ({ input: { params: { shipmentId: own.shipmentId } }, refused: 404 }),
  'rates.quote': () => ({ input: { body: { orderId: own.orderId } }, refused: 404 }),
  'rates.proposedPackage': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'shipping.shipmentStatusCounts': () => ({ input: { query: {} } }),
  'shipping.shipmentFacets': () => ({}),
  'shipping.shipmentPage': () => ({ input: { query: { pageSize: 200 } } }),
  'shipping.exportShipments': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'shipping.queryCountry': () => ({}),
};
