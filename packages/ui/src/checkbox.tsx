import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** Keeps the label for screen readers only (table rows). */
  hideLabel?: boolean;
  description?: ReactNode;
  checked: boolean;
  /** Some but not all of the items it represents are ticked. */
  indeterminate?: boolean;
  /** `isShifted`: the Shift key was held, which selects a range in a list. */
  onCheckedChange: (checked: boolean, isShifted: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** A checkbox changes by a click, also from the keyboard. */
const isShifted = (change: Event): boolean => change instanceof MouseEvent && change.shiftKey;

/** A checkbox with its label; the label is part of the target. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hideLabel,
    description,
    checked,
    indeterminate,
    onCheckedChange,
    disabled,
    name,
    className,
  } = props;
  const box = useRef<HTMLInputElement>(null);

  // There is no attribute for it, only the property.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate ?? false;
  }, [indeterminate]);

  const Mark = indeterminate ? Minus : Check;
  return (
    <label
      className={cx(
        'inline-flex min-h-6 gap-2 text-base pointer-coarse:min-h-10 pointer-coarse:items-center',
        hideLabel ? 'min-w-6 items-center justify-center align-middle' : 'items-start',
        disabled ? 'text-ink-disabled' : 'text-ink',
        className,
      )}
    >
      <span className={cx('relative flex size-4 shrink-0', !hideLabel && 'mt-0.5')}>
        <input
          ref={box}
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-checked={indeterminate ? 'mixed' : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked, isShifted(event.nativeEvent))}
          className="peer size-4 appearance-none rounded-sm border border-line-control bg-surface transition-colors checked:border-brand-mark checked:bg-brand-mark indeterminate:border-brand-mark indeterminate:bg-brand-mark not-checked:not-indeterminate:hover:border-ink-faint disabled:border-line-strong disabled:bg-hover"
        />
        <Mark
          aria-hidden="true"
          className="pointer-events-none absolute inset-0.5 hidden size-3 stroke-3 text-surface peer-checked:block peer-indeterminate:block"
        />
      </span>
      <span className={cx(hideLabel && 'sr-only')}>
        {label}
        {description ? <span className="block text-xs text-ink-faint">{description}</span> : null}
      </span>
    </label>
  );
}
