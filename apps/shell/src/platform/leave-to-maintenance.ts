import { localized } from '@lading/i18n/localized';
import type { LocalizedText } from '@lading/contracts/core';
import { isFramed } from './is-framed.ts';
import { currentLanguage } from './language.ts';

const maintainPath = '/maintain';

/**
 * Redirects to the maintenance page with the server's tip, if it gave one (spec §8, code 555). Does nothing on that page, so that
 * its own requests cannot reload it forever; nor in another site's frame, where that address cannot be shown: such a page shows
 * the refusal itself.
 */
export function leaveToMaintenance(tip: Pick<LocalizedText, 'message' | 'zhMessage'>): void {
  if (location.pathname === maintainPath || isFramed) return;
  const text = localized(tip, currentLanguage());
  location.assign(text ? `${maintainPath}?${new URLSearchParams({ tip: text }).toString()}` : maintainPath);
}
