import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeRequestForm } from './code-request-form.tsx';
import { SessionFormPage } from './session-form-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** `/ss/sign-up`: an account at the reseller of the host, opened with a mailed code (spec §2, decision D3). */
export function SignUpPage({ corner, onSignedIn }: { corner: ReactNode; onSignedIn: () => void }) {
  const { t } = useTranslation('session');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <SessionFormPage
      corner={corner}
      title={t('signUp.title')}
      back={{ to: '/ss/login', label: t('signUp.haveAccount') }}
    >
      {email === null ? (
        <CodeRequestForm kind="reseller" purpose="register" onSent={setEmail} />
      ) : (
        <SignUpForm kind="reseller" email={email} onSignedIn={onSignedIn} />
      )}
    </SessionFormPage>
  );
}
