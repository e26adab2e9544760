import { ApiError } from '@lading/api-client/api-error';
import type { ErrorCode } from '@lading/contracts/core';
import { localized } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** Imported by type only: the table of codes comes with the schemas, which the sign-in page does not load. */
const unknownFault: ErrorCode = 500;

/**
 * The text of a failed call for a page that shows it itself: the server's own text, the network's, and for a server error the given
 * text (spec §8, "Login texts").
 */
export function refusalText(fault: unknown, language: Language, serviceError: string): string {
  if (!(fault instanceof ApiError)) return serviceError;
  if (fault.kind !== 'network' && (fault.code === null || fault.code === unknownFault)) return serviceError;
  const [first] = fault.errors;
  const told = first ?? { message: fault.message, zhMessage: fault.zhMessage };
  return localized(told, language) || serviceError;
}
