import { localized } from '@lading/i18n/localized';
import type { LocalizedText } from '@lading/contracts/core';
import { isFramed } from './is-framed.ts';
import { currentLanguage } from './language.ts';

export const maintainPath = '/maintain';

/** What a page with unsaved input does in place of leaving. */
interface Stay {
  /** Says on the page that the product is paused; false if nothing on it would be lost by leaving. Takes the tip, which may be empty. */
  say: (tip: string) => boolean;
  /** The same when a sub-application leads to `url`; false for other addresses too. */
  staysFor: (url: string) => boolean;
}

let stay: Stay | undefined;

/** Registers a page that can say by itself that the product is paused; the returned function unregisters it. */
export function provideStay(given: Stay): () => void {
  stay = given;
  return () => {
    stay = undefined;
  };
}

/** Whether the page stays although a sub-application leads to `url`: the maintenance page, which would discard unsaved input. */
export const staysUnderMaintenance = (url: string): boolean => stay?.staysFor(url) === true;

/**
 * Redirects to the maintenance page with the server's tip, if it gave one (spec §8, code 555). A page with unsaved input stays and
 * says it instead (decision record 0128). Does nothing on that page, so that its own requests cannot reload it forever; nor in
 * another site's frame, where that address cannot be shown: such a page shows the refusal itself.
 */
export function leaveToMaintenance(tip: Pick<LocalizedText, 'message' | 'zhMessage'>): void {
  if (location.pathname === maintainPath || isFramed) return;
  const text = localized(tip, currentLanguage());
  if (stay?.say(text)) return;
  location.assign(text ? `${maintainPath}?${new URLSearchParams({ tip: text }).toString()}` : maintainPath);
}
