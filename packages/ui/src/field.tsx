import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only (filters, cells). */
  hideLabel?: boolean;
  /** A line of help below the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** Marks the label with an asterisk; the check itself is the form's. */
  required?: boolean;
  /** Right of the label: "optional", or a link such as "Forgot password?". */
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
  className?: string;
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
  /** True when the control is a button (select): the label then only names it. */
  labelsButton?: boolean;
}

/** Label, control, help and error of one form control, wired by ids. The controls of this kit use it themselves. */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, description, error, required, hint, disabled, name, className, children } = props;
  const labelClass = 'text-sm font-medium text-ink';
  const mark = required ? (
    <span aria-hidden="true" className="ml-0.5 text-danger-ink">
      *
    </span>
  ) : null;
  return (
    <Base.Root
      invalid={Boolean(error)}
      disabled={disabled ?? false}
      name={name}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span className={cx('flex items-baseline justify-between gap-2', hideLabel && 'sr-only')}>
        {props.labelsButton ? (
          <Base.Label nativeLabel={false} render={<span />} className={labelClass}>
            {label}
            {mark}
          </Base.Label>
        ) : (
          <Base.Label className={labelClass}>
            {label}
            {mark}
          </Base.Label>
        )}
        {hint ? <span className="text-xs text-ink-faint">{hint}</span> : null}
      </span>
      {children}
      {error ? (
        <Base.Error match className="flex items-start gap-1 text-xs text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span>{error}</span>
        </Base.Error>
      ) : null}
      {description ? (
        <Base.Description className="text-xs text-ink-faint">{description}</Base.Description>
      ) : null}
    </Base.Root>
  );
}
