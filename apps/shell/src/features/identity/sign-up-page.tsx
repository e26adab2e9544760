import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand/brand.ts';
import { CodeRequestForm } from './code-request-form.tsx';
import { SessionFormPage } from './session-form-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** `/sign-up`, and `/ss/sign-up` at the reseller of the host: an account, opened with a mailed code (spec §2, decision D3). */
export function SignUpPage({ corner, onSignedIn }: { corner: ReactNode; onSignedIn: () => void }) {
  const { t } = useTranslation('identitySignIn');
  const { isReseller } = useBrand();
  const kind = isReseller ? 'reseller' : 'seller';
  const [email, setEmail] = useState<string | null>(null);
  return (
    <SessionFormPage
      corner={corner}
      title={t('signUp.title')}
      back={{ to: isReseller ? '/ss/login' : '/login', label: t('signUp.haveAccount') }}
    >
      {email === null ? (
        <CodeRequestForm kind={kind} purpose="register" onSent={setEmail} />
      ) : (
        <SignUpForm kind={kind} email={email} onSignedIn={onSignedIn} />
      )}
    </SessionFormPage>
  );
}
