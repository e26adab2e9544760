import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LanguageToggle } from '../features/language/index.ts';
import { LoginPage, ResetPage, signOut } from '../features/session/index.ts';
import { useBrand } from '../platform/brand/brand.ts';
import { authSession } from '../platform/browser-session.ts';
import { takeRememberedUrl } from '../platform/remembered-url.ts';
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
  const navigate = useNavigate();
  return (
    <ClearsLogin>
      <LoginPage
        corner={<LanguageToggle />}
        onSignedIn={() => void navigate(takeRememberedUrl(), { replace: true })}
      />
    </ClearsLogin>
  );
}

/** `/reset`; leads back to the sign-in. */
export function PublicReset() {
  const navigate = useNavigate();
  return (
    <ClearsLogin>
      <ResetPage
        corner={<LanguageToggle />}
        onDone={() => {
          sessionStore.set('loginNotice', 'passwordSet');
          void navigate('/login', { replace: true });
        }}
      />
    </ClearsLogin>
  );
}
