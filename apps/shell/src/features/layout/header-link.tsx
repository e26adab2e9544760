import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import type { LucideIcon } from 'lucide-react';
import { PageLink } from '../../platform/navigation.tsx';
import type { HeaderItemLook } from './header-item.ts';
import { headerRow } from './header-row.ts';

interface HeaderLinkProps extends HeaderItemLook {
  label: string;
  Icon: LucideIcon;
  href: string;
  /** Shows the name next to the icon. */
  isNamed?: boolean;
}

/** A header item that leads to a page. */
export function HeaderLink({ label, Icon, href, look, isNamed = false }: HeaderLinkProps) {
  if (look === 'row') {
    return (
      <PageLink href={href} className={headerRow}>
        <Icon aria-hidden="true" />
        {label}
      </PageLink>
    );
  }
  if (isNamed) {
    return (
      <Button variant="ghost" icon={<Icon aria-hidden="true" />} render={<PageLink href={href} />}>
        {label}
      </Button>
    );
  }
  return <IconButton label={label} icon={<Icon aria-hidden="true" />} render={<PageLink href={href} />} />;
}
