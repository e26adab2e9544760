import { Fence } from '@lading/ui/fence';
import { IconButton } from '@lading/ui/icon-button';
import { Popover } from '@lading/ui/popover';
import { Ellipsis, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { BrandLogo, useBrandName } from '../../platform/brand/brand-logo.tsx';
import { useCurrentUrl } from '../../platform/current-url.ts';
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
  const { t } = useTranslation('shellHeader');
  const { facts } = useAccount();
  const name = useBrandName();
  const isCollapsed = useSessionState('menuCollapsed');
  const shown = items.filter((item) => item.isShown(facts));
  const rare = shown.filter((item) => item.isRare);
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
      {shown
        .filter((item) => item.place === 'end' && !item.isRare)
        .map((item) => [
          draw(item),
          item.id === beforeRare && rare.length > 0 ? <MoreItems key="more" items={rare} /> : null,
        ])}
    </header>
  );
}

/** The item that "More" follows. */
const beforeRare = 'search';

/** Rarely used items, under one button; in the drawer of narrow screens they have their own rows. */
function MoreItems({ items }: { items: readonly HeaderItem[] }) {
  const { t } = useTranslation('shellHeader');
  const url = useCurrentUrl();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  return (
    <div className="max-md:hidden">
      <Popover
        label={t('more')}
        width={240}
        flush
        // Navigation closes it.
        open={openedAt === url}
        onOpenChange={(isOpen) => setOpenedAt(isOpen ? url : null)}
        trigger={<IconButton label={t('more')} icon={<Ellipsis aria-hidden="true" />} />}
      >
        <div className="p-1">
          {items.map(({ id, Item }) => (
            <Item key={id} look="row" onDone={() => setOpenedAt(null)} />
          ))}
        </div>
      </Popover>
    </div>
  );
}
