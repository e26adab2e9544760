import type { FieldWiring } from '@lading/sub-app-kit/form';
import { PasswordField } from '@lading/ui/password-field';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordInputProps {
  field: FieldWiring<string>;
  /** There is also a field for a new one. */
  label?: string;
  /** For setting a password; otherwise it is the current one, entered again. */
  isNew?: boolean;
  description?: string | undefined;
}

/** A password field that can show its text. */
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
  /** A recovery code is accepted too. */
  orRecovery?: boolean;
  /** Takes focus when it appears. */
  focused?: boolean;
}

/** The current code of the authenticator app. */
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
