import { Drawer } from '@lading/ui/drawer';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';
import { useCurrentUrl } from '../../platform/current-url.ts';
import type { HeaderItem } from './header-item.ts';

interface MenuDrawerProps {
  items: readonly HeaderItem[];
  onClose: () => void;
  children: ReactNode;
}

/** The side menu at phone width: over the page, with the header items that have no room above. Navigation closes it. */
export function MenuDrawer({ items, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation('shellMenu');
  const { facts } = useAccount();
  const url = useCurrentUrl();
  const openedAt = useRef(url);

  useEffect(() => {
    if (url !== openedAt.current) onClose();
  }, [url, onClose]);

  const rows = items.filter((item) => item.narrow === 'drawer' && item.isShown(facts));
  return (
    <Drawer
      open
      onOpenChange={onClose}
      side="start"
      width={288}
      flush
      title={
        <span className="flex items-center">
          <BrandLogo />
        </span>
      }
      closeLabel={t('close')}
    >
      <div className="flex min-h-full flex-col">
        <div className="flex-1">{children}</div>
        {rows.length > 0 ? (
          <div className="border-t border-line p-2">
            {rows.map(({ id, Item }) => (
              <Item key={id} look="row" onDone={onClose} />
            ))}
          </div>
        ) : null}
      </div>
    </Drawer>
  );
}
