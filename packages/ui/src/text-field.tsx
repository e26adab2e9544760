import type { ComponentProps, ReactNode } from 'react';
import { controlBox, controlInput } from './control-styles.ts';
import { Field, type FieldProps } from './field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'prefix' | 'size'> {
  /** An icon or unit before the text. */
  leading?: ReactNode;
  /** A unit or button after the text. */
  trailing?: ReactNode;
  /** Called with the text, in addition to `onChange`. */
  onValueChange?: (value: string) => void;
}

/** One line of text. Accepts every attribute of `<input>`; `ref` is the input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, description, error, required, hint, disabled, name, className, ...rest } = props;
  const { leading, trailing, onValueChange, onChange, id, ...input } = rest;
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
        <div className={controlBox}>
          {leading ? <span className="flex pl-2.5 text-ink-faint [&_svg]:size-4">{leading}</span> : null}
          <input
            {...input}
            {...ties}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
            className={controlInput}
          />
          {trailing ? (
            <span className="flex shrink-0 items-center pr-2.5 text-sm text-ink-faint">{trailing}</span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
