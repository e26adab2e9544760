import { Fence } from '@lading/ui/fence';
import { late } from '@lading/ui/late';
import { SkipLink } from '@lading/ui/skip-link';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderBar } from './header-bar.tsx';
import type { HeaderItem } from './header-item.ts';
import { SideBar } from './side-bar.tsx';

const MenuDrawer = late(async () => (await import('./menu-drawer.tsx')).MenuDrawer);

interface FrameProps {
  headerItems: readonly HeaderItem[];
  /** Draws the side menu; `isFixed` in the drawer, where it cannot be collapsed. */
  menu: (isWide: boolean, isFixed: boolean) => ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Header above, menu at the side, the page in the rest; the page scrolls, the furniture stays (spec §2). */
export function Frame({ headerItems, menu, children }: FrameProps) {
  const { t } = useTranslation('header');
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
