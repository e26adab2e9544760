import { automationApi } from './automation/automation.calls.ts';
import { auditApi } from './audit/audit.calls.ts';
import { brandingApi } from './branding/branding.calls.ts';
import { operatorSitesApi } from './branding/operator-sites.calls.ts';
import { accountApi } from './identity/account.calls.ts';
import { billingApi } from './funds/billing.calls.ts';
import { invoicesApi, providerInvoicesApi } from './funds/invoice.calls.ts';
import { fundsApi } from './funds/funds.calls.ts';
import { moneyApi } from './funds/money.calls.ts';
import { operatorFundsApi } from './funds/operator-funds.calls.ts';
import { storageReportApi } from './funds/storage-report.calls.ts';
import { identityApi } from './identity/identity.calls.ts';
import { listViewsApi } from './identity/list-views.calls.ts';
import { operatorPeopleApi } from './identity/operator-people.calls.ts';
import { authApi, saasAuthApi } from './identity/sign-in.calls.ts';
import { importReceiptsApi } from './imports/import-receipts.calls.ts';
import { importsApi } from './imports/imports.calls.ts';
import { apiKeysApi } from './integrations/api-keys.calls.ts';
import { webhooksApi } from './integrations/webhooks.calls.ts';
import { messagesApi } from './messages/messages.calls.ts';
import { operatorNotificationsApi } from './messages/operator-notifications.calls.ts';
import { operatorPlatformApi } from './operator/operator-platform.calls.ts';
import { orderActsApi } from './orders/order-acts.calls.ts';
import { orderAttachmentsApi } from './orders/order-attachments.calls.ts';
import { orderBulkApi } from './orders/order-bulk.calls.ts';
import { orderDetailApi } from './orders/order-detail.calls.ts';
import { orderFormApi } from './orders/order-form.calls.ts';
import { orderImportApi } from './orders/order-import.calls.ts';
import { orderMergeApi } from './orders/order-merge.calls.ts';
import { orderPapersApi } from './orders/order-papers.calls.ts';
import { orderTrendApi } from './orders/order-trend.calls.ts';
import { ordersApi } from './orders/orders.calls.ts';
import { operatorInvitationsApi } from './organizations/operator-invitations.calls.ts';
import { operatorOrganizationsApi } from './organizations/operator-organizations.calls.ts';
import { operatorVerificationApi } from './organizations/operator-verification.calls.ts';
import { operatorWarehousesApi } from './organizations/operator-warehouses.calls.ts';
import { organizationsApi } from './organizations/organizations.calls.ts';
import { verificationApi } from './organizations/verification.calls.ts';
import { warehouseAuthorizationApi } from './organizations/warehouse-authorization.calls.ts';
import { aliasImportApi } from './products/alias.import.ts';
import { aliasesApi } from './products/aliases.calls.ts';
import { bundleImportApi } from './products/bundle.import.ts';
import { bundlesApi } from './products/bundles.calls.ts';
import { productsApi } from './products/products.calls.ts';
import { addressBookApi } from './shipping/address-book.calls.ts';
import { addressCheckApi } from './shipping/address-check.calls.ts';
import { addressImportApi } from './shipping/address.import.ts';
import { carrierAccountsApi } from './shipping/carrier-accounts.calls.ts';
import { carrierCallsApi } from './shipping/carrier-calls.calls.ts';
import { adjustmentsApi } from './shipping/adjustments.calls.ts';
import { attentionApi } from './shipping/attention.calls.ts';
import { batchesApi } from './shipping/batches.calls.ts';
import { eeiApi } from './shipping/eei.calls.ts';
import { labelsApi } from './shipping/labels.calls.ts';
import { operatorMarkupsApi } from './shipping/operator-markups.calls.ts';
import { operatorPurchasesApi } from './shipping/operator-purchases.calls.ts';
import { addressChangesApi } from './shipping/services/address-changes.calls.ts';
import { manifestsApi } from './shipping/services/manifests.calls.ts';
import { claimsApi } from './shipping/services/claims.calls.ts';
import { pickupsApi } from './shipping/services/pickups.calls.ts';
import { ratesApi } from './shipping/rates.calls.ts';
import { shippingDefaultsApi } from './shipping/shipping-defaults.calls.ts';
import { shippingApi } from './shipping/shipping.calls.ts';
import { storeConnectionApi } from './stores/store-connection.calls.ts';
import { storeSyncApi } from './stores/store-sync.calls.ts';
import { storesApi } from './stores/stores.calls.ts';
import { liveChatApi } from './support/live-chat.calls.ts';
import { supportApi } from './support/support.calls.ts';
import { tasksApi } from './tasks/tasks.calls.ts';
import { transactionImportApi } from './funds/transaction.import.ts';
import { providerTopUpsApi, topUpsApi } from './funds/warehouse-top-up.calls.ts';
import { operatorWithdrawalsApi, withdrawalsApi } from './funds/withdrawal.calls.ts';
import { countImportApi } from './warehouse/count.import.ts';
import { floorExceptionsApi } from './warehouse/floor-exceptions.calls.ts';
import { floorApi } from './warehouse/floor.calls.ts';
import { floorFreightApi, freightApi } from './warehouse/freight.calls.ts';
import { freightImportApi } from './warehouse/freight.import.ts';
import { inboundImportApi } from './warehouse/inbound.import.ts';
import { outboundImportApi } from './warehouse/outbound.import.ts';
import { inboundApi } from './warehouse/inbound.calls.ts';
import { inventoryApi } from './warehouse/inventory.calls.ts';
import { returnsApi } from './warehouse/returns.calls.ts';
import { routingApi } from './warehouse/routing.calls.ts';
import { outboundApi } from './warehouse/outbound.calls.ts';
import { crossdockApi, floorCrossdockApi } from './warehouse/crossdock.calls.ts';
import { discrepanciesApi, floorDiscrepanciesApi } from './warehouse/discrepancies.calls.ts';
import { operatorSimulationApi } from './warehouse/operator-simulation.calls.ts';
import { floorPhotosApi, photosApi } from './warehouse/photos.calls.ts';
import { floorWavesApi } from './warehouse/waves.calls.ts';
import { floorWorkApi, workOrdersApi } from './warehouse/work-orders.calls.ts';
import type { Call, Service } from './core/define-service.ts';

