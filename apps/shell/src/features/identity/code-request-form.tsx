import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { TextField } from '@lading/ui/text-field';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { resetEmailFault } from './reset-rules.ts';
import { signInCalls, type SignInKind } from './sign-in-calls.ts';
import { useFirstFocus } from '../../platform/use-first-focus.ts';

interface CodeRequestFormProps {
  kind: SignInKind;
  purpose: 'reset' | 'register';
  onSent: (email: string) => void;
}

/** Asks for an e-mail address and mails a code to it. */
export function CodeRequestForm({ kind, purpose, onSent }: CodeRequestFormProps) {
  const { t, i18n } = useTranslation(['identitySignIn', 'common']);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<ReturnType<typeof resetEmailFault>>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const field = useFirstFocus();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = resetEmailFault(email);
    setFault(found);
    setRefusal(null);
    if (found) return field.current?.focus();
    setSending(true);
    try {
      await api.call(signInCalls(kind).sendCode, { body: { email: email.trim(), purpose } });
      onSent(email.trim());
    } catch (failure) {
      setRefusal(failure);
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-base text-ink-muted">{t(purpose === 'reset' ? 'reset.intro' : 'signUp.intro')}</p>
      {refusal === null ? null : (
        <Banner tone="danger" live>
          {refusalText(refusal, languageOf(i18n), t('login.serviceError'))}
        </Banner>
      )}
      <TextField
        ref={field}
        type="email"
        label={t('reset.email')}
        name="email"
        value={email}
        onValueChange={setEmail}
        error={fault ? t(fault, { ns: 'common' }) : undefined}
        autoComplete="email"
        required
      />
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {isSending ? t('reset.sendingCode') : t('reset.sendCode')}
      </Button>
    </form>
  );
}
