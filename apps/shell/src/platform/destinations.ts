/**
 * Where every menu, header and account entry leads (decision D9): the one table of addresses in the shell. Links are
 * the prefix of a sub-application and `/#/path` (spec §1). A path that a sub-application does not know yet is answered
 * by its own plain page.
 */
export const destinations = {
  home: '/',
  orders: '/b/#/orders',
  vendorOrders: '/b/#/vendor-orders',
  shipments: '/b/#/shipments',
  products: '/o/#/app/products',
  inbound: '/o/#/app/inbound',
  crossdock: '/o/#/app/crossdock',
  outbound: '/o/#/app/outbound',
  return: '/o/#/app/return',
  inventory: '/o/#/app/inventory',
  workOrder: '/o/#/app/work-order',
  myWarehouses: '/o/#/app/funds/warehouses',
  warehouseBilling: '/o/#/app/funds/billing',
  transactionDetail: '/o/#/app/funds/transactions',
  storageReport: '/o/#/app/storage-report',
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
  temuAuthorization: '/b/#/settings/temu-authorization',
  addressChange: '/b/#/settings/address-change',
  insuranceClaim: '/b/#/settings/insurance-claim',
  eeiHistory: '/b/#/settings/eei-history',
  pickups: '/b/#/settings/pickups',
} as const;

/** Name of a row of {@link destinations}. */
export type Destination = keyof typeof destinations;
