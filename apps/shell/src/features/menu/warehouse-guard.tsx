import { late } from '@lading/ui/late';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { destinations } from '../../platform/destinations.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { warehouseBlock } from '../../platform/user-access.ts';
import { isWarehousePage } from './menu-rules.ts';

const ClosedPageAlert = late(async () => (await import('./closed-page-alert.tsx')).ClosedPageAlert);

/**
 * Explains to people on a closed warehouse page why it is closed, and leads to the orders (spec §6): they opened it by its address,
 * or an operator has closed it meanwhile. In that case they may be typing, and it waits.
 */
export function WarehouseGuard() {
  const { facts } = useAccount();
  const { go } = useNavigation();
  const url = useCurrentUrl();
  const block = warehouseBlock(facts);
  if (!block || !isWarehousePage(url)) return null;
  return <ClosedPageAlert block={block} onClose={() => go(destinations.orders, { replace: true })} />;
}
