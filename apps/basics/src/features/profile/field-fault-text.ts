import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** What the server said about one field, in the reader's language; undefined when its refusal is about something else. */
export function fieldFaultText(fault: unknown, field: string, language: Language): string | undefined {
  if (!(fault instanceof ApiError)) return undefined;
  const found = fault.errors.find(({ fieldName }) => fieldName === field);
  return found && localized(found, language);
}
