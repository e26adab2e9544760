import type { Texts } from '@lading/i18n/namespaces';

type Main = Texts['shellMenu']['main'];

/** Name of a page, by its key in the texts of menu or header. */
export type PageLabel = `shellMenu:main.${keyof Main}` | 'shellHeader:help';

/** Pages that menus lead to and that this release does not hold (decision D9). */
export const notReleased: readonly { path: string; label: PageLabel }[] = [
  { path: 'app/help', label: 'shellHeader:help' },
];
