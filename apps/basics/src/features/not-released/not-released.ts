import type { Texts } from '@lading/i18n/namespaces';

type Menu = Texts['shellMenu'];

/** Name of a page, by its key in the menus' texts. */
export type MenuLabel = `main.${keyof Menu['main']}` | `settings.${keyof Menu['settings']}`;

/** Pages that menus lead to and that this release does not hold (decision D9). */
export const notReleased: readonly { path: string; label: MenuLabel }[] = [
  { path: 'settings/address-change', label: 'settings.addressChange' },
  { path: 'settings/insurance-claim', label: 'settings.insuranceClaim' },
];
