import { ApiError } from '@lading/api-client/api-error';
import { mailedCodeText } from '@lading/contracts/identity';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { PasswordField } from '@lading/ui/password-field';
import { TextField } from '@lading/ui/text-field';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { ResendCode } from './resend-code.tsx';
import { newPasswordFaults, type NewPasswordFaults } from './reset-rules.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';

interface NewPasswordFormProps {
  kind: SignInKind;
  email: string;
  /** A code entered on the previous page; without it this form asks for one. */
  givenCode?: string;
  onChangeEmail: () => void;
  /** The server refuses {@link givenCode}: there is no field for another one here. */
  onCodeRefused?: (refusal: unknown) => void;
  onDone: () => void;
}

/** The mailed code, unless it was already entered, and the new password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { kind, email, givenCode, onChangeEmail, onCodeRefused, onDone } = props;
  const { t, i18n } = useTranslation('identitySignIn');
  const firstField = useFirstFocus();
  const [code, setCode] = useState(givenCode ?? '');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [faults, setFaults] = useState<NewPasswordFaults>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const found = newPasswordFaults(code, password, again);
    setFaults(found);
    setRefusal(null);
    const [first] = Object.keys(found);
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setSending(true);
    try {
      await api.call(signInCalls(kind).resetPassword, {
        body: { email, code: mailedCodeText(code), password },
      });
      onDone();
    } catch (failure) {
      const isCode = failure instanceof ApiError && failure.errors[0]?.fieldName === 'code';
      if (isCode && onCodeRefused) return onCodeRefused(failure);
      setRefusal(failure);
      setSending(false);
    }
  }

  const shown = { showLabel: t('login.showPassword'), hideLabelText: t('login.hidePassword') };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {givenCode === undefined ? (
        <p className="text-base text-ink-muted">{t('reset.codeIntro', { email })}</p>
      ) : null}
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      {givenCode === undefined ? (
        <>
          <TextField
            ref={firstField}
            label={t('reset.code')}
            name="code"
            value={code}
            onValueChange={setCode}
            error={faults.code ? t(faults.code) : undefined}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <div className="-mt-3 flex flex-wrap items-center justify-between gap-2 text-sm">
            <ResendCode kind={kind} purpose="reset" email={email} onRefused={setRefusal} />
            <Button variant="ghost" size="small" className="-mr-2.5" onClick={onChangeEmail}>
              {t('reset.changeEmail')}
            </Button>
          </div>
        </>
      ) : null}
      <PasswordField
        {...shown}
        ref={givenCode === undefined ? undefined : firstField}
        label={t('reset.password')}
        name="password"
        value={password}
        onValueChange={setPassword}
        error={faults.password ? t(faults.password) : undefined}
        description={faults.password ? undefined : t('reset.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...shown}
        label={t('reset.again')}
        name="again"
        value={again}
        onValueChange={setAgain}
        error={faults.again ? t(faults.again) : undefined}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {isSending ? t('reset.submitting') : t('reset.submit')}
      </Button>
    </form>
  );
}
