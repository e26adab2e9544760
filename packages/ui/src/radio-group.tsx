import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** Side by side instead of one below the other. */
  inline?: boolean;
  disabled?: boolean;
  name?: string;
  /** The error and how to fix it; marks the group as invalid, and is announced when it appears. */
  error?: ReactNode;
  className?: string;
}

/** A few choices that are all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, options, value, onValueChange, inline, disabled, name, error } = props;
  const id = useId();
  return (
    <div className={cx('flex flex-col gap-1.5', props.className)}>
      <span id={`${id}-label`} className={cx('text-sm font-medium text-ink', hideLabel && 'sr-only')}>
        {label}
      </span>
      <Base
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        value={value}
        disabled={disabled ?? false}
        name={name}
        onValueChange={(next) => onValueChange(next as Value)}
        className={cx('flex', inline ? 'flex-wrap gap-x-5 gap-y-1' : 'flex-col gap-1')}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-6 items-start gap-2 text-base text-ink has-data-disabled:text-ink-disabled pointer-coarse:min-h-10 pointer-coarse:items-center"
          >
            <Radio.Root
              value={option.value}
              disabled={option.disabled ?? false}
              className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-line-control bg-surface transition-colors hover:border-ink-faint data-checked:border-brand-mark data-checked:bg-brand-mark data-disabled:border-line-strong"
            >
              <Radio.Indicator className="size-1.5 rounded-full bg-surface forced-colors:bg-[Highlight]" />
            </Radio.Root>
            <span>
              {option.label}
              {option.description ? (
                <span className="block text-xs text-ink-faint">{option.description}</span>
              ) : null}
            </span>
          </label>
        ))}
      </Base>
      {error ? (
        <span id={`${id}-error`} aria-live="polite" className="text-xs text-danger-ink">
          {error}
        </span>
      ) : null}
    </div>
  );
}
