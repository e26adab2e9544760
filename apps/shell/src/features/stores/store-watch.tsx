import { pullOrderStatus, type Store } from '@lading/contracts/entities/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { usePush } from '../../platform/live-push.ts';
import { activeStores, activeStoresKey } from './store-queries.ts';
import { haveChanged } from './store-rules.ts';

interface StoreWatchProps {
  /** How many stores are loading. */
  onLoading: (count: number) => void;
  /** A store has brought orders, came or went. */
  onChanged: () => void;
}

/** Follows the stores from when somebody has first looked at them: also while the popover is closed. Draws nothing. */
export function StoreWatch({ onLoading, onChanged }: StoreWatchProps) {
  const client = useQueryClient();
  const { data } = useQuery(activeStores);
  const before = useRef<readonly Store[]>(undefined);
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: activeStoresKey }), [client]);
  usePush('STORE_CHANGED', refresh);
  usePush('RESYNC', refresh);
  useEffect(() => {
    if (!data) return;
    onLoading(data.filter((store) => store.pullOrderStatus === pullOrderStatus.loading).length);
    if (before.current && haveChanged(before.current, data)) onChanged();
    before.current = data;
  }, [data, onLoading, onChanged]);
  return null;
}
