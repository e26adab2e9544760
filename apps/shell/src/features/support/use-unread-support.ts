import { limits } from '@lading/contracts/core';
import { supportApi } from '@lading/contracts/support';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../platform/account.ts';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';

/** Number of unread support messages: requested 500 ms after the page has loaded, and whenever it becomes visible (spec §4, §9). */
export function useUnreadSupport(): number {
  const { user } = useAccount();
  const [isDue, setDue] = useState(false);
  useEffect(() => systemClock.after(limits.unreadFirstLoadMs, () => setDue(true)), []);
  const { data } = useQuery({
    ...callQuery(supportApi.calls.queryUnread, { query: { userId: user.user.userId } }),
    enabled: isDue,
    refetchOnWindowFocus: 'always',
    meta: { isSilent: true },
  });
  return data ?? 0;
}
