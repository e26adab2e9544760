import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  onValueChange?: (value: string) => void;
}

/** Several lines of text; `ref` is the textarea. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, error, required, hint, disabled, name, className, ...rest } = props;
  const { onValueChange, onChange, rows = 4, id, ...area } = rest;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      description={description}
      error={error}
      required={required}
      hint={hint}
      disabled={disabled}
      name={name}
      className={className}
      id={id}
    >
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          rows={rows}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
          className="w-full rounded-md border border-line-control bg-surface px-2.5 py-1.5 text-base text-ink transition-[border-color,box-shadow] hover:border-ink-faint focus-visible:border-brand-mark focus-visible:shadow-[0_0_0_1px_var(--ld-brand-mark)] focus-visible:outline-none disabled:border-line-strong disabled:bg-sunken disabled:text-ink-disabled data-invalid:border-danger pointer-coarse:text-[16px]"
        />
      )}
    </Field>
  );
}
