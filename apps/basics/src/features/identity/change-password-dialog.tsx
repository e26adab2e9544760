import { coreMessages } from '@lading/contracts/core';
import { identityMessages, passwordChange } from '@lading/contracts/identity';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from './account-fields.tsx';
import { useChangePassword } from './own-account-queries.ts';

/** A summary of the rule for new passwords, shorter than its parts. */
const ofTheRule: ReadonlySet<string | undefined> = new Set([
  coreMessages.required.code,
  coreMessages.tooShort.code,
  coreMessages.tooLong.code,
  coreMessages.wrongForm.code,
]);

/** Sets a new password in place of the current one (spec §5, decision D3). */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('identity');
  const change = useChangePassword();
  const form = useForm({
    schema: passwordChange,
    catalogs: [identityMessages],
    defaults: { password: '', newPassword: '', again: '' },
    say: (field, { code }) =>
      field === 'newPassword' && ofTheRule.has(code) ? t('password.ruleFault') : undefined,
    async submit({ password, newPassword }) {
      await change.mutateAsync({ password, newPassword });
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('password.change')}
      description={t('password.text')}
      failureTitle={t('password.notChanged')}
      submitLabel={t('password.submit')}
      onClose={onClose}
    >
      <PasswordInput field={form.field('password')} label={t('password.current')} />
      <PasswordInput
        field={form.field('newPassword')}
        label={t('password.new')}
        description={form.errors.newPassword ? undefined : t('password.rule')}
        isNew
      />
      <PasswordInput field={form.field('again')} label={t('password.again')} isNew />
    </FormDialog>
  );
}
