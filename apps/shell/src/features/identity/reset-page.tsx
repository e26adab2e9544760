import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SessionFormPage } from './session-form-page.tsx';

/** A new password in two steps: a code is mailed, and with it the password is set (spec §5, decision D3). */
export function ResetPage({ corner, onDone }: { corner: ReactNode; onDone: () => void }) {
  const { t } = useTranslation('identitySignIn');
  const [email, setEmail] = useState<string | null>(null);
  return (
    <SessionFormPage
      corner={corner}
      title={t('reset.title')}
      back={{ to: '/login', label: t('reset.backToLogin') }}
    >
      {email === null ? (
        <CodeRequestForm kind="seller" purpose="reset" onSent={setEmail} />
      ) : (
        <NewPasswordForm kind="seller" email={email} onChangeEmail={() => setEmail(null)} onDone={onDone} />
      )}
    </SessionFormPage>
  );
}
