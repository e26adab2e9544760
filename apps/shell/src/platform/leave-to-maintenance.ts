import { localized } from '@lading/i18n/localized';
import type { LocalizedText } from '@lading/contracts/localized-text';
import { isFramed } from './is-framed.ts';
import { currentLanguage } from './language.ts';

const maintainPath = '/maintain';

/**
 * Leads to the maintenance page with the server's tip (spec §8, code 555). Who is there already stays, so that what that page
 * itself asks for cannot load it for ever; so does a page in another site's frame, where that address may not be shown: such a page says
 * itself what it was refused with.
 */
export function leaveToMaintenance(tip: LocalizedText): void {
  if (location.pathname === maintainPath || isFramed) return;
  const query = new URLSearchParams({ tip: localized(tip, currentLanguage()) });
  location.assign(`${maintainPath}?${query.toString()}`);
}
