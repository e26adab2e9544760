import { ApiError } from '@lading/api-client/api-error';
import { halfWidth } from '@lading/contracts/core';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { TextField } from '@lading/ui/text-field';
import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../platform/refusal-text.ts';
import type { SignInKind } from './sign-in-calls.ts';
import { signInSecondStep, type KeepTokens } from './sign-in.ts';

/** The kinds of second-step codes: from the authenticator app, or a recovery code. */
export type SecondStepKind = 'app' | 'recovery';

/** Cleans text typed or pasted into the field: an app's code keeps its digits only, without blanks. */
export function secondStepText(kind: SecondStepKind, text: string): string {
  const plain = halfWidth(text);
  return kind === 'app' ? plain.replaceAll(/\D/g, '').slice(0, 6) : plain.toUpperCase().slice(0, 40);
}

/** Whether a text cannot be such a code. */
export function secondStepFault(kind: SecondStepKind, text: string): boolean {
  return kind === 'app' ? !/^\d{6}$/.test(text) : text.replaceAll(/[\s-]/g, '').length < 10;
}

interface SecondStepFormProps {
  kind: SignInKind;
  /** Identifies the pending sign-in. */
  challenge: string;
  /** Stores the session in another way than a new sign-in does. */
  keep?: KeepTokens;
  onSignedIn: () => void;
  /** Returns to the password, with the server's message if the sign-in has expired. */
  onStartAgain: (refusal: unknown) => void;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code instead (decision D3). */
export function SecondStepForm({ kind, challenge, keep, onSignedIn, onStartAgain }: SecondStepFormProps) {
  const { t, i18n } = useTranslation('identitySignIn');
  const [way, setWay] = useState<SecondStepKind>('app');
  const [code, setCode] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Each of the two fields takes focus when it appears. */
  const focusNew = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    element?.focus();
  }, []);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending) return;
    const faulty = secondStepFault(way, code);
    setFaulty(faulty);
    setRefusal(null);
    if (faulty) return field.current?.focus();
    setSending(true);
    try {
      await signInSecondStep(kind, challenge, code, ...(keep ? [keep] : []));
      onSignedIn();
    } catch (fault) {
      if (fault instanceof ApiError && fault.errors[0]?.fieldName === 'challenge') return onStartAgain(fault);
      setRefusal(fault);
      setSending(false);
      field.current?.select();
    }
  }

  function change() {
    setWay(way === 'app' ? 'recovery' : 'app');
    setCode('');
    setFaulty(false);
    setRefusal(null);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{t('secondStep.title')}</h1>
        <p className="mt-2 text-base text-ink-muted">{t(`secondStep.${way}Intro`)}</p>
      </div>
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      <TextField
        key={way}
        ref={focusNew}
        label={t(`secondStep.${way}Code`)}
        name="code"
        value={code}
        onValueChange={(text) => setCode(secondStepText(way, text))}
        error={isFaulty ? t(`secondStep.${way}Invalid`) : undefined}
        autoComplete={way === 'app' ? 'one-time-code' : 'off'}
        inputMode={way === 'app' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        className="[&_input]:tracking-[0.12em] [&_input]:tabular-nums"
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {isSending ? t('login.submitting') : t('login.submit')}
      </Button>
      <div className="-mx-2.5 -mt-1 flex flex-wrap justify-between gap-x-2">
        <Button variant="ghost" size="small" onClick={change}>
          {t(way === 'app' ? 'secondStep.useRecovery' : 'secondStep.useApp')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => onStartAgain(null)}>
          {t('secondStep.startAgain')}
        </Button>
      </div>
    </form>
  );
}
