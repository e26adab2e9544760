import { mailedCodeText } from '@lading/contracts/identity';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goToPath, Redirect } from '../../platform/routing.tsx';
import { CodeRequestForm } from './code-request-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SessionFormPage } from './session-form-page.tsx';
import { Button } from '@lading/ui/button';
import { Banner } from '@lading/ui/banner';
import { TextField } from '@lading/ui/text-field';
import { languageOf } from '@lading/i18n/create-texts';
import { refusalText } from '../../platform/refusal-text.ts';
import { ResendCode } from './resend-code.tsx';
import { isCode } from './reset-rules.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';

interface CodeFormProps {
  email: string;
  /** Why the server has refused the previously entered code; null without one. */
  refused: unknown;
  onCode: (code: string) => void;
}

/** The mailed code; the server checks it when it is used. */
function CodeForm({ email, refused, onCode }: CodeFormProps) {
  const { t, i18n } = useTranslation(['identitySignIn', 'common']);
  const field = useFirstFocus();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState(refused);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setWrong(!isCode(code));
    if (isCode(code)) onCode(mailedCodeText(code));
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-base text-ink-muted">{t('reset.codeIntro', { email })}</p>
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      <TextField
        ref={field}
        label={t('reset.code')}
        name="code"
        value={code}
        onValueChange={setCode}
        error={isWrong ? t('reset.codeInvalid') : undefined}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-2 text-sm">
        <ResendCode kind="reseller" purpose="reset" email={email} onRefused={setRefusal} />
        <Button variant="ghost" size="small" className="-mr-2.5" onClick={toEmail}>
          {t('reset.changeEmail')}
        </Button>
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth>
        {t('action.next', { ns: 'common' })}
      </Button>
    </form>
  );
}

/** Data entered during a password reset, across pages; lost on reload, as a code should be. */
interface ResetFlow {
  email: string;
  code: string;
  /** Why the last code was refused. */
  refusal: unknown;
}

const nothing: ResetFlow = { email: '', code: '', refusal: null };
let flow = nothing;

/** The data so far; empty texts if missing. */
function resetFlow(): Readonly<ResetFlow> {
  return flow;
}

/** Stores the data of a page; another e-mail address resets it. */
function keepInResetFlow(known: Partial<ResetFlow>): void {
  flow = { ...(known.email === undefined ? flow : nothing), ...known };
}

const toEmail = (): void => goToPath('/ss/forgot-psw');

interface ResellerResetPageProps {
  corner: ReactNode;
  step: 'email' | 'code' | 'password';
  onDone: () => void;
}

/** A new password for a reseller's client, with a page for each step (spec §2). A step without its predecessor leads to the first. */
export function ResellerResetPage({ corner, step, onDone }: ResellerResetPageProps) {
  const { t } = useTranslation('identitySignIn');
  const { email, code, refusal } = resetFlow();
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
          refused={refusal}
          onCode={(entered) => {
            keepInResetFlow({ code: entered, refusal: null });
            goToPath('/ss/reset-psw');
          }}
        />
      ) : null}
      {step === 'password' ? (
        <NewPasswordForm
          kind="reseller"
          email={email}
          givenCode={code}
          onChangeEmail={toEmail}
          onCodeRefused={(fault) => {
            keepInResetFlow({ refusal: fault });
            goToPath('/ss/reset-psw-code', { replace: true });
          }}
          onDone={onDone}
        />
      ) : null}
    </SessionFormPage>
  );
}
