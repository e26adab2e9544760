import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface FieldProps {
  label: ReactNode;
  /** Keeps the label for screen readers only (filters, cells). */
  hideLabel?: boolean | undefined;
  /** A line of help below the control. */
  description?: ReactNode;
  /** The error and how to fix it; marks the control as invalid, and is announced when it appears. */
  error?: ReactNode;
  /** Marks the label with an asterisk; the form does the check. */
  required?: boolean | undefined;
  /** At the right of the label: "optional", or a link such as "Forgot password?". */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** Attributes that tie a control to its label, help and error; to be spread onto it. */
interface ControlTies {
  id: string;
  name: string | undefined;
  disabled: boolean;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'data-invalid': '' | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the control, if the caller has one. */
  id?: string | undefined;
  /** True when the control is a button (select): the label then only names it. */
  labelsButton?: boolean;
  children: (ties: ControlTies) => ReactNode;
}

/**
 * Label, help and error around one control, tied to it by ids. The controls of this kit render it themselves. `data-field` names it,
 * so that a form finds the field that lost focus.
 */
export function Field(props: FieldFrameProps) {
  const { label, hideLabel, description, error, required, hint, disabled = false, name, className } = props;
  const ownId = useId();
  const { id = ownId, labelsButton, children } = props;
  const [labelId, errorId, helpId] = [`${ownId}label`, `${ownId}error`, `${ownId}help`];
  const described = [error ? errorId : '', description ? helpId : ''].filter(Boolean).join(' ');
  const named = (
    <>
      {label}
      {required ? (
        <span aria-hidden="true" className="ml-0.5 text-danger-ink">
          *
        </span>
      ) : null}
    </>
  );
  const labelClass = 'text-sm font-medium text-ink';
  return (
    <div data-field={name} className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <span className={cx('flex items-baseline justify-between gap-2', hideLabel && 'sr-only')}>
        {labelsButton ? (
          <span id={labelId} className={labelClass}>
            {named}
          </span>
        ) : (
          <label htmlFor={id} className={labelClass}>
            {named}
          </label>
        )}
        {hint ? <span className="text-xs text-ink-faint">{hint}</span> : null}
      </span>
      {children({
        id,
        name,
        disabled,
        'aria-labelledby': labelsButton ? labelId : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'data-invalid': error ? '' : undefined,
      })}
      {error ? (
        <div id={errorId} aria-live="polite" className="flex items-start gap-1 text-xs text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
          <span>{error}</span>
        </div>
      ) : null}
      {description ? (
        <p id={helpId} className="text-xs text-ink-faint">
          {description}
        </p>
      ) : null}
    </div>
  );
}
