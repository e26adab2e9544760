import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { LanguageToggle } from '../features/language/index.ts';
import { LoginPage, ResellerResetPage, ResetPage, signOut, SignUpPage } from '../features/session/index.ts';
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

const passwordIsSet = (login: string) => () => {
  sessionStore.set('loginNotice', 'passwordSet');
  goToPath(login, { replace: true });
};

/** `/reset`; leads back to the sign-in. */
export function PublicReset() {
  return (
    <ClearsLogin>
      <ResetPage corner={<LanguageToggle />} onDone={passwordIsSet('/login')} />
    </ClearsLogin>
  );
}

/** `/ss/sign-up`; leads home, signed in. */
export function PublicSignUp() {
  return (
    <ClearsLogin>
      <SignUpPage
        corner={<LanguageToggle />}
        onSignedIn={() => goToPath(takeRememberedUrl(), { replace: true })}
      />
    </ClearsLogin>
  );
}

/** The three pages of a reseller's client without a password; lead back to the sign-in. */
export function PublicResellerReset({ step }: Pick<ComponentProps<typeof ResellerResetPage>, 'step'>) {
  return (
    <ClearsLogin>
      <ResellerResetPage corner={<LanguageToggle />} step={step} onDone={passwordIsSet('/ss/login')} />
    </ClearsLogin>
  );
}
