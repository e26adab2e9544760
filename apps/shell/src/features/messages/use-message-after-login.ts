import type { Message } from '@lading/contracts/entities/message';
import { limits } from '@lading/contracts/limits';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';
import { usePush } from '../../platform/live-push.ts';

const afterLogin = callQuery(wmsUser.calls.queryMessageAfterLogin);

/** Asks for the message that is to open by itself after signing in (spec §2), when the page has loaded and after each connection. */
export function useMessageAfterLogin(onMessage: (message: Message) => void): void {
  const client = useQueryClient();
  const [isDue, setDue] = useState(false);
  useEffect(() => systemClock.after(limits.unreadFirstLoadMs, () => setDue(true)), []);
  const { data } = useQuery({
    ...afterLogin,
    enabled: isDue,
    staleTime: Infinity,
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (data) onMessage(data);
  }, [data, onMessage]);
  usePush(
    'RESYNC',
    useCallback(() => void client.invalidateQueries({ queryKey: afterLogin.queryKey }), [client]),
  );
}
