import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { codeOf, late } from '@lading/ui/late';
import { PasswordField } from '@lading/ui/password-field';
import { TextField } from '@lading/ui/text-field';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../platform/brand/brand.ts';
import { RouteLink } from '../../platform/routing.tsx';
import { useSessionState } from '../../platform/session-store.ts';
import { loginFaults, type LoginFaults } from './login-rules.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';

/** Loaded after the form, while the reader types: the calls are half as large as everything on the screen. */
const loadSignIn = () => import('./sign-in.ts');

const loadSecondStep = codeOf(async () => (await import('./second-step-form.tsx')).SecondStepForm);
const SecondStepForm = late(loadSecondStep);

/**
 * User name and password, and the second step if the account has one (decision D3). The server's refusal is shown above the fields,
 * in its own text (spec §8).
 */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t, i18n } = useTranslation('identitySignIn');
  const { isReseller } = useBrand();
  const notice = useSessionState('loginNotice');
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<LoginFaults>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [hasCapsLock, setCapsLock] = useState(false);
  const userNameField = useFirstFocus();
  const passwordField = useRef<HTMLInputElement>(null);
  const kind = isReseller ? 'reseller' : 'seller';

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = loginFaults(userName, password);
    setFaults(found);
    setRefusal(null);
    if (found.userName) return userNameField.current?.focus();
    if (found.password) return passwordField.current?.focus();
    setSending(true);
    try {
      const { signIn } = await loadSignIn();
      const wanted = await signIn(kind, userName.trim(), password);
      if (!wanted) return onSignedIn();
      await loadSecondStep();
      setChallenge(wanted.challenge);
    } catch (fault) {
      setRefusal(fault);
      setSending(false);
      passwordField.current?.select();
    }
  }

  function startAgain(fault: unknown) {
    setChallenge(null);
    setPassword('');
    setRefusal(fault);
    setSending(false);
  }

  if (challenge !== null) {
    return (
      <SecondStepForm kind={kind} challenge={challenge} onSignedIn={onSignedIn} onStartAgain={startAgain} />
    );
  }

  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = (key: 'userNameRequired' | 'passwordRequired') => t(`login.${key}`);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <h1 className="text-2xl font-semibold tracking-tight">{t('login.title')}</h1>
      {refusal === null && notice ? (
        <Banner tone={notice === 'ended' ? 'info' : 'success'} live>
          {notice === 'ended' ? t('login.ended') : t('reset.done')}
        </Banner>
      ) : null}
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      <TextField
        ref={userNameField}
        label={t('login.userName')}
        name="userName"
        value={userName}
        onValueChange={setUserName}
        onKeyDown={() => void loadSignIn()}
        error={faults.userName ? label('userNameRequired') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <PasswordField
        ref={passwordField}
        label={t('login.password')}
        hint={
          <RouteLink
            to={isReseller ? '/ss/forgot-psw' : '/reset'}
            className="rounded-sm text-brand-ink hover:underline"
          >
            {t('login.forgot')}
          </RouteLink>
        }
        name="password"
        value={password}
        onValueChange={setPassword}
        onKeyUp={watchCapsLock}
        error={faults.password ? label('passwordRequired') : undefined}
        description={hasCapsLock ? t('login.capsLock') : undefined}
        autoComplete="current-password"
        showLabel={t('login.showPassword')}
        hideLabelText={t('login.hidePassword')}
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {isSending ? t('login.submitting') : t('login.submit')}
      </Button>
      <p className="text-center text-sm">
        <RouteLink
          to={isReseller ? '/ss/sign-up' : '/sign-up'}
          className="rounded-sm text-brand-ink hover:underline"
        >
          {t('signUp.link')}
        </RouteLink>
      </p>
    </form>
  );
}
