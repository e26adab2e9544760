import { localized } from '@lading/i18n/localized';
import type { LocalizedText } from '@lading/contracts/core';
import { isFramed } from './is-framed.ts';
import { currentLanguage } from './language.ts';

const maintainPath = '/maintain';

/** Says on the page that the product is paused; false if nothing on it would be lost by leaving. Takes the tip, which may be empty. */
type SayOnPage = (tip: string) => boolean;

let sayOnPage: SayOnPage | undefined;

/** Registers a page that can say by itself that the product is paused; the returned function unregisters it. */
export function provideMaintenanceNotice(say: SayOnPage): () => void {
  sayOnPage = say;
  return () => {
    if (sayOnPage === say) sayOnPage = undefined;
  };
}

/** Whether the page stays although a sub-application leads to `url`: the maintenance page, which would discard unsaved input. */
export function staysUnderMaintenance(url: string): boolean {
  const { pathname, searchParams } = new URL(url, location.href);
  return pathname === maintainPath && sayOnPage?.(searchParams.get('tip') ?? '') === true;
}

/**
 * Redirects to the maintenance page with the server's tip, if it gave one (spec §8, code 555). A page with unsaved input stays and
 * says it instead (decision record 0128). Does nothing on that page, so that its own requests cannot reload it forever; nor in
 * another site's frame, where that address cannot be shown: such a page shows the refusal itself.
 */
export function leaveToMaintenance(tip: Pick<LocalizedText, 'message' | 'zhMessage'>): void {
  if (location.pathname === maintainPath || isFramed) return;
  const text = localized(tip, currentLanguage());
  if (sayOnPage?.(text)) return;
  location.assign(text ? `${maintainPath}?${new URLSearchParams({ tip: text }).toString()}` : maintainPath);
}
