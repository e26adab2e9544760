import type { Texts } from '@lading/i18n/namespaces';

type Main = Texts['menu']['main'];

/** Name of a page, by its key in the texts of menu or header. */
export type PageLabel = `menu:main.${keyof Main}` | `header:${'help' | 'account.addFunds'}`;

/** Pages that menus and header lead to and that this release does not hold (decision D9). */
export const notReleased: readonly { path: string; label: PageLabel }[] = [
  { path: 'postage', label: 'menu:main.postage' },
  { path: 'postage/add', label: 'header:account.addFunds' },
  { path: 'void-labels', label: 'menu:main.voidLabelHistory' },
  { path: 'help', label: 'header:help' },
];
