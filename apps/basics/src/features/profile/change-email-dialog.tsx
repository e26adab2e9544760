import { useHost } from '@lading/bridge/react';
import { emailFault } from '@lading/contracts/rules/email';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountDialog } from './account-dialog.tsx';
import { fieldFaultText } from './field-fault-text.ts';
import { useChangeEmail, useSendEmailCode } from './own-account-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';

const isCode = (text: string): boolean => /^\d{6}$/.test(text.trim());

/** Changes the e-mail address: the new one and the password, then the code that was mailed to it. */
export function ChangeEmailDialog({ email: current, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { bus } = useHost();
  const language = useLanguage();
  const send = useSendEmailCode();
  const change = useChangeEmail();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isCodeChecked, setCodeChecked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => (sentTo === null ? undefined : codeField.current?.focus()), [sentTo]);

  const mutation = sentTo === null ? send : change;
  const fault = isChecked ? emailFault(email) : null;
  const emailText = fault
    ? t(fault === 'required' ? 'check.required' : 'check.email', { ns: 'common' })
    : fieldFaultText(mutation.error, 'email', language);
  const passwordText =
    isChecked && password === ''
      ? t('common:check.required')
      : fieldFaultText(send.error, 'password', language);
  const codeText = isCodeChecked
    ? isCode(code)
      ? fieldFaultText(change.error, 'code', language)
      : t('email.codeInvalid')
    : undefined;
  const isShownAtField = sentTo === null ? (emailText ?? passwordText) : codeText;

  function sendCode() {
    setChecked(true);
    if (emailFault(email) || password === '') return;
    send.mutate({ email: email.trim(), password }, { onSuccess: () => setSentTo(email.trim()) });
  }

  function done() {
    bus.emit('notice:show', { tone: 'info', title: t('email.changed', { email: sentTo ?? '' }) });
    onClose();
  }

  function submit() {
    if (mutation.isPending) return;
    if (sentTo === null) return sendCode();
    setCodeChecked(true);
    if (isCode(code)) change.mutate({ email: sentTo, code: code.trim() }, { onSuccess: done });
  }

  return (
    <AccountDialog
      title={t(sentTo === null ? 'email.title' : 'email.codeTitle')}
      description={
        sentTo === null ? t('email.text', { email: current }) : t('email.codeText', { email: sentTo })
      }
      dismissable={sentTo === null}
      initialFocus={firstField}
      onSubmit={submit}
      submitLabel={t(sentTo === null ? 'email.send' : 'email.change')}
      isPending={mutation.isPending}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {mutation.error && !isShownAtField ? (
          <FailureBanner title={t('email.notChanged')} fault={mutation.error} />
        ) : null}
        {sentTo === null ? (
          <>
            <TextField
              ref={firstField}
              label={t('email.new')}
              name="email"
              type="email"
              value={email}
              onValueChange={setEmail}
              error={emailText}
              autoComplete="email"
              maxLength={254}
            />
            <OwnPasswordField value={password} onValueChange={setPassword} error={passwordText} />
          </>
        ) : (
          <TextField
            key="code"
            ref={codeField}
            label={t('email.code')}
            name="code"
            value={code}
            onValueChange={setCode}
            error={codeText}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
          />
        )}
      </div>
    </AccountDialog>
  );
}
