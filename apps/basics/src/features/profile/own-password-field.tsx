import { PasswordField } from '@lading/ui/password-field';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface OwnPasswordFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  /** Where there is a new one besides. */
  label?: string;
}

/** The password that one signs in with, entered anew. */
export function OwnPasswordField({ ref, value, onValueChange, error, label }: OwnPasswordFieldProps) {
  const { t } = useTranslation('account');
  return (
    <PasswordField
      {...(ref ? { ref } : {})}
      label={label ?? t('field.password')}
      name="password"
      value={value}
      onValueChange={onValueChange}
      error={error}
      autoComplete="current-password"
      showLabel={t('field.showPassword')}
      hideLabelText={t('field.hidePassword')}
    />
  );
}
