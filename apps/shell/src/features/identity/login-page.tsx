import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { LoginForm } from './login-form.tsx';
import { SessionPage } from './session-page.tsx';
import { Splash } from './splash.tsx';

/**
 * The first screen: the brand and the sign-in form.
 * @param corner content of the upper corner (the language switch)
 */
export function LoginPage({ corner, onSignedIn }: { corner: ReactNode; onSignedIn: () => void }) {
  const { t } = useTranslation('identitySignIn');
  useDocumentTitle(t('login.documentTitle'));
  return (
    <>
      <SessionPage corner={corner}>
        <LoginForm onSignedIn={onSignedIn} />
      </SessionPage>
      <Splash />
    </>
  );
}
