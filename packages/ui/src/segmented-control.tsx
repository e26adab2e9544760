import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  items: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** Two to five choices in a row, one of them selected: a radio group that looks like one control. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, items, value, onValueChange, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      className={cx('inline-flex h-control rounded-md border border-line bg-hover p-0.5', className)}
    >
      {items.map((item) => (
        <Radio.Root
          key={item.value}
          value={item.value}
          disabled={item.disabled ?? false}
          className="inline-flex cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors select-none hover:text-ink data-checked:bg-surface data-checked:text-ink data-checked:shadow-[0_0_0_1px_var(--ld-line-strong)] data-checked:forced-chosen data-disabled:text-ink-disabled [&_svg]:size-4"
        >
          {item.icon}
          {item.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
