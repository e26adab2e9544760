import { passwordFault } from '@lading/contracts/rules/password';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { PasswordField } from '@lading/ui/password-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountDialog } from './account-dialog.tsx';
import { fieldFaultText } from './field-fault-text.ts';
import { useChangePassword } from './own-account-queries.ts';
import { OwnPasswordField } from './own-password-field.tsx';

/** Sets a new password after the one of now (spec §5, decision D3). */
export function ChangePasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const change = useChangePassword();
  const [password, setPassword] = useState('');
  const [newPassword, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setChecked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);

  const isGood = password !== '' && passwordFault(newPassword) === null && newPassword === again;
  const required = (text: string) => (isChecked && text === '' ? t('common:check.required') : undefined);
  const passwordText = required(password) ?? fieldFaultText(change.error, 'password', language);
  const newText =
    isChecked && passwordFault(newPassword) !== null
      ? t('password.ruleFault')
      : fieldFaultText(change.error, 'newPassword', language);
  const againText = isChecked && newPassword !== again ? t('password.mismatch') : undefined;

  function submit() {
    if (change.isPending) return;
    setChecked(true);
    if (isGood) change.mutate({ password, newPassword }, { onSuccess: onDone });
  }

  const shown = { showLabel: t('field.showPassword'), hideLabelText: t('field.hidePassword') };
  return (
    <AccountDialog
      title={t('password.change')}
      description={t('password.text')}
      initialFocus={firstField}
      onSubmit={submit}
      submitLabel={t('password.submit')}
      isPending={change.isPending}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {change.error && !passwordText && !newText ? (
          <FailureBanner title={t('password.notChanged')} fault={change.error} />
        ) : null}
        <OwnPasswordField
          ref={firstField}
          label={t('password.current')}
          value={password}
          onValueChange={setPassword}
          error={passwordText}
        />
        <PasswordField
          {...shown}
          label={t('password.new')}
          name="newPassword"
          value={newPassword}
          onValueChange={setNew}
          error={newText}
          description={newText ? undefined : t('password.rule')}
          autoComplete="new-password"
        />
        <PasswordField
          {...shown}
          label={t('password.again')}
          name="again"
          value={again}
          onValueChange={setAgain}
          error={againText}
          autoComplete="new-password"
        />
      </div>
    </AccountDialog>
  );
}
