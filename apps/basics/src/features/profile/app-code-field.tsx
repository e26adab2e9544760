import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface AppCodeFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  /** A recovery code does as well. */
  orRecovery?: boolean;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** The code that the authenticator app shows now. */
export function AppCodeField({ value, onValueChange, error, orRecovery, focused }: AppCodeFieldProps) {
  const { t } = useTranslation('account');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => (focused ? field.current?.focus() : undefined), [focused]);
  return (
    <TextField
      ref={field}
      label={t('field.code')}
      description={orRecovery ? t('field.orRecovery') : undefined}
      name="code"
      value={value}
      onValueChange={onValueChange}
      error={error}
      autoComplete="one-time-code"
      inputMode={orRecovery ? 'text' : 'numeric'}
      spellCheck={false}
      className="[&_input]:tracking-[0.12em] [&_input]:tabular-nums"
    />
  );
}
