import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import type { Language } from '@lading/i18n/languages';

/** The consequence of a failed call (spec §8). */
export type Verdict =
  { kind: 'sign-out' } | { kind: 'toast'; text: string; requestId: string | null } | { kind: 'silence' };

/**
 * Decides the consequence of a failure (spec §8): 401 signs out, 555 has already led to `/maintain` (`platform/api.ts`), everything
 * else is a toast in the reader's language unless the call is silent.
 * @param isSilent whether the caller shows the failure itself
 * @param serverText used when the error has no text of its own
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
