import { languageOf } from '@lading/i18n/create-texts';
import type { ToasterHandle } from '@lading/ui/toaster';
import type { i18n } from 'i18next';
import { isChunkFailure } from '../features/sub-app-host/index.ts';
import { authSession } from '../platform/browser-session.ts';
import { isFramed } from '../platform/is-framed.ts';
import type { FailureHandler } from '../platform/query-client.ts';
import { rememberUrl } from '../platform/remembered-url.ts';
import { goToPath } from '../platform/routing.tsx';
import { sessionStore } from '../platform/session-store.ts';
import { verdictOn } from './error-policy-rules.ts';

/**
 * The session is over: go to the sign-in, and back to this page afterwards. A full load discards all data of the person. If another
 * tab has ended it, its dialog asks instead (decision D4). In another site's frame the sign-in may not load, and storage may be
 * refused, so navigation stays in place.
 */
export function leaveToLogin(): void {
  if (authSession.noticeOtherTab()) return;
  authSession.signOut();
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
    if (verdict.kind === 'sign-out') leaveToLogin();
    if (verdict.kind === 'toast') {
      const description = verdict.requestId ? texts.t('requestId', { id: verdict.requestId }) : undefined;
      toaster.error(verdict.text, { id: `fault ${verdict.text}`, ...(description ? { description } : {}) });
    }
  };
}
