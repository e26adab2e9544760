import { Fence } from '@lading/ui/fence';
import { late } from '@lading/ui/late';
import { SkipLink } from '@lading/ui/skip-link';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderBar } from './header-bar.tsx';
import type { HeaderItem } from './header-item.ts';
import { cx } from '@lading/ui/cx';
import { useSessionState } from '../../platform/session-store.ts';
import { useHoverExpanded } from '../../platform/use-hover-expanded.ts';

/**
 * The place of the side menu: 224 px, or 56 px with the menu expanding over the page on hover or keyboard focus (spec §2). @param
 * children renders the menu, wide or narrow
 */
function SideBar({ children }: { children: (isWide: boolean) => ReactNode }) {
  const isCollapsed = useSessionState('menuCollapsed');
  const place = useRef<HTMLDivElement>(null);
  const isExpanded = useHoverExpanded(place);
  const isWide = !isCollapsed || isExpanded;
  return (
    <div className={cx('relative h-full max-md:hidden', isCollapsed ? 'w-menu-collapsed' : 'w-menu')}>
      <div
        ref={place}
        className={cx(
          'absolute inset-y-0 left-0 border-r border-line bg-surface',
          isWide ? 'w-menu' : 'w-menu-collapsed',
          isCollapsed && isExpanded && 'z-30 shadow-float',
        )}
      >
        {children(isWide)}
      </div>
    </div>
  );
}

const MenuDrawer = late(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

interface FrameProps {
  headerItems: readonly HeaderItem[];
  /** Renders the side menu; `isFixed` in the drawer, where it cannot be collapsed. */
  menu: (isWide: boolean, isFixed: boolean) => ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Header above, menu at the side, the page in the rest; only the page scrolls (spec §2). */
export function Frame({ headerItems, menu, children }: FrameProps) {
  const { t } = useTranslation('shellHeader');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <div className="grid h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)]">
      <SkipLink targetId="content">{t('skip')}</SkipLink>
      <div className="col-span-2">
        <HeaderBar items={headerItems} onOpenDrawer={() => setDrawerOpen(true)} />
      </div>
      <SideBar>{(isWide) => <Fence>{menu(isWide, false)}</Fence>}</SideBar>
      <main
        id="content"
        tabIndex={-1}
        className="relative min-w-0 overflow-auto outline-none max-md:col-span-2"
      >
        {children}
      </main>
      {isDrawerOpen ? (
        <MenuDrawer
          items={headerItems}
          onClose={() => setDrawerOpen(false)}
          onMissing={() => setDrawerOpen(false)}
        >
          {menu(true, true)}
        </MenuDrawer>
      ) : null}
    </div>
  );
}
