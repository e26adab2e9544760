import type { TextsLoader } from './languages.ts';
import { warehouseNamespaces } from './warehouse-namespaces.ts';

/**
 * Every feature's texts, each loaded on first use and in the reader's language only. A new namespace is two files under `locales/`
 * and one row here, or in the table of the warehouse; the typed keys of `t()` follow from the row.
 */
export const namespaces = {
  help: { en: () => import('./locales/en/help.ts'), cn: () => import('./locales/cn/help.ts') },
  home: { en: () => import('./locales/en/home.ts'), cn: () => import('./locales/cn/home.ts') },
  identity: { en: () => import('./locales/en/identity.ts'), cn: () => import('./locales/cn/identity.ts') },
  audit: { en: () => import('./locales/en/audit.ts'), cn: () => import('./locales/cn/audit.ts') },
  messagesCenter: {
    en: () => import('./locales/en/messages-center.ts'),
    cn: () => import('./locales/cn/messages-center.ts'),
  },
  shippingShipments: {
    en: () => import('./locales/en/shipping-shipments.ts'),
    cn: () => import('./locales/cn/shipping-shipments.ts'),
  },
  orders: { en: () => import('./locales/en/orders.ts'), cn: () => import('./locales/cn/orders.ts') },
  shippingTracking: {
    en: () => import('./locales/en/shipping-tracking.ts'),
    cn: () => import('./locales/cn/shipping-tracking.ts'),
  },
  shippingAddresses: {
    en: () => import('./locales/en/shipping-addresses.ts'),
    cn: () => import('./locales/cn/shipping-addresses.ts'),
  },
  shippingDefaults: {
    en: () => import('./locales/en/shipping-defaults.ts'),
    cn: () => import('./locales/cn/shipping-defaults.ts'),
  },
  shippingManifests: {
    en: () => import('./locales/en/shipping-manifests.ts'),
    cn: () => import('./locales/cn/shipping-manifests.ts'),
  },
  shippingCalls: {
    en: () => import('./locales/en/shipping-calls.ts'),
    cn: () => import('./locales/cn/shipping-calls.ts'),
  },
  shippingAddressChanges: {
    en: () => import('./locales/en/shipping-address-changes.ts'),
    cn: () => import('./locales/cn/shipping-address-changes.ts'),
  },
  shippingPickups: {
    en: () => import('./locales/en/shipping-pickups.ts'),
    cn: () => import('./locales/cn/shipping-pickups.ts'),
  },
  shippingClaims: {
    en: () => import('./locales/en/shipping-claims.ts'),
    cn: () => import('./locales/cn/shipping-claims.ts'),
  },
  shippingAttention: {
    en: () => import('./locales/en/shipping-attention.ts'),
    cn: () => import('./locales/cn/shipping-attention.ts'),
  },
  shippingPrinting: {
    en: () => import('./locales/en/shipping-printing.ts'),
    cn: () => import('./locales/cn/shipping-printing.ts'),
  },
  shippingAccounts: {
    en: () => import('./locales/en/shipping-accounts.ts'),
    cn: () => import('./locales/cn/shipping-accounts.ts'),
  },
  ordersWork: {
    en: () => import('./locales/en/orders-work.ts'),
    cn: () => import('./locales/cn/orders-work.ts'),
  },
  ordersMerge: {
    en: () => import('./locales/en/orders-merge.ts'),
    cn: () => import('./locales/cn/orders-merge.ts'),
  },
  ordersBulk: {
    en: () => import('./locales/en/orders-bulk.ts'),
    cn: () => import('./locales/cn/orders-bulk.ts'),
  },
  automation: {
    en: () => import('./locales/en/automation.ts'),
    cn: () => import('./locales/cn/automation.ts'),
  },
  storesChannels: {
    en: () => import('./locales/en/stores-channels.ts'),
    cn: () => import('./locales/cn/stores-channels.ts'),
  },
  storesConnection: {
    en: () => import('./locales/en/stores-connection.ts'),
    cn: () => import('./locales/cn/stores-connection.ts'),
  },
  common: { en: () => import('./locales/en/common.ts'), cn: () => import('./locales/cn/common.ts') },
  commonDays: {
    en: () => import('./locales/en/common-days.ts'),
    cn: () => import('./locales/cn/common-days.ts'),
  },
  commonErrors: {
    en: () => import('./locales/en/common-errors.ts'),
    cn: () => import('./locales/cn/common-errors.ts'),
  },
  shellHeader: {
    en: () => import('./locales/en/shell-header.ts'),
    cn: () => import('./locales/cn/shell-header.ts'),
  },
  imports: {
    en: () => import('./locales/en/imports.ts'),
    cn: () => import('./locales/cn/imports.ts'),
  },
  importReceipts: {
    en: () => import('./locales/en/import-receipts.ts'),
    cn: () => import('./locales/cn/import-receipts.ts'),
  },
  shippingLabels: {
    en: () => import('./locales/en/shipping-labels.ts'),
    cn: () => import('./locales/cn/shipping-labels.ts'),
  },
  commonLists: {
    en: () => import('./locales/en/common-lists.ts'),
    cn: () => import('./locales/cn/common-lists.ts'),
  },
  supportChat: {
    en: () => import('./locales/en/support-chat.ts'),
    cn: () => import('./locales/cn/support-chat.ts'),
  },
  shellMenu: {
    en: () => import('./locales/en/shell-menu.ts'),
    cn: () => import('./locales/cn/shell-menu.ts'),
  },
  integrations: {
    en: () => import('./locales/en/integrations.ts'),
    cn: () => import('./locales/cn/integrations.ts'),
  },
  messages: {
    en: () => import('./locales/en/messages.ts'),
    cn: () => import('./locales/cn/messages.ts'),
  },
  organizations: {
    en: () => import('./locales/en/organizations.ts'),
    cn: () => import('./locales/cn/organizations.ts'),
  },
  organizationsVerification: {
    en: () => import('./locales/en/organizations-verification.ts'),
    cn: () => import('./locales/cn/organizations-verification.ts'),
  },
  products: { en: () => import('./locales/en/products.ts'), cn: () => import('./locales/cn/products.ts') },
  shellPages: {
    en: () => import('./locales/en/shell-pages.ts'),
    cn: () => import('./locales/cn/shell-pages.ts'),
  },
  shellPalette: {
    en: () => import('./locales/en/shell-palette.ts'),
    cn: () => import('./locales/cn/shell-palette.ts'),
  },
  fundsWithdrawals: {
    en: () => import('./locales/en/funds-withdrawals.ts'),
    cn: () => import('./locales/cn/funds-withdrawals.ts'),
  },
  fundsBilling: {
    en: () => import('./locales/en/funds-billing.ts'),
    cn: () => import('./locales/cn/funds-billing.ts'),
  },
  fundsInvoices: {
    en: () => import('./locales/en/funds-invoices.ts'),
    cn: () => import('./locales/cn/funds-invoices.ts'),
  },
  fundsMoney: {
    en: () => import('./locales/en/funds-money.ts'),
    cn: () => import('./locales/cn/funds-money.ts'),
  },
  fundsPayments: {
    en: () => import('./locales/en/funds-payments.ts'),
    cn: () => import('./locales/cn/funds-payments.ts'),
  },
  fundsWallets: {
    en: () => import('./locales/en/funds-wallets.ts'),
    cn: () => import('./locales/cn/funds-wallets.ts'),
  },
  fundsStorage: {
    en: () => import('./locales/en/funds-storage.ts'),
    cn: () => import('./locales/cn/funds-storage.ts'),
  },
  funds: { en: () => import('./locales/en/funds.ts'), cn: () => import('./locales/cn/funds.ts') },
  shippingRates: {
    en: () => import('./locales/en/shipping-rates.ts'),
    cn: () => import('./locales/cn/shipping-rates.ts'),
  },
  identitySignIn: {
    en: () => import('./locales/en/identity-sign-in.ts'),
    cn: () => import('./locales/cn/identity-sign-in.ts'),
  },
  shippingParcels: {
    en: () => import('./locales/en/shipping-parcels.ts'),
    cn: () => import('./locales/cn/shipping-parcels.ts'),
  },
  shippingAdjustments: {
    en: () => import('./locales/en/shipping-adjustments.ts'),
    cn: () => import('./locales/cn/shipping-adjustments.ts'),
  },
  shippingBatch: {
    en: () => import('./locales/en/shipping-batch.ts'),
    cn: () => import('./locales/cn/shipping-batch.ts'),
  },
  shippingEei: {
    en: () => import('./locales/en/shipping-eei.ts'),
    cn: () => import('./locales/cn/shipping-eei.ts'),
  },
  shippingVoids: {
    en: () => import('./locales/en/shipping-voids.ts'),
    cn: () => import('./locales/cn/shipping-voids.ts'),
  },
  stores: { en: () => import('./locales/en/stores.ts'), cn: () => import('./locales/cn/stores.ts') },
  commonSubApp: {
    en: () => import('./locales/en/common-sub-app.ts'),
    cn: () => import('./locales/cn/common-sub-app.ts'),
  },
  shellSubAppHost: {
    en: () => import('./locales/en/shell-sub-app-host.ts'),
    cn: () => import('./locales/cn/shell-sub-app-host.ts'),
  },
  tasks: { en: () => import('./locales/en/tasks.ts'), cn: () => import('./locales/cn/tasks.ts') },
  productsBundles: {
    en: () => import('./locales/en/products-bundles.ts'),
    cn: () => import('./locales/cn/products-bundles.ts'),
  },
  ordersCustoms: {
    en: () => import('./locales/en/orders-customs.ts'),
    cn: () => import('./locales/cn/orders-customs.ts'),
  },
  ...warehouseNamespaces,
} as const satisfies Record<string, TextsLoader>;

/** Name of a namespace, one per feature. */
export type Namespace = keyof typeof namespaces;

/** The English texts by namespace: the keys of `t()` are checked against them. */
export type Texts = {
  [Name in Namespace]: Awaited<ReturnType<(typeof namespaces)[Name]['en']>>['default'];
};
