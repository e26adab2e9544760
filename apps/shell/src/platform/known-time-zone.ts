import { isTimeZone } from '@lading/i18n/format-time';

/**
 * The time zone of an account, else that of the browser, else UTC: a browser may not know its own, and then names one that formats
 * nothing (`Etc/Unknown`).
 */
export function knownTimeZone(
  ofAccount: string | null | undefined,
  ofBrowser = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  return [ofAccount, ofBrowser].find((name) => name && isTimeZone(name)) ?? 'UTC';
}
