/**
 * The targets of every menu, header and account entry (decision D9): the only table of addresses in the shell. Links are the prefix
 * of a sub-application and `/#/path` (spec §1). `menu-pages.spec.ts` opens each entry of the menus and asks for its function.
 */
export const destinations = {
  home: '/',
  /** Target of the menu entry Home; `home` itself is the order list (spec §2). */
  overview: '/b/#/home',
  /** The order-management home: where a reload leads after another tab has changed who is signed in (spec §4, decision D4). */
  orderManagement: '/o/#/app',
  orders: '/b/#/orders',
  newOrder: '/b/#/orders/new',
  vendorOrders: '/b/#/vendor-orders',
  /** Followed by the id of a task. */
  importReceipt: '/b/#/imports',
  orderBulk: '/b/#/order-changes',
  shipments: '/b/#/shipments',
  products: '/o/#/app/products',
  newProduct: '/o/#/app/products/new',
  bundles: '/o/#/app/products/bundles',
  aliases: '/o/#/app/products/aliases',
  inbound: '/o/#/app/inbound',
  crossdock: '/o/#/app/crossdock',
  outbound: '/o/#/app/outbound',
  return: '/o/#/app/return',
  inventory: '/o/#/app/inventory',
  workOrder: '/o/#/app/work-order',
  myWarehouses: '/o/#/app/funds/warehouses',
  warehouseBilling: '/o/#/app/funds/billing',
  /** A client's wallet with its reseller (decision D17). */
  transactionDetail: '/e/#/transactions',
  storageReport: '/o/#/app/storage-report',
  floor: '/w/#/dock',
  floorCounts: '/w/#/counts',
  messages: '/o/#/app/messageCenter/list',
  warehouseHelp: '/o/#/app/help',
  rates: '/e/#/rates',
  postage: '/e/#/postage',
  addFunds: '/e/#/postage/add',
  voidLabelHistory: '/e/#/void-labels',
  shippingHome: '/e/#/',
  shippingHelp: '/e/#/help',
  profile: '/b/#/settings/profile',
  apiSetting: '/b/#/settings/api',
  verification: '/b/#/settings/verification',
  addressBook: '/b/#/settings/address-book',
  defaultSettings: '/b/#/settings/defaults',
  orderAutomation: '/b/#/settings/automation',
  sellingChannels: '/b/#/settings/channels',
  carrierAccounts: '/b/#/settings/carriers',
  temuAuthorization: '/b/#/settings/temu-authorization',
  addressChange: '/b/#/settings/address-change',
  insuranceClaim: '/b/#/settings/insurance-claim',
  eeiHistory: '/b/#/settings/eei-history',
  pickups: '/b/#/settings/pickups',
} as const;

/** Name of a row of {@link destinations}. */
export type Destination = keyof typeof destinations;
