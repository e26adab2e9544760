import { ApiError } from '@lading/api-client/api-error';
import { languageOf } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { localized } from '@lading/i18n/localized';
import type { ToasterHandle } from '@lading/ui/toaster';
import type { i18n } from 'i18next';
import { isChunkFailure } from '../features/sub-app-host/index.ts';
import { authSession } from '../platform/browser-session.ts';
import { isFramed } from '../platform/is-framed.ts';
import type { FailureHandler } from '../platform/query-client.ts';
import { rememberUrl } from '../platform/remembered-url.ts';
import { goToPath } from '../platform/routing.tsx';
import { sessionStore } from '../platform/session-store.ts';

/** The consequence of a failed call (spec §8). */
type Verdict =
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

/** Asks for sign-in on top of the page; false if nothing on it would be lost otherwise. */
type AskOnTop = () => boolean;

let askOnTop: AskOnTop | undefined;

/** Registers a page that can ask for sign-in on top of itself; the returned function unregisters it. */
export function provideSignInOnTop(ask: AskOnTop): () => void {
  askOnTop = ask;
  return () => {
    if (askOnTop === ask) askOnTop = undefined;
  };
}

/**
 * Handles the end of a session. If another tab has ended it, its dialog asks (decision D4). A page with unsaved input stays, and
 * asks for sign-in on top of it; any other is left for the sign-in page.
 */
export function onSessionEnd(): void {
  if (!authSession.noticeOtherTab() && !askOnTop?.()) leaveToLogin();
}

/**
 * Goes to the sign-in, and back to this page afterwards. A full load discards all data of the person. In another site's frame the
 * sign-in page may not load, and storage may be refused, so navigation stays in place.
 */
export function leaveToLogin(): void {
  authSession.leaveEnded();
  rememberUrl(location.pathname + location.search + location.hash);
  sessionStore.set('loginNotice', 'ended');
  if (isFramed) goToPath('/login', { replace: true });
  else location.assign('/login');
}

/** Handles every failure of the shell (spec §8). Equal texts share one toast. */
export function createErrorPolicy(texts: i18n, toaster: ToasterHandle): FailureHandler {
  return (fault, isSilent) => {
    const serverText = texts.t(isChunkFailure(fault) ? 'common:partMissing' : 'commonErrors:server');
    const verdict = verdictOn(fault, isSilent, languageOf(texts), serverText);
    if (verdict.kind === 'sign-out') onSessionEnd();
    if (verdict.kind === 'toast') {
      const description = verdict.requestId ? texts.t('requestId', { id: verdict.requestId }) : undefined;
      toaster.error(verdict.text, { id: `fault ${verdict.text}`, ...(description ? { description } : {}) });
    }
  };
}
