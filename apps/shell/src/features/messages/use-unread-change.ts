import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { latestMessages } from './latest-messages.ts';

/** Call it when messages were read or arrived: shows the new total immediately if known, and refetches. */
export function useUnreadChange(): (unread?: number) => void {
  const client = useQueryClient();
  return useCallback(
    (unread) => {
      if (unread !== undefined) {
        client.setQueryData(latestMessages.queryKey, (known) =>
          known ? { ...known, unreadTotal: unread } : known,
        );
      }
      void client.invalidateQueries({ queryKey: latestMessages.queryKey });
    },
    [client],
  );
}
