import { useHost } from '@lading/bridge/react';
import { coreMessages } from '@lading/contracts/core';
import { accountApi } from '@lading/contracts/identity';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './account-fields.tsx';
import { useChangeEmail, useSendEmailCode } from './own-account-queries.ts';

const { sendEmailCode, changeEmail } = accountApi.calls;

/** Changes the e-mail address: the new one and the password, then the code that was mailed to it. */
export function ChangeEmailDialog({ email: current, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const { bus } = useHost();
  const send = useSendEmailCode();
  const change = useChangeEmail();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => (sentTo === null ? undefined : codeField.current?.focus()), [sentTo]);

  const ask = useForm({
    schema: sendEmailCode.body,
    defaults: { email: '', password: '' },
    async submit(body) {
      await send.mutateAsync(body);
      setSentTo(body.email);
    },
  });
  const confirm = useForm({
    schema: changeEmail.body,
    defaults: { code: '' },
    wire: ({ code }) => ({ email: sentTo ?? current, code }),
    say: (_, { code }) =>
      code === coreMessages.required.code || code === coreMessages.wrongForm.code
        ? t('email.codeInvalid')
        : undefined,
    async submit(body) {
      await change.mutateAsync(body);
      bus.emit('notice:show', { tone: 'info', title: t('email.changed', { email: body.email }) });
      onClose();
    },
  });
  const failureTitle = t('email.notChanged');

  return sentTo === null ? (
    <FormDialog
      form={ask}
      title={t('email.title')}
      description={t('email.text', { email: current })}
      submitLabel={t('email.send')}
      failureTitle={failureTitle}
      onClose={onClose}
    >
      <TextField
        {...ask.field('email')}
        label={t('email.new')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PasswordInput field={ask.field('password')} />
    </FormDialog>
  ) : (
    <FormDialog
      form={confirm}
      title={t('email.codeTitle')}
      description={t('email.codeText', { email: sentTo })}
      dismissable={false}
      submitLabel={t('email.change')}
      failureTitle={failureTitle}
      onClose={onClose}
    >
      <TextField
        {...confirm.field('code')}
        key="code"
        ref={codeField}
        label={t('email.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </FormDialog>
  );
}
