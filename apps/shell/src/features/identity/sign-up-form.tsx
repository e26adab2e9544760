import { mailedCodeText } from '@lading/contracts/identity';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { PasswordField } from '@lading/ui/password-field';
import { TextField } from '@lading/ui/text-field';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { authSession } from '../../platform/browser-session.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { onceSignedOut } from './leave.ts';
import { ResendCode } from './resend-code.tsx';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';
import { signUpFaults, type SignUpEntry, type SignUpFaults } from './sign-up-rules.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';

interface SignUpFormProps {
  kind: SignInKind;
  email: string;
  /** The account exists and its owner is signed in. */
  onSignedIn: () => void;
}

const fields = [
  { name: 'firstName', label: 'signUp.firstName', autoComplete: 'given-name', isRequired: true },
  { name: 'lastName', label: 'signUp.lastName', autoComplete: 'family-name', isRequired: true },
  { name: 'company', label: 'signUp.company', autoComplete: 'organization', isRequired: false },
  { name: 'phone', label: 'signUp.phone', autoComplete: 'tel', isRequired: false },
  { name: 'invitationCode', label: 'signUp.invitation', autoComplete: 'off', isRequired: false },
] as const;

const blank = { code: '', firstName: '', lastName: '', company: '', phone: '', invitationCode: '' };

/** The mailed code, the person's details, and a password: opens the account and signs in (decision D3). */
export function SignUpForm({ kind, email, onSignedIn }: SignUpFormProps) {
  const { t, i18n } = useTranslation(['identitySignIn', 'common']);
  const codeField = useFirstFocus();
  const [entry, setEntry] = useState<SignUpEntry>({ ...blank, email, password: '', again: '' });
  const [faults, setFaults] = useState<SignUpFaults>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const put = (name: keyof SignUpEntry) => (value: string) => setEntry((now) => ({ ...now, [name]: value }));
  const faultText = (name: keyof SignUpFaults) => {
    const fault = faults[name];
    if (!fault) return undefined;
    return fault === 'check.required' || fault === 'check.phone' ? t(fault, { ns: 'common' }) : t(fault);
  };

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const found = signUpFaults(entry);
    setFaults(found);
    setRefusal(null);
    const [first] = Object.keys(found);
    if (first) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setSending(true);
    const { again: _again, code, company, phone, invitationCode, ...rest } = entry;
    const optional = { company: company.trim(), phone: phone.trim(), invitationCode: invitationCode.trim() };
    const given = Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== ''));
    try {
      await onceSignedOut();
      authSession.signIn(
        await api.call(signInCalls(kind).register, {
          body: { ...rest, code: mailedCodeText(code), ...given },
        }),
      );
      onSignedIn();
    } catch (failure) {
      setRefusal(failure);
      setSending(false);
    }
  }

  const shown = { showLabel: t('login.showPassword'), hideLabelText: t('login.hidePassword') };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-base text-ink-muted">{t('signUp.codeIntro', { email })}</p>
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      <TextField
        ref={codeField}
        label={t('reset.code')}
        name="code"
        value={entry.code}
        onValueChange={put('code')}
        error={faultText('code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <div className="-mt-2 text-sm">
        <ResendCode kind={kind} purpose="register" email={email} onRefused={setRefusal} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ name, label, autoComplete, isRequired }) => (
          <TextField
            key={name}
            name={name}
            label={t(label)}
            value={entry[name]}
            onValueChange={put(name)}
            error={name === 'company' ? undefined : faultText(name)}
            hint={isRequired ? undefined : t('signUp.optional')}
            autoComplete={autoComplete}
            required={isRequired}
            className={name === 'invitationCode' ? 'sm:col-span-2' : ''}
          />
        ))}
      </div>
      <PasswordField
        {...shown}
        label={t('signUp.password')}
        name="password"
        value={entry.password}
        onValueChange={put('password')}
        error={faultText('password')}
        description={faults.password ? undefined : t('reset.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...shown}
        label={t('signUp.again')}
        name="again"
        value={entry.again}
        onValueChange={put('again')}
        error={faultText('again')}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {isSending ? t('signUp.submitting') : t('signUp.submit')}
      </Button>
    </form>
  );
}
