import { isComposing } from './is-composing.ts';
import { Dialog as Base } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { CloseButton } from './close-button.tsx';
import { cx } from './cx.ts';
import { scrim } from './dialog-styles.ts';
import { Kbd } from './kbd.tsx';
import { useOverlayContainer } from './overlay-container.ts';
import { Skeleton } from './skeleton.tsx';

/** One selectable item. */
export interface SearchDialogItem {
  /** Unique over all sections. */
  id: string;
  label: ReactNode;
  /** A muted word after the label. */
  detail?: ReactNode;
  icon?: ReactNode;
  /** Shortcut keys, shown at the end of the row. */
  keys?: readonly string[];
  onSelect: () => void;
}

export interface SearchDialogSection {
  id: string;
  heading: string;
  items: readonly SearchDialogItem[];
  /** Shown instead of items: nothing was found. */
  note?: string;
  /** Items are loading. */
  busy?: boolean;
}

export interface SearchDialogProps {
  /** Accessible name of window, field and list. */
  label: string;
  placeholder: string;
  closeLabel: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The field has the focus. */
  onFocus?: () => void;
  /** Takes the focus once the dialog is closed; by default the element that had it when it opened. */
  returnTo?: Element | null | undefined;
  sections: readonly SearchDialogSection[];
  /** The search status for screen readers. */
  status: string;
  onClose: () => void;
  /** Muted text at the bottom. */
  footer?: ReactNode;
}

/** HTML elements do not fit here: an `option` cannot contain an icon, and the focus stays in the field. */
const asGroup = { role: 'group' } as const;
const asOption = { role: 'option', tabIndex: -1 } as const;

/**
 * A dialog to find and choose one item by typing: the ARIA combobox pattern, where the focus stays in the field and arrows, Home and
 * End (with empty input) move through the list. Enter chooses, Esc closes.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { label, placeholder, closeLabel, text, onTextChange, sections, status, onClose, footer } = props;
  const { onFocus, returnTo } = props;
  // Without a focus before, the page's first control would get it.
  const mayReturn = returnTo?.isConnected === true && returnTo !== document.body;
  const container = useOverlayContainer();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const items = sections.flatMap((section) => section.items);
  const found = items.findIndex((item) => item.id === wanted);
  const active = found < 0 ? 0 : found;
  const optionId = (itemId: string) => `${id}${itemId}`;
  const activeId = items[active]?.id;

  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(`${id}${activeId}`);
    // The heading of the first section belongs to its first row.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [active, activeId, id]);

  function move(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent) || items.length === 0) return;
    const count = items.length;
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active + count - 1) % count,
      PageDown: Math.min(active + 8, count - 1),
      PageUp: Math.max(active - 8, 0),
      ...(text === '' ? { Home: 0, End: count - 1 } : {}),
    };
    const target = targets[event.key];
    if (event.key === 'Enter') items[active]?.onSelect();
    else if (target === undefined) return;
    else setWanted(items[target]?.id ?? null);
    event.preventDefault();
  }

  /** Makes a row an option for pointer and screen readers. */
  const optionOf = (item: SearchDialogItem) => ({
    ...asOption,
    onMouseMove: () => setWanted(item.id),
    // The focus stays in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: item.onSelect,
  });

  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal container={container}>
        <Base.Backdrop className={scrim} />
        <Base.Popup
          data-modal=""
          aria-label={label}
          initialFocus={field}
          {...(mayReturn && { finalFocus: { current: returnTo as HTMLElement } })}
          className="fixed top-[12dvh] left-1/2 z-40 flex max-h-[min(30rem,76dvh)] w-160 max-w-[calc(100vw-48px)] -translate-x-1/2 flex-col overflow-hidden rounded-xl bg-raised text-ink shadow-float outline-none max-sm:top-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none"
        >
          <div className="flex shrink-0 items-center gap-2.5 border-b border-line py-2 pr-2 pl-4">
            <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
            <input
              ref={field}
              type="text"
              role="combobox"
              aria-label={label}
              aria-expanded={items.length > 0}
              aria-autocomplete="list"
              aria-controls={items.length > 0 ? `${id}list` : undefined}
              aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                setWanted(null);
                onTextChange(event.currentTarget.value);
              }}
              onFocus={onFocus}
              onKeyDown={move}
              className="h-9 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint pointer-coarse:text-[16px]"
            />
            <Base.Close render={<CloseButton label={closeLabel} />} />
          </div>
          <div
            ref={list}
            id={`${id}list`}
            {...(items.length > 0 ? { role: 'listbox', 'aria-label': label } : {})}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2"
          >
            {sections.map((section) => (
              <div key={section.id} {...asGroup} aria-labelledby={`${id}${section.id}`} className="pb-1.5">
                <div
                  id={`${id}${section.id}`}
                  role="presentation"
                  className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-muted"
                >
                  {section.heading}
                </div>
                {section.items.map((item) => (
                  <div
                    key={item.id}
                    id={optionId(item.id)}
                    {...optionOf(item)}
                    aria-selected={item.id === activeId}
                    className={cx(
                      'flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-sm select-none pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-muted',
                      item.id === activeId &&
                        'bg-brand-soft text-brand-ink forced-chosen [&_svg]:text-brand-ink',
                    )}
                  >
                    {item.icon}
                    <span className="min-w-0 truncate">{item.label}</span>
                    {item.detail ? (
                      <span className="min-w-0 flex-1 truncate text-xs text-ink-muted">{item.detail}</span>
                    ) : null}
                    {item.keys ? (
                      <span aria-hidden="true" className="ml-auto flex shrink-0 gap-1 max-sm:hidden">
                        {item.keys.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </span>
                    ) : null}
                  </div>
                ))}
                {section.busy ? (
                  <div role="presentation" className="flex h-9 items-center px-2.5">
                    <Skeleton className="h-3.5 w-48" />
                  </div>
                ) : null}
                {section.note ? (
                  <div
                    role="presentation"
                    className="flex min-h-9 items-center px-2.5 text-sm text-ink-muted"
                  >
                    {section.note}
                  </div>
                ) : null}
              </div>
            ))}
          </div>
          <output className="sr-only">{status}</output>
          {footer ? (
            <div className="shrink-0 border-t border-line px-4 py-2 text-xs text-ink-muted max-sm:hidden">
              {footer}
            </div>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
