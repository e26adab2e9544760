import { automationApi } from '@lading/contracts/automation';
import { fundsApi } from '@lading/contracts/funds';
import { identityApi, listViewsApi } from '@lading/contracts/identity';
import { importsApi } from '@lading/contracts/imports';
import { apiKeysApi, webhooksApi } from '@lading/contracts/integrations';
import { messagesApi } from '@lading/contracts/messages';
import { orderAttachmentsApi, ordersApi } from '@lading/contracts/orders';
import { aliasesApi, bundlesApi, productsApi } from '@lading/contracts/products';
import { addressBookApi, batchesApi, shippingDefaultsApi } from '@lading/contracts/shipping';
import { manifestsApi, pickupsApi } from '@lading/contracts/shipment-service';
import { storesApi } from '@lading/contracts/stores';
import { liveChatApi } from '@lading/contracts/support';
import {
  crossdockApi,
  inboundApi,
  outboundApi,
  returnsApi,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { labelBuyer, workedExample } from '../../modules/shipping/testing/buy-labels.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../platform/testing/test-server.ts';
import { own } from './own-ids.ts';
import {
  arrival,
  automation,
  bookAddress,
  bundleOf,
  comingBack,
  letter,
  mark,
  pickupOf,
  preference,
  preset,
  relabeling,
  row,
  sheet,
  goingThrough,
} from './sample-bodies.ts';

/** Creates a record of every kind as the seller, and stores its id in `own`. */
export async function makeSellersRecords(server: TestServer, seller: Caller): Promise<void> {
  own.sessionId = seller.sessionId;
  const { saveProduct, saveRows } = productsApi.calls;
  own.productId = (
    await dataOf(server.call(saveProduct, { body: { ...row, skuName: mark } }, seller))
  ).productId;
  const saved = await dataOf(server.call(saveRows, { query: {}, body: [{ ...row, skuName: mark }] }, seller));
  own.taskId = saved?.data?.taskId ?? '';
  own.fileId = (
    await dataOf(
      server.call(productsApi.calls.exportProducts, { body: { format: 'csv', search: mark } }, seller),
    )
  ).taskId;
  own.orderId = (
    await dataOf(server.call(ordersApi.calls.orderPage, { query: {} }, seller))
  ).records[0]!.orderId;
  own.attachmentId = (
    await dataOf(
      server.call(
        orderAttachmentsApi.calls.addAttachment,
        { body: { orderId: own.orderId, uploadKey: 'own-file', file: letter(mark) } },
        seller,
      ),
    )
  ).attachmentId;
  own.storeId = (await dataOf(server.call(storesApi.calls.storeList, {}, seller)))[0]!.storeId;
  const me = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
  own.warehouseId = me.warehouseList![0]!.warehouseId;
  own.userId = me.user.userId;
  const { saveBundle } = bundlesApi.calls;
  const bundle = bundleOf(`${mark}-SET`, row.skuCode);
  own.bundleId = (await dataOf(server.call(saveBundle, { body: bundle }, seller))).bundleId;
  const alias = { alias: mark, aliasType: 'SKU' as const, skuCode: row.skuCode };
  own.aliasId = (await dataOf(server.call(aliasesApi.calls.saveAlias, { body: alias }, seller))).aliasId;
  const { saveInbound } = inboundApi.calls;
  const draft = { ...arrival, warehouseId: own.warehouseId };
  own.inboundId = (await dataOf(server.call(saveInbound, { body: draft }, seller))).inboundId;
  const back = { ...comingBack, warehouseId: own.warehouseId };
  own.returnId = (await dataOf(server.call(returnsApi.calls.saveReturn, { body: back }, seller))).returnId;
  const work = { ...relabeling, warehouseId: own.warehouseId };
  own.workOrderId = (
    await dataOf(server.call(workOrdersApi.calls.saveWorkOrder, { body: work }, seller))
  ).workOrderId;
  const through = { ...goingThrough, warehouseId: own.warehouseId };
  own.crossdockId = (
    await dataOf(server.call(crossdockApi.calls.saveCrossdock, { body: through }, seller))
  ).crossdockId;
  own.outboundId = (
    await dataOf(server.call(outboundApi.calls.outboundPage, { query: {} }, seller))
  ).records[0]!.outboundId;
  own.messageId = (
    await dataOf(server.call(messagesApi.calls.listMessages, { query: { pageSize: 5 } }, seller))
  ).page.records[0]!.messageId;
  const { createTemplate, analyseAndCacheFile } = importsApi.calls;
  own.chatMessageId = (
    await dataOf(
      server.call(liveChatApi.calls.send, { body: { content: mark, messageKey: 'sellers-key' } }, seller),
    )
  ).messageId;
  const { topUp, postagePage } = fundsApi.calls;
  const paid = await dataOf(
    server.call(topUp, { body: { amount: { minor: 90_000, currency: 'USD' }, method: 'demo' } }, seller),
  );
  await server.app.inject({
    method: 'POST',
    url: paid.payAt ?? '',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  own.transactionId = (
    await dataOf(server.call(postagePage, { query: {} }, seller))
  ).records[0]!.transactionId;
  const buyer = labelBuyer(server, seller);
  const bought = await buyer.bought({
    ...workedExample,
    to: { ...workedExample.to, name: mark },
    insurance: { minor: 20_000, currency: 'USD' },
  });
  const { quoteId, purchaseId, shipmentId } = bought;
  Object.assign(own, { quoteId, purchaseId, shipmentId, labelId: bought.labels[0]!.labelId });
  const { createBatch, batchRows } = batchesApi.calls;
  const once = { 'idempotency-key': 'own-batch' };
  const { batchId } = await dataOf(
    server.call(createBatch, { body: { orderIds: [own.orderId] } }, seller, once),
  );
  const [batchRow] = await dataOf(server.call(batchRows, { params: { batchId } }, seller));
  Object.assign(own, { batchId, batchRowId: batchRow!.rowId });
  const asked = await dataOf(
    server.call(
      topUp,
      { body: { amount: { minor: 900, currency: 'USD' }, method: 'bank-transfer' } },
      seller,
    ),
  );
  Object.assign(own, { paymentId: asked.paymentId, paymentReference: asked.reference });
  own.templateId = await dataOf(
    server.call(createTemplate, { params: { name: 'Shared name' }, body: { skuCode: mark } }, seller),
  );
  own.viewId = (
    await dataOf(
      server.call(
        listViewsApi.calls.saveView,
        { body: { list: 'orders', name: mark, address: '', layout: {} } },
        seller,
      ),
    )
  ).viewId;
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ account_id: string; call_id: string }>`
      with account as (insert into carrier_account (org_id, network, name, mode, key_sealed, webhook_secret_sealed, health, checked_at, created_at, is_on)
      select org_id, 'easypost', ${mark}, 'test', 'x', 'x', 'OK', now(), now(), false from customer_order where order_id = ${own.orderId} returning *)
      insert into carrier_call (org_id, account_id, shipment_id, act, method, path, milliseconds, called_at)
      select org_id, account_id, ${own.shipmentId}::bigint, 'buy', 'POST', ${mark}, 1, now() from account
      returning account_id, call_id`.execute(trx),
  );
  Object.assign(own, { accountId: rows[0]!.account_id, callId: rows[0]!.call_id });
  const reports = await server.platform.database.asSystem((trx) =>
    sql<{ report_id: string }>`
      insert into shipment_report (org_id, shipment_id, kind, state, created_at)
      select org_id, shipment_id, 'shipped', 'FAILED', now() from shipment where shipment_id = ${own.shipmentId}
      returning report_id`.execute(trx),
  );
  own.reportId = reports.rows[0]!.report_id;
  own.entryId = (
    await dataOf(
      server.call(
        addressBookApi.calls.saveAddress,
        { body: { address: { ...bookAddress, name: mark } } },
        seller,
      ),
    )
  ).entryId;
  own.pickupId = (
    await dataOf(server.call(pickupsApi.calls.offerPickup, { body: pickupOf(own.entryId) }, seller))
  ).pickupId;
  const changes = await server.platform.database.asSystem((trx) =>
    sql<{ change_id: string }>`
      insert into carrier_address_change (org_id, shipment_id, account_id, carrier_name, kind, state, old_address, label_ref, reference, currency,
        fee, is_wallet, created_at)
      select org_id, shipment_id, 'demo', ${mark}, 'HOLD', 'DRAFT', '{}', '1', ${mark}, 'USD', 750, true, now()
      from shipment where shipment_id = ${own.shipmentId}
      returning change_id`.execute(trx),
  );
  own.changeId = changes.rows[0]!.change_id;
  const { manifests } = await dataOf(
    server.call(manifestsApi.calls.createManifests, { body: { shipmentIds: [own.shipmentId] } }, seller),
  );
  own.manifestId = manifests[0]!.manifestId;
  const claims = await server.platform.database.asSystem((trx) =>
    sql<{ claim_id: string; file_id: string }>`
      with claim as (
        insert into insurance_claim (org_id, shipment_id, purchase_id, account_id, state, type, currency, insured, requested, description,
          closes_at, reference, created_at)
        select org_id, shipment_id, purchase_id, account_id, 'DRAFT', 'DAMAGE', 'USD', 20000, 100, ${mark}, now() + interval '1 day', ${mark},
          now()
        from label_purchase where purchase_id = ${own.purchaseId} returning *
      )
      insert into claim_file (org_id, claim_id, upload_key, file_key, file_name, content_type, bytes, created_at)
      select org_id, claim_id, ${mark}, gen_random_uuid()::text, ${mark}, 'image/png', 10, now() from claim
      returning claim_id, file_id`.execute(trx),
  );
  Object.assign(own, { claimId: claims.rows[0]!.claim_id, claimFileId: claims.rows[0]!.file_id });
  own.presetId = (
    await dataOf(server.call(shippingDefaultsApi.calls.savePreset, { body: preset }, seller))
  ).presetId;
  own.ruleId = (
    await dataOf(server.call(automationApi.calls.saveRule, { body: { rule: automation } }, seller))
  ).ruleId;
  const runs = await server.platform.database.asSystem((trx) =>
    sql<{ run_id: string }>`
      insert into automation_run (org_id, began_at, orders, matched)
      select org_id, now(), 1, 1 from customer_order where order_id = ${own.orderId} returning run_id`.execute(
      trx,
    ),
  );
  own.runId = runs.rows[0]!.run_id;
  own.webhookId = (
    await dataOf(
      server.call(
        webhooksApi.calls.createWebhook,
        { body: { url: `https://localhost:1/${mark}`, events: ['order.created'] } },
        seller,
      ),
    )
  ).webhook.webhookId;
  own.deliveryId = (
    await dataOf(server.call(webhooksApi.calls.testWebhook, { body: { webhookId: own.webhookId } }, seller))
  ).deliveryId;
  own.apiKeyId = (
    await dataOf(
      server.call(
        apiKeysApi.calls.createKey,
        { body: { name: mark, scopes: ['orders.read'], days: null } },
        seller,
      ),
    )
  ).key.apiKeyId;
  own.referenceId = (
    await dataOf(server.call(analyseAndCacheFile, { body: { file: sheet(mark) } }, seller))
  ).referenceId;
  await dataOf(
    server.call(
      importsApi.calls.savePreference,
      { query: preference, body: { operationTableId: own.templateId } },
      seller,
    ),
  );
}
