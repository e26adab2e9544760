import { pullOrderStatus, type Store } from '@lading/contracts/stores';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { usePush } from '../../platform/live-push.ts';
import { activeStores, activeStoresKey } from './store-queries.ts';
import { haveChanged, needsAttention } from './store-rules.ts';

interface StoreWatchProps {
  /** How many stores are loading. */
  onLoading: (count: number) => void;
  /** How many need attention. */
  onFailing: (count: number) => void;
  /** A store has new orders, or was added or removed. */
  onChanged: () => void;
}

/** Follows the stores after they were first viewed, even while the popover is closed. Renders nothing. */
export function StoreWatch({ onLoading, onFailing, onChanged }: StoreWatchProps) {
  const client = useQueryClient();
  const { data } = useQuery(activeStores);
  const before = useRef<readonly Store[]>(undefined);
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: activeStoresKey }), [client]);
  usePush('STORE_CHANGED', refresh);
  usePush('RESYNC', refresh);
  // Refetch once more, so that the poll of spec §9 starts.
  usePush('LOST', refresh);
  useEffect(() => {
    if (!data) return;
    onLoading(data.filter((store) => store.pullOrderStatus === pullOrderStatus.loading).length);
    onFailing(data.filter(needsAttention).length);
    if (before.current && haveChanged(before.current, data)) onChanged();
    before.current = data;
  }, [data, onLoading, onFailing, onChanged]);
  return null;
}
