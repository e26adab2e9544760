import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export interface CheckboxProps {
  label: ReactNode;
  /** Keeps the label for screen readers only (table rows). */
  hideLabel?: boolean;
  description?: ReactNode;
  checked: boolean;
  /** Some but not all of what it stands for is ticked. */
  indeterminate?: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** A tick box with its label; the whole label is the target. */
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
    ref,
  } = props;
  return (
    <label
      className={cx(
        'inline-flex min-h-6 gap-2 text-base pointer-coarse:min-h-10 pointer-coarse:items-center',
        hideLabel ? 'min-w-6 items-center justify-center align-middle' : 'items-start',
        disabled ? 'text-ink-disabled' : 'text-ink',
        className,
      )}
    >
      <Base.Root
        ref={ref}
        checked={checked}
        indeterminate={indeterminate ?? false}
        disabled={disabled ?? false}
        name={name}
        onCheckedChange={(next) => onCheckedChange(next)}
        className={cx(
          'flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-control bg-surface text-surface transition-colors hover:border-ink-faint data-checked:border-brand-mark data-checked:bg-brand-mark data-disabled:border-line-strong data-disabled:bg-hover data-indeterminate:border-brand-mark data-indeterminate:bg-brand-mark',
          !hideLabel && 'mt-0.5',
        )}
      >
        <Base.Indicator className="flex">
          {indeterminate ? (
            <Minus aria-hidden="true" className="size-3 stroke-3" />
          ) : (
            <Check aria-hidden="true" className="size-3 stroke-3" />
          )}
        </Base.Indicator>
      </Base.Root>
      <span className={cx(hideLabel && 'sr-only')}>
        {label}
        {description ? <span className="block text-xs text-ink-faint">{description}</span> : null}
      </span>
    </label>
  );
}
