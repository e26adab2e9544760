import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** What follows from a failed call (spec §8). */
export type Verdict =
  { kind: 'sign-out' } | { kind: 'toast'; text: string; requestId: string | null } | { kind: 'silence' };

/**
 * Decides what a failure leads to (spec §8): 401 signs out, 555 has led to `/maintain` already (`platform/api.ts`), everything
 * else is a toast in the reader's language unless the call asked for silence.
 * @param isSilent whoever asked shows the failure himself
 * @param serverText said when the fault brings no text of its own
 */
export function verdictOn(
  fault: unknown,
  isSilent: boolean,
  language: Language,
  serverText: string,
): Verdict {
  if (fault instanceof DOMException && fault.name === 'AbortError') return { kind: 'silence' };
  if (!(fault instanceof ApiError)) {
    return isSilent ? { kind: 'silence' } : { kind: 'toast', text: serverText, requestId: null };
  }
  const text = localized({ message: fault.message, zhMessage: fault.zhMessage }, language) || serverText;
  if (fault.kind === 'signed-out') return { kind: 'sign-out' };
  if (fault.kind === 'maintenance' || isSilent || fault.call?.errors === 'silent') return { kind: 'silence' };
  return { kind: 'toast', text, requestId: fault.requestId };
}
