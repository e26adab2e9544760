import type { ComponentProps } from 'react';
import { LanguageToggle } from '../features/language/index.ts';
import { LoginPage, ResellerResetPage, ResetPage, SignUpPage } from '../features/identity/index.ts';
import { takeRememberedUrl } from '../platform/remembered-url.ts';
import { goToPath } from '../platform/routing.tsx';
import { sessionStore } from '../platform/session-store.ts';

/** `/login`; redirects to the requested page, or home. */
export function PublicLogin() {
  return (
    <LoginPage
      corner={<LanguageToggle />}
      onSignedIn={() => goToPath(takeRememberedUrl(), { replace: true })}
    />
  );
}

const passwordIsSet = (login: string) => () => {
  sessionStore.set('loginNotice', 'passwordSet');
  goToPath(login, { replace: true });
};

/** `/reset`; leads back to the sign-in. */
export function PublicReset() {
  return <ResetPage corner={<LanguageToggle />} onDone={passwordIsSet('/login')} />;
}

/** `/sign-up` and `/ss/sign-up`; lead home, signed in. */
export function PublicSignUp() {
  return (
    <SignUpPage
      corner={<LanguageToggle />}
      onSignedIn={() => goToPath(takeRememberedUrl(), { replace: true })}
    />
  );
}

/** The three pages of a reseller's client without a password; lead back to the sign-in. */
export function PublicResellerReset({ step }: Pick<ComponentProps<typeof ResellerResetPage>, 'step'>) {
  return <ResellerResetPage corner={<LanguageToggle />} step={step} onDone={passwordIsSet('/ss/login')} />;
}
