import { Button } from '@lading/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { systemClock } from '../../platform/clock.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';

/** Seconds between two codes, so that an impatient click does not use up the server's own limit. */
const pauseSeconds = 60;

interface ResendCodeProps {
  kind: SignInKind;
  purpose: 'reset' | 'register';
  email: string;
  onRefused: (fault: unknown) => void;
}

/** Has another code mailed, once a minute. */
export function ResendCode({ kind, purpose, email, onRefused }: ResendCodeProps) {
  const { t } = useTranslation('identitySignIn');
  const [seconds, setSeconds] = useState(pauseSeconds);
  const [isResent, setResent] = useState(false);

  useEffect(
    () => (seconds > 0 ? systemClock.after(1000, () => setSeconds(seconds - 1)) : undefined),
    [seconds],
  );

  async function resend() {
    setSeconds(pauseSeconds);
    onRefused(null);
    try {
      await api.call(signInCalls(kind).sendCode, { body: { email, purpose } });
      setResent(true);
    } catch (fault) {
      setResent(false);
      onRefused(fault);
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-2">
      {seconds > 0 ? (
        <span className="text-ink-faint tabular-nums">{t('reset.resendIn', { seconds })}</span>
      ) : (
        <Button variant="ghost" size="small" className="-ml-2.5" onClick={() => void resend()}>
          {t('reset.resend')}
        </Button>
      )}
      <output className="text-ink-muted">
        {isResent && seconds > pauseSeconds - 8 ? t('reset.resent') : ''}
      </output>
    </span>
  );
}
