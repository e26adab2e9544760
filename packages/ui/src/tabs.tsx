import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number beside the label, already formatted. */
  count?: ReactNode;
  disabled?: boolean;
  /** Left out where the tabs only filter what stands below (give `panelId`). */
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** Content for whichever tab is chosen, instead of `content` of each. */
  children?: ReactNode;
}

/** Views of one thing, one at a time; arrows move between tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, className, children } = props;
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as Value)} className={className}>
      <Base.List
        aria-label={label}
        activateOnFocus={false}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className="relative inline-flex h-9 shrink-0 items-center gap-1.5 rounded-t-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors select-none hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink data-disabled:text-ink-disabled pointer-coarse:h-11"
          >
            {item.label}
            {item.count === undefined ? null : (
              <span className="rounded-sm bg-hover px-1 text-xs leading-4 text-ink-muted tabular-nums">
                {item.count}
              </span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-brand-mark transition-[left,width]" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={cx('rounded-sm')}>
          {children ?? item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
