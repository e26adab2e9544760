import { cx } from '@lading/ui/cx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { menuRow, menuRowTone } from './menu-styles.ts';

interface MenuEntryLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  /** Given when the user may not open warehouse pages yet: told in place of going there (spec §6). */
  onBlocked: (() => void) | undefined;
  icon?: ReactNode;
  className?: string;
}

/** The link of an entry; a warehouse page that is closed to the user says why instead of opening. */
export function MenuEntryLink({ entry, isCurrent, onBlocked, icon, className }: MenuEntryLinkProps) {
  const { t } = useTranslation('menu');
  const stops = entry.warehouse ? onBlocked : undefined;
  return (
    <PageLink
      href={destinations[entry.to ?? 'home']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!stops) return;
        event.preventDefault();
        stops();
      }}
      className={cx(menuRow, menuRowTone[isCurrent ? 'current' : icon ? 'plain' : 'quiet'], className)}
    >
      {icon}
      <span className="truncate">{t(entry.label)}</span>
    </PageLink>
  );
}