/** Every service of the wire. */
export const services = [
  identityApi,
  organizationsApi,
  brandingApi,
  messagesApi,
  tasksApi,
  importsApi,
  importReceiptsApi,
  productsApi,
  bundlesApi,
  bundleImportApi,
  aliasesApi,
  aliasImportApi,
  ordersApi,
  orderDetailApi,
  orderTrendApi,
  orderPapersApi,
  orderImportApi,
  orderActsApi,
  orderAttachmentsApi,
  orderBulkApi,
  orderFormApi,
  orderMergeApi,
  automationApi,
  storesApi,
  storeConnectionApi,
  storeSyncApi,
  warehouseAuthorizationApi,
  verificationApi,
  shippingApi,
  ratesApi,
  labelsApi,
  carrierAccountsApi,
  carrierCallsApi,
  batchesApi,
  adjustmentsApi,
  eeiApi,
  addressBookApi,
  addressImportApi,
  addressCheckApi,
  attentionApi,
  shippingDefaultsApi,
  addressChangesApi,
  pickupsApi,
  claimsApi,
  manifestsApi,
  authApi,
  saasAuthApi,
  accountApi,
  listViewsApi,
  supportApi,
  liveChatApi,
  fundsApi,
  withdrawalsApi,
  billingApi,
  invoicesApi,
  storageReportApi,
  transactionImportApi,
  topUpsApi,
  providerTopUpsApi,
  inboundApi,
  inboundImportApi,
  inventoryApi,
  outboundApi,
  outboundImportApi,
  freightApi,
  freightImportApi,
  floorFreightApi,
  returnsApi,
  routingApi,
  workOrdersApi,
  crossdockApi,
  floorCrossdockApi,
  floorWorkApi,
  discrepanciesApi,
  floorDiscrepanciesApi,
  photosApi,
  floorPhotosApi,
  floorApi,
  countImportApi,
  floorExceptionsApi,
  floorWavesApi,
  moneyApi,
  providerInvoicesApi,
  auditApi,
  apiKeysApi,
  webhooksApi,
  operatorFundsApi,
  operatorWithdrawalsApi,
  operatorMarkupsApi,
  operatorPurchasesApi,
  operatorNotificationsApi,
  operatorInvitationsApi,
  operatorOrganizationsApi,
  operatorPeopleApi,
  operatorPlatformApi,
  operatorSitesApi,
  operatorWarehousesApi,
  operatorVerificationApi,
  operatorSimulationApi,
] as const satisfies readonly Service[];

/** Every call of the wire, in the order of {@link services}. */
export const calls: readonly Call[] = services.flatMap((service) => Object.values<Call>(service.calls));
