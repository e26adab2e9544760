import { CountBadge } from '@lading/ui/count-badge';
import { IconButton } from '@lading/ui/icon-button';
import type { LucideIcon } from 'lucide-react';
import type { HeaderItemLook } from './header-item.ts';
import { headerRow } from './header-row.ts';

interface HeaderActionProps extends HeaderItemLook {
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  /** A number beside the name of a row; the name itself has to say what it counts. */
  count?: number;
}

/** A header item that does something in place, such as opening a dialog. */
export function HeaderAction({ label, Icon, onSelect, look, count = 0 }: HeaderActionProps) {
  if (look === 'row') {
    return (
      <button type="button" onClick={onSelect} className={headerRow}>
        <Icon aria-hidden="true" />
        <span className="flex-1">{label}</span>
        <CountBadge count={count} />
      </button>
    );
  }
  return <IconButton label={label} icon={<Icon aria-hidden="true" />} onClick={onSelect} />;
}
