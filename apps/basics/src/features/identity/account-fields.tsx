import type { FieldWiring } from '@lading/sub-app-kit/form';
import { PasswordField } from '@lading/ui/password-field';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordInputProps {
  field: FieldWiring<string>;
  /** Where there is a new one besides. */
  label?: string;
  /** Sets a password; without it, it is the one that one signs in with, entered again. */
  isNew?: boolean;
  description?: string | undefined;
}

/** A password, which can be shown. */
export function PasswordInput({ field, label, isNew, description }: PasswordInputProps) {
  const { t } = useTranslation('identity');
  return (
    <PasswordField
      {...field}
      label={label ?? t('field.password')}
      description={description}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={t('field.showPassword')}
      hideLabelText={t('field.hidePassword')}
    />
  );
}

interface AppCodeInputProps {
  field: FieldWiring<string>;
  /** A recovery code does as well. */
  orRecovery?: boolean;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** The code that the authenticator app shows now. */
export function AppCodeInput({ field, orRecovery, focused }: AppCodeInputProps) {
  const { t } = useTranslation('identity');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (focused ? input.current?.focus() : undefined), [focused]);
  return (
    <TextField
      {...field}
      ref={input}
      label={t('field.code')}
      description={orRecovery ? t('field.orRecovery') : undefined}
      autoComplete="one-time-code"
      inputMode={orRecovery ? 'text' : 'numeric'}
      spellCheck={false}
      className="[&_input]:tracking-[0.12em] [&_input]:tabular-nums"
    />
  );
}
