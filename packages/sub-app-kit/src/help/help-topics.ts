import type { Texts } from '@lading/i18n/namespaces';

/** Key of a question in the texts. */
export type HelpAsk = keyof Texts['help']['ask'];

/** Questions about one page, and a link to that page. */
interface HelpTopicDefinition {
  /** `prefix/#/path` of any sub-application. */
  href: string;
  asks: readonly HelpAsk[];
}

/** Every topic of the help center. Order management and shipping each show their own. */
export const helpTopics = {
  orders: { href: '/b/#/orders', asks: ['connectStore', 'importOrders', 'holdOrder'] },
  products: { href: '/o/#/app/products', asks: ['importProducts', 'fixRows', 'revertImport'] },
  labels: { href: '/b/#/shipments', asks: ['verify', 'buyLabel', 'voidLabel'] },
  postage: { href: '/e/#/postage', asks: ['addFunds', 'explainCharge'] },
  warehouse: { href: '/o/#/app/inbound', asks: ['sendStock', 'shipFromWarehouse', 'takeReturn'] },
  billing: { href: '/o/#/app/funds/billing', asks: ['readBilling', 'disputeInvoice'] },
  account: { href: '/b/#/settings/profile', asks: ['changePassword', 'changeLanguage'] },
} as const satisfies Record<keyof Texts['help']['topic'], HelpTopicDefinition>;

/** Key of a topic. */
export type HelpTopic = keyof typeof helpTopics;

/** The two help centers (spec §2), each with a link to the other. */
export const helpCenters = {
  warehouse: {
    topics: ['orders', 'products', 'warehouse', 'billing', 'account'],
    href: '/o/#/app/help',
    other: 'shipping',
  },
  shipping: {
    topics: ['labels', 'postage', 'orders', 'products', 'account'],
    href: '/e/#/help',
    other: 'warehouse',
  },
} as const satisfies Record<string, { topics: readonly HelpTopic[]; href: string; other: string }>;

/** Key of a help center. */
export type HelpCenter = keyof typeof helpCenters;
