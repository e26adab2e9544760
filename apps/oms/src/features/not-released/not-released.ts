import type { Texts } from '@lading/i18n/namespaces';

type Main = Texts['menu']['main'];

/** Name of a page, by its key in the texts of menu or header. */
export type PageLabel = `menu:main.${keyof Main}` | 'header:help';

/** Pages that menus lead to and that this release does not hold (decision D9). */
export const notReleased: readonly { path: string; label: PageLabel }[] = [
  { path: 'app/inbound', label: 'menu:main.inbound' },
  { path: 'app/crossdock', label: 'menu:main.crossdock' },
  { path: 'app/outbound', label: 'menu:main.outbound' },
  { path: 'app/return', label: 'menu:main.return' },
  { path: 'app/inventory', label: 'menu:main.inventory' },
  { path: 'app/work-order', label: 'menu:main.workOrder' },
  { path: 'app/funds/warehouses', label: 'menu:main.myWarehouses' },
  { path: 'app/funds/billing', label: 'menu:main.warehouseBilling' },
  { path: 'app/funds/transactions', label: 'menu:main.transactionDetail' },
  { path: 'app/storage-report', label: 'menu:main.storageReport' },
  { path: 'app/help', label: 'header:help' },
];
