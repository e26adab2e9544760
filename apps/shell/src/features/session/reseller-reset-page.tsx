import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goToPath, Redirect } from '../../platform/routing.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { keepInResetFlow, resetFlow } from './reset-flow.ts';
import { SessionFormPage } from './session-form-page.tsx';

interface ResellerResetPageProps {
  corner: ReactNode;
  step: 'email' | 'code' | 'password';
  onDone: () => void;
}

/** A new password for a reseller's client, a page for each step (spec §2). A step without the one before leads to the first. */
export function ResellerResetPage({ corner, step, onDone }: ResellerResetPageProps) {
  const { t } = useTranslation('session');
  const { email, code } = resetFlow();
  const isTooEarly = (step !== 'email' && !email) || (step === 'password' && !code);
  if (isTooEarly) return <Redirect to="/ss/forgot-psw" />;
  return (
    <SessionFormPage
      corner={corner}
      title={t('reset.title')}
      back={{ to: '/ss/login', label: t('reset.backToLogin') }}
    >
      {step === 'email' ? (
        <CodeRequestForm
          kind="reseller"
          purpose="reset"
          onSent={(sent) => {
            keepInResetFlow({ email: sent });
            goToPath('/ss/reset-psw-code');
          }}
        />
      ) : null}
      {step === 'code' ? (
        <CodeForm
          email={email}
          onCode={(entered) => {
            keepInResetFlow({ code: entered });
            goToPath('/ss/reset-psw');
          }}
        />
      ) : null}
      {step === 'password' ? (
        <NewPasswordForm
          kind="reseller"
          email={email}
          givenCode={code}
          onChangeEmail={() => goToPath('/ss/forgot-psw')}
          onDone={onDone}
        />
      ) : null}
    </SessionFormPage>
  );
}
