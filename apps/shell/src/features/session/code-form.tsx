import { Button } from '@lading/ui/button';
import { Banner } from '@lading/ui/banner';
import { TextField } from '@lading/ui/text-field';
import { languageOf } from '@lading/i18n/create-texts';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../platform/refusal-text.ts';
import { ResendCode } from './resend-code.tsx';
import { isCode } from './reset-rules.ts';
import { useFirstFocus } from './use-first-focus.ts';

/** The code that was mailed; whether it is the right one, the server says when it is used. */
export function CodeForm({ email, onCode }: { email: string; onCode: (code: string) => void }) {
  const { t, i18n } = useTranslation(['session', 'common']);
  const field = useFirstFocus();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setWrong(!isCode(code));
    if (isCode(code)) onCode(code.trim());
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
        maxLength={6}
        required
      />
      <div className="-mt-3 text-sm">
        <ResendCode kind="reseller" purpose="reset" email={email} onRefused={setRefusal} />
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth>
        {t('action.next', { ns: 'common' })}
      </Button>
    </form>
  );
}
