import { useEffect, type ReactNode } from 'react';
import { LanguageToggle } from '../features/language/index.ts';
import { LoginPage, ResetPage, signOut } from '../features/session/index.ts';
import { useBrand } from '../platform/brand/brand.ts';
import { authSession } from '../platform/browser-session.ts';
import { takeRememberedUrl } from '../platform/remembered-url.ts';
import { goToPath } from '../platform/routing.tsx';
import { sessionStore } from '../platform/session-store.ts';

/** A page before sign-in: opening one ends the session that there was (spec §2). */
function ClearsLogin({ children }: { children: ReactNode }) {
  const { isReseller } = useBrand();
  useEffect(() => {
    if (authSession.isSignedIn()) void signOut(isReseller ? 'reseller' : 'seller');
  }, [isReseller]);
  return children;
}

/** `/login`; leads to the page that was asked for, or home. */
export function PublicLogin() {
  return (
    <ClearsLogin>
      <LoginPage
        corner={<LanguageToggle />}
        onSignedIn={() => goToPath(takeRememberedUrl(), { replace: true })}
      />
    </ClearsLogin>
  );
}

/** `/reset`; leads back to the sign-in. */
export function PublicReset() {
  return (
    <ClearsLogin>
      <ResetPage
        corner={<LanguageToggle />}
        onDone={() => {
          sessionStore.set('loginNotice', 'passwordSet');
          goToPath('/login', { replace: true });
        }}
      />
    </ClearsLogin>
  );
}
