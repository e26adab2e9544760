/** A store of the demo and how many orders it brought. */
export interface DemoStore {
  name: string;
  /** Code of the channel, see `storeChannel` of the contracts. */
  channel: number;
  /** Prefix of its order numbers. */
  prefix: string;
  orders: number;
  /** Its shop at the demo's marketplace, which stands in for its channel (decision D10). */
  shop: string;
  /** Its own image as an SVG, if any. */
  logo?: string;
}

/** A pine, drawn for the demo. */
const pine = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#eef3ea"/><path d="M18 5l7 9h-3l5 7h-4l5 7H8l5-7H9l5-7h-3z" fill="#2f5d43"/><path d="M16.5 28h3v4h-3z" fill="#7a5335"/></svg>`;

/** The stores of each organization of the demo, by the address of its person. */
export const demoStores: Readonly<Record<string, readonly DemoStore[]>> = {
  'seller@lading.test': [
    { name: 'juniperandpine.com', channel: 4, prefix: 'JP', orders: 74, shop: 'juniper-web', logo: pine },
    { name: 'Juniper & Pine on Etsy', channel: 5, prefix: 'ETS-', orders: 31, shop: 'juniper-craft' },
    { name: 'Juniper & Pine US', channel: 1, prefix: '112-', orders: 46, shop: 'juniper-us' },
  ],
  'client@reseller.test': [
    { name: '远帆旗舰店 TikTok', channel: 20, prefix: 'TT', orders: 38, shop: 'yuanfan-video' },
    { name: 'Yuanfan Direct', channel: 11, prefix: 'YF', orders: 22, shop: 'yuanfan-direct' },
  ],
  'other@lading.test': [{ name: 'ramanhome.com', channel: 4, prefix: 'RH', orders: 26, shop: 'raman-home' }],
  'shipper@lading.test': [
    { name: 'okaforceramics.com', channel: 11, prefix: 'OC', orders: 17, shop: 'okafor-ceramics' },
  ],
  'pending@lading.test': [
    { name: 'Ibarra Outdoor', channel: 2, prefix: '19-', orders: 6, shop: 'ibarra-outdoor' },
  ],
};

/** Retailers that send purchase orders to the seller with the SPS flag (Vendor Order, spec §2). */
export const demoVendorOrders: Readonly<Record<string, number>> = {
  'seller@lading.test': 9,
  'other@lading.test': 4,
};
