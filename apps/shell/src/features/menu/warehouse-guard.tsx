import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { destinations } from '../../platform/destinations.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { warehouseBlock } from '../../platform/user-access.ts';
import { LaterBlockedDialog } from './later-blocked-dialog.tsx';
import { isWarehousePage } from './menu-rules.ts';

/** Explains to people who open a closed warehouse page by its address why it is closed, and leads to the orders (spec §6). */
export function WarehouseGuard() {
  const { facts } = useAccount();
  const { go } = useNavigation();
  const url = useCurrentUrl();
  const block = warehouseBlock(facts);
  if (!block || !isWarehousePage(url)) return null;
  return <LaterBlockedDialog block={block} onClose={() => go(destinations.orders, { replace: true })} />;
}
