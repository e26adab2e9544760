/**
 * The selling channels by their code (spec §3, "Platform types by code").
 *
 * Codes 15, 18, 22 and 23 have no name in the specification: they have icons of their own, and are called unknown.
 */
export const storeChannels = [
  { code: 0, key: 'unknown', name: 'Unknown', zhName: '未知' },
  { code: 1, key: 'amazon', name: 'Amazon', zhName: '亚马逊' },
  { code: 2, key: 'ebay', name: 'eBay', zhName: 'eBay' },
  { code: 3, key: 'ship-station', name: 'ShipStation', zhName: 'ShipStation' },
  { code: 4, key: 'shopify', name: 'Shopify', zhName: 'Shopify' },
  { code: 5, key: 'etsy', name: 'Etsy', zhName: 'Etsy' },
  { code: 6, key: 'big-commerce', name: 'BigCommerce', zhName: 'BigCommerce' },
  { code: 7, key: 'walmart', name: 'Walmart', zhName: '沃尔玛' },
  { code: 8, key: 'walmart-dsv', name: 'Walmart DSV', zhName: '沃尔玛 DSV' },
  { code: 9, key: 'groupon', name: 'Groupon', zhName: 'Groupon' },
  { code: 10, key: 'wayfair', name: 'Wayfair', zhName: 'Wayfair' },
  { code: 11, key: 'woo-commerce', name: 'WooCommerce', zhName: 'WooCommerce' },
  { code: 12, key: 'new-egg', name: 'Newegg', zhName: '新蛋' },
  { code: 13, key: 'wish', name: 'Wish', zhName: 'Wish' },
  { code: 14, key: 'eccang', name: 'Eccang', zhName: '易仓' },
  { code: 16, key: 'chinese-erp', name: 'Multi-channel ERP', zhName: '多渠道 ERP' },
  { code: 17, key: 'net-suite', name: 'NetSuite', zhName: 'NetSuite' },
  { code: 19, key: 'order-desk', name: 'Order Desk', zhName: 'Order Desk' },
  { code: 20, key: 'tiktok', name: 'TikTok Shop', zhName: 'TikTok Shop' },
  { code: 21, key: 'teapplix', name: 'Teapplix', zhName: 'Teapplix' },
  { code: 24, key: 'fast-fashion', name: 'Fast-fashion marketplace', zhName: '快时尚平台' },
  { code: 25, key: 'salesforce', name: 'Salesforce', zhName: 'Salesforce' },
] as const;

/**
 * Channels whose retailer sells the goods and orders them from the user: their orders are vendor orders (spec §2, Vendor Order),
 * pulled or imported.
 */
export const vendorChannels: readonly number[] = [8, 10];

/** One channel of {@link storeChannels}. */
export type StoreChannel = (typeof storeChannels)[number];
/** Names the icon of a channel. */
export type StoreChannelKey = StoreChannel['key'];

const byCode = new Map<number, StoreChannel>(storeChannels.map((channel) => [channel.code, channel]));

/** The channel of a code; the channel "Unknown" for a code without a name. */
export function storeChannel(code: number | null | undefined): StoreChannel {
  return byCode.get(code ?? 0) ?? storeChannels[0];
}
