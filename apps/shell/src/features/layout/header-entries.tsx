import { Button } from '@lading/ui/button';
import { CountBadge } from '@lading/ui/count-badge';
import { IconButton } from '@lading/ui/icon-button';
import type { LucideIcon } from 'lucide-react';
import { PageLink } from '../../platform/navigation.tsx';
import type { HeaderItemLook } from './header-item.ts';

/** A header item as a row of the drawer. */
const headerRow =
  'flex h-11 w-full items-center gap-3 rounded-md px-2.5 text-left text-sm text-ink hover:bg-hover [&_svg]:size-4.5 [&_svg]:text-ink-muted';

interface HeaderActionProps extends HeaderItemLook {
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  /** A number next to the name of a row; the name itself must include what it counts. */
  count?: number;
  /** Shows the name next to the icon if there is room. */
  isNamed?: boolean;
}

/** A header item with an action in place, such as opening a dialog. */
export function HeaderAction({ label, Icon, onSelect, look, count = 0, isNamed = false }: HeaderActionProps) {
  if (look === 'row') {
    return (
      <button type="button" onClick={onSelect} className={headerRow}>
        <Icon aria-hidden="true" />
        <span className="flex-1">{label}</span>
        <CountBadge count={count} />
      </button>
    );
  }
  const icon = <Icon aria-hidden="true" />;
  if (!isNamed) return <IconButton label={label} icon={icon} onClick={onSelect} />;
  return (
    <>
      <Button variant="ghost" icon={icon} onClick={onSelect} className="max-xl:hidden">
        {label}
      </Button>
      <span className="xl:hidden">
        <IconButton label={label} icon={icon} onClick={onSelect} />
      </span>
    </>
  );
}

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
