import type { Texts } from '@lading/i18n/namespaces';

type Menu = Texts['menu'];

/** Name of a page, by its key in the menus' texts. */
export type MenuLabel = `main.${keyof Menu['main']}` | `settings.${keyof Menu['settings']}`;

/** Pages that menus lead to and that this release does not hold (decision D9). */
export const notReleased: readonly { path: string; label: MenuLabel }[] = [
  { path: 'settings/api', label: 'settings.api' },
  { path: 'settings/verification', label: 'settings.verification' },
  { path: 'settings/address-book', label: 'settings.addressBook' },
  { path: 'settings/defaults', label: 'settings.defaults' },
  { path: 'settings/automation', label: 'settings.automation' },
  { path: 'settings/temu-authorization', label: 'settings.temu' },
  { path: 'settings/address-change', label: 'settings.addressChange' },
  { path: 'settings/insurance-claim', label: 'settings.insuranceClaim' },
  { path: 'settings/eei-history', label: 'settings.eeiHistory' },
  { path: 'settings/pickups', label: 'settings.pickups' },
];
