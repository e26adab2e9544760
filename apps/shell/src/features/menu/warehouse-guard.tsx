import { useSyncExternalStore } from 'react';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { destinations } from '../../platform/destinations.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { typingWatch } from '../../platform/typing-watch.ts';
import { warehouseBlock } from '../../platform/user-access.ts';
import { LaterBlockedDialog } from './later-blocked-dialog.tsx';
import { isWarehousePage } from './menu-rules.ts';

/**
 * Explains to people on a closed warehouse page why it is closed, and leads to the orders (spec §6): they opened it by its address,
 * or an operator has closed it meanwhile. In that case they may be typing, and it waits.
 */
export function WarehouseGuard() {
  const { facts } = useAccount();
  const { go } = useNavigation();
  const url = useCurrentUrl();
  const isTyping = useSyncExternalStore(typingWatch.subscribe, typingWatch.isTyping);
  const block = warehouseBlock(facts);
  if (!block || isTyping || !isWarehousePage(url)) return null;
  return (
    <LaterBlockedDialog
      block={block}
      isUninvited
      onClose={() => go(destinations.orders, { replace: true })}
    />
  );
}
