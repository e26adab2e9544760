import { cx } from '@lading/ui/cx';
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import { sessionStore, useSessionState } from '../../platform/session-store.ts';
import { warehouseBlock } from '../../platform/user-access.ts';
import { LaterBlockedDialog } from './later-blocked-dialog.tsx';
import { menuIcon, menuRow, menuRowTone } from './menu-styles.ts';
import { MenuEntryRow } from './menu-entry-row.tsx';
import type { AddedEntry } from './menu-entry.ts';
import { currentEntry, menuFor, toggledGroups, visibleEntries, withAdded } from './menu-rules.ts';

interface SideMenuProps {
  /** Icons only; labels and groups are shown when `isWide`. */
  isWide: boolean;
  /** Hides the button that collapses the menu (in the drawer). */
  isFixed?: boolean;
  /** Entries from the registry of sub-applications. */
  added: readonly AddedEntry[];
}

/** The side menu of the current page: main, reseller or settings (spec §2). */
export function SideMenu({ isWide, isFixed = false, added }: SideMenuProps) {
  const { t } = useTranslation('shellMenu');
  const { facts } = useAccount();
  const url = useCurrentUrl();
  const isCollapsed = useSessionState('menuCollapsed');
  const [isBlocked, setBlocked] = useState(false);
  const { menu, isSettings } = menuFor(url, facts);
  const groupsKey = isSettings ? 'settingsGroups' : 'mainGroups';
  const open = useSessionState(groupsKey);
  const entries = withAdded(visibleEntries(menu.entries, facts), isSettings ? [] : added);
  const current = currentEntry(entries, url);
  const block = warehouseBlock(facts);

  const currentGroup = current?.group?.id;
  useEffect(() => {
    const groups = sessionStore.get(groupsKey);
    if (currentGroup && !groups.includes(currentGroup)) {
      sessionStore.set(groupsKey, toggledGroups(menu, groups, currentGroup));
    }
  }, [currentGroup, groupsKey, menu]);

  const CollapseIcon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label={isSettings ? t('settingsLabel') : t('label')}
      className="flex h-full flex-col overflow-hidden"
    >
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 py-3">
        {isSettings ? (
          <PageLink href={destinations.overview} className={cx(menuRow, menuRowTone.quiet, 'mb-2')}>
            <ArrowLeft aria-hidden="true" className={menuIcon} />
            <span className="truncate">{t('main.home')}</span>
          </PageLink>
        ) : null}
        <ul className="flex flex-col gap-0.5">
          {entries.map((entry) => (
            <MenuEntryRow
              key={entry.id}
              entry={entry}
              currentId={current?.entry.id}
              isInside={currentGroup === entry.id}
              isWide={isWide}
              isOpen={isWide && open.includes(entry.id)}
              onToggle={() => sessionStore.set(groupsKey, toggledGroups(menu, open, entry.id))}
              onBlocked={block ? () => setBlocked(true) : undefined}
            />
          ))}
        </ul>
      </div>
      {isFixed ? null : (
        <div className="border-t border-line p-2">
          <button
            type="button"
            aria-pressed={isCollapsed}
            onClick={() => sessionStore.set('menuCollapsed', !isCollapsed)}
            className={cx(menuRow, menuRowTone.quiet, 'w-full')}
          >
            <CollapseIcon aria-hidden="true" className={menuIcon} />
            <span className="truncate">{isCollapsed ? t('expand') : t('collapse')}</span>
          </button>
        </div>
      )}
      {isBlocked && block ? (
        <LaterBlockedDialog
          block={block}
          onClose={() => setBlocked(false)}
          onMissing={() => setBlocked(false)}
        />
      ) : null}
    </nav>
  );
}
