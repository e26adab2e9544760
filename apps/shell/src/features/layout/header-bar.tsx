import { Fence } from '@lading/ui/fence';
import { IconButton } from '@lading/ui/icon-button';
import { Menu as MenuIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { BrandLogo, useBrandName } from '../../platform/brand/brand-logo.tsx';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import { useSessionState } from '../../platform/session-store.ts';
import type { HeaderItem } from './header-item.ts';

interface HeaderBarProps {
  items: readonly HeaderItem[];
  onOpenDrawer: () => void;
}

/** The top header: logo, and the items that the user sees (spec §2). 52 px. */
export function HeaderBar({ items, onOpenDrawer }: HeaderBarProps) {
  const { t } = useTranslation('header');
  const { facts } = useAccount();
  const name = useBrandName();
  const isCollapsed = useSessionState('menuCollapsed');
  const shown = items.filter((item) => item.isShown(facts));
  const draw = ({ id, narrow, Item }: HeaderItem) => (
    <div key={id} className={narrow === 'drawer' ? 'max-md:hidden' : undefined}>
      <Fence>
        <Item look="icon" />
      </Fence>
    </div>
  );
  return (
    <header
      aria-label={t('label')}
      className="flex h-header items-center gap-1 border-b border-line bg-surface pr-3 pl-4 max-md:gap-0 max-md:px-1.5"
    >
      <div className="md:hidden">
        <IconButton
          label={t('openMenu')}
          icon={<MenuIcon aria-hidden="true" />}
          onClick={onOpenDrawer}
          tooltip={false}
        />
      </div>
      <PageLink
        href={destinations.home}
        aria-label={t('home', { name })}
        className="mr-3 flex h-control min-w-0 items-center rounded-md max-md:mr-1 max-md:ml-1"
      >
        <BrandLogo isInHeader isCollapsed={isCollapsed} />
      </PageLink>
      {shown.filter((item) => item.place === 'start').map(draw)}
      <div className="min-w-0 flex-1" />
      {shown.filter((item) => item.place === 'end').map(draw)}
    </header>
  );
}
