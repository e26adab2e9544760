import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { floatingItem, floatingList } from './control-styles.ts';
import { cx } from './cx.ts';
import { useOverlayContainer } from './overlay-container.ts';

export interface MenuAction {
  label: ReactNode;
  icon?: ReactNode;
  /** A muted word at the right: a shortcut, a count. */
  detail?: ReactNode;
  onSelect?: () => void;
  /** A link instead of an action: `render={<Link to="…" />}` or `<a href="…" />`. */
  render?: ReactElement;
  disabled?: boolean;
  /** Why it cannot be done now, as its description. It looks disabled; `onSelect` is still called, to show the reason to everyone. */
  refusal?: string | undefined;
  danger?: boolean;
  /** If set, the entry is one of a set of choices, ticked or not. */
  checked?: boolean;
}

export type MenuEntry = MenuAction | 'separator' | { heading: ReactNode; items: readonly MenuAction[] };

export interface MenuProps {
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** Minimum width in pixels. */
  width?: number;
}

function Entry({ entry }: { entry: MenuAction }) {
  const { label, icon, detail, onSelect, render, disabled, refusal, danger, checked } = entry;
  const reasonId = useId();
  const inner = (
    <>
      {icon ? <span className={cx('flex', !danger && 'text-ink-muted')}>{icon}</span> : null}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {detail ? <span className="pl-4 text-xs text-ink-faint">{detail}</span> : null}
    </>
  );
  const className = cx(floatingItem, danger ? 'text-danger-ink' : 'text-ink');
  if (render)
    return (
      <Base.LinkItem render={render} closeOnClick className={className} onClick={onSelect}>
        {inner}
      </Base.LinkItem>
    );
  if (checked !== undefined)
    return (
      <Base.CheckboxItem
        checked={checked}
        disabled={disabled ?? false}
        closeOnClick
        onCheckedChange={() => onSelect?.()}
        className={className}
      >
        {inner}
        <span className="flex w-4 text-brand-ink">{checked ? <Check aria-hidden="true" /> : null}</span>
      </Base.CheckboxItem>
    );
  if (refusal === undefined)
    return (
      <Base.Item disabled={disabled ?? false} onClick={onSelect} className={className}>
        {inner}
      </Base.Item>
    );
  return (
    <>
      <Base.Item
        aria-disabled
        aria-describedby={reasonId}
        title={refusal}
        onClick={onSelect}
        className={className}
      >
        {inner}
      </Base.Item>
      {/* Beside the entry: within it, it would be part of the name. */}
      <span id={reasonId} hidden>
        {refusal}
      </span>
    </>
  );
}

/** The menu with its popup; `menu.tsx` loads it when the user is about to open one. */
export function WholeMenu({ trigger, items, side = 'bottom', align = 'end', width = 180 }: MenuProps) {
  const container = useOverlayContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} align={align} sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup
            className={floatingList}
            style={{ minWidth: width, maxHeight: 'var(--available-height)' }}
          >
            {items.map((entry, index) => {
              const key = `entry-${index}`;
              if (entry === 'separator')
                return <Base.Separator key={key} className="-mx-1 my-1 h-px bg-line" />;
              if ('heading' in entry)
                return (
                  <Base.Group key={key}>
                    <Base.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-ink-faint">
                      {entry.heading}
                    </Base.GroupLabel>
                    {entry.items.map((item, at) => (
                      <Entry key={`item-${at}`} entry={item} />
                    ))}
                  </Base.Group>
                );
              return <Entry key={key} entry={entry} />;
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
