import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabelText: string;
}

/** A password with a button that shows and hides it; paste and password managers work. */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? hideLabelText : showLabel}
          onClick={() => setShown(!shown)}
          className="-mr-1.5 inline-flex size-6 items-center justify-center rounded-sm text-ink-muted hover:bg-hover pointer-coarse:size-8"
        >
          <Icon aria-hidden="true" className="size-4" />
        </button>
      }
    />
  );
}
