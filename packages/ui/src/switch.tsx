import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps {
  label: ReactNode;
  hideLabel?: boolean;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** On or off, taking effect immediately; in a form that is submitted later use Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, description, checked, onCheckedChange, disabled, name, className, ref } = props;
  return (
    <label
      className={cx(
        'inline-flex min-h-6 items-start gap-2 text-base pointer-coarse:min-h-10 pointer-coarse:items-center',
        disabled ? 'text-ink-disabled' : 'text-ink',
        className,
      )}
    >
      <Base.Root
        ref={ref}
        checked={checked}
        disabled={disabled ?? false}
        name={name}
        onCheckedChange={(next) => onCheckedChange(next)}
        className="mt-0.5 flex h-4 w-7 shrink-0 rounded-full bg-line-control p-0.5 transition-colors data-checked:bg-brand-mark data-disabled:opacity-50 forced-colors:outline-1 forced-colors:outline-[ButtonText] forced-colors:data-checked:bg-[Highlight]"
      >
        <Base.Thumb className="size-3 rounded-full bg-white forced-colors:bg-[ButtonText] shadow-[0_1px_2px_rgb(0_0_0/0.3)] transition-transform data-checked:translate-x-3" />
      </Base.Root>
      <span className={cx(hideLabel && 'sr-only')}>
        {label}
        {description ? <span className="block text-xs text-ink-faint">{description}</span> : null}
      </span>
    </label>
  );
}
