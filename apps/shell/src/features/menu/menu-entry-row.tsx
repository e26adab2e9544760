import { cx } from '@lading/ui/cx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './menu-entry.ts';
import { addressOf, labelText } from './menu-rules.ts';
import { menuIcon, menuRow, menuRowTone } from './menu-styles.ts';
import { PageLink } from '../../platform/navigation.tsx';

interface MenuEntryLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  /** Set when the user may not open warehouse pages yet: called instead of navigating (spec §6). */
  onBlocked: (() => void) | undefined;
  icon?: ReactNode;
  className?: string;
}

/** The link of an entry; a warehouse page that is closed to the user explains why instead of opening. */
function MenuEntryLink({ entry, isCurrent, onBlocked, icon, className }: MenuEntryLinkProps) {
  const { t } = useTranslation('shellMenu');
  const stops = entry.warehouse ? onBlocked : undefined;
  return (
    <PageLink
      href={addressOf(entry.to ?? 'home')}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!stops) return;
        event.preventDefault();
        stops();
      }}
      className={cx(menuRow, menuRowTone[isCurrent ? 'current' : icon ? 'plain' : 'quiet'], className)}
    >
      {icon}
      <span className="truncate">{labelText(t, entry.label)}</span>
    </PageLink>
  );
}

interface MenuEntryRowProps {
  entry: MenuEntry;
  /** Id of the entry of the current page. */
  currentId: string | undefined;
  /** The current page belongs to a sub-entry of this one. */
  isInside: boolean;
  isOpen: boolean;
  /** There is room for more than the icon. */
  isWide: boolean;
  onToggle: () => void;
  onBlocked: (() => void) | undefined;
}

/** A top-level entry: a link, an expandable group, or a link with sub-entries (the disclosure pattern). */
export function MenuEntryRow(props: MenuEntryRowProps) {
  const { entry, currentId, isInside, isOpen, isWide, onToggle, onBlocked } = props;
  const { t } = useTranslation('shellMenu');
  const listId = useId();
  const { icon: Icon, children } = entry;
  const label = labelText(t, entry.label);
  const icon = Icon ? <Icon aria-hidden="true" className={menuIcon} /> : null;
  const chevron = (
    <ChevronDown
      aria-hidden="true"
      className={cx('size-4 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
    />
  );
  if (!children?.length) {
    return (
      <li>
        <MenuEntryLink entry={entry} isCurrent={currentId === entry.id} onBlocked={onBlocked} icon={icon} />
      </li>
    );
  }
  return (
    <li>
      {entry.to ? (
        <div className="relative">
          <MenuEntryLink
            entry={entry}
            isCurrent={currentId === entry.id}
            onBlocked={onBlocked}
            icon={icon}
            className="pr-10"
          />
          <button
            type="button"
            hidden={!isWide}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={label}
            onClick={onToggle}
            className="absolute top-1/2 right-1 flex size-7 -translate-y-1/2 items-center justify-center rounded-sm hover:bg-pressed [&[hidden]]:hidden"
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className={cx(menuRow, 'w-full', menuRowTone[isInside ? 'inside' : 'plain'])}
        >
          {icon}
          <span className="min-w-0 flex-1 truncate text-left">{label}</span>
          {chevron}
        </button>
      )}
      <ul
        id={listId}
        hidden={!isOpen}
        className="relative mt-0.5 ml-4.5 flex flex-col gap-0.5 border-l border-line pl-2.5 [&[hidden]]:hidden"
      >
        {children.map((child) => (
          <li key={child.id}>
            <MenuEntryLink entry={child} isCurrent={currentId === child.id} onBlocked={onBlocked} />
          </li>
        ))}
      </ul>
    </li>
  );
}
