import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A number next to the label, already formatted. Null reserves its space while it is unknown. */
  count?: ReactNode;
  disabled?: boolean;
  /** Not set if the tabs only filter the content below (set `panelId`). */
  content?: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** Shared content of all tabs, instead of `content` of each. */
  children?: ReactNode;
}

/** The tab that an arrow, Home or End moves to; undefined for any other key. */
function tabReached(key: string, from: number, count: number): number | undefined {
  const reached: Record<string, number> = {
    ArrowRight: (from + 1) % count,
    ArrowLeft: (from - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return reached[key];
}

/** Views of one subject, one at a time; arrows move between tabs, Enter or Space chooses. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, className, children } = props;
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const content = items.find((item) => item.value === value)?.content;

  function move(event: KeyboardEvent) {
    const tabs = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? [])];
    const reached = tabReached(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    if (reached === undefined) return;
    event.preventDefault();
    tabs[reached]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
            className="relative inline-flex h-9 shrink-0 items-center gap-1.5 rounded-t-md px-2.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors select-none after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 disabled:text-ink-disabled aria-selected:text-ink aria-selected:after:bg-brand-mark forced-colors:aria-selected:after:bg-[Highlight] pointer-coarse:h-11"
          >
            {item.label}
            {item.count === undefined ? null : (
              // A fixed minimum width, so that the tabs do not shift when their numbers arrive.
              <span className="flex min-w-7 text-xs leading-4 text-ink-muted tabular-nums">
                {item.count === null ? null : <span className="rounded-sm bg-hover px-1">{item.count}</span>}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        // Shared content stays when another tab is chosen; a tab's own content is remounted.
        key={children ? 'shared' : value}
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={`${id}${value}`}
        tabIndex={0}
        className="rounded-sm"
      >
        {children ?? content}
      </div>
    </div>
  );
}
