import { useBusEvent, useHost } from '@lading/bridge/react';
import { queryKey, type CallData } from '@lading/contracts/define-service';
import { messageStatus } from '@lading/contracts/entities/message';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { ListAddress } from '@lading/sub-app-kit/list-address-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageFilters, MessageSort } from './message-list-address.ts';
import { periodStart } from './period-rules.ts';

const { listMessages, markAsRead, markAsAllRead } = wmsUser.calls;

/** The reply as a list reads it, with the number of unread messages besides. */
function pageOf(reply: CallData<typeof listMessages> | null) {
  if (!reply) return null;
  const { records, total } = reply.page;
  return { records, total: total ?? records.length, unreadTotal: reply.unreadTotal };
}

/** One page of messages, newest first. The rows of the page before stay until the new ones are here. */
export function useMessagePage({
  page,
  pageSize,
  search,
  filters,
}: ListAddress<MessageSort, MessageFilters>) {
  const [openedAt] = useState(Date.now);
  const query = {
    pageNo: page,
    pageSize,
    ...(search ? { search } : {}),
    ...(filters.show ? { messageStatus: messageStatus[filters.show] } : {}),
    ...(filters.period ? { sentFrom: periodStart(filters.period, openedAt) } : {}),
  };
  return useQuery({
    ...callQuery(useApi(), listMessages, { query }),
    select: pageOf,
    placeholderData: keepPreviousData,
  });
}

/** Fetches anew when messages were read or arrived, here or in the header. */
export function useMessageRefresh(): void {
  const client = useQueryClient();
  useBusEvent('message:refresh', () => void client.invalidateQueries({ queryKey: queryKey(listMessages) }));
}

/** Marks one message, or all of them for null, as read, and tells the workspace (spec §4). */
export function useMarkAsRead(unreadTotal: number | undefined) {
  const api = useApi();
  const { bus } = useHost();
  return useMutation({
    async mutationFn(messageId: string | null) {
      if (messageId === null) await api.call(markAsAllRead);
      else await api.call(markAsRead, { body: { messageId } });
    },
    onSuccess(_reply, messageId) {
      if (messageId === null) bus.emit('message:refresh', { unread: 0 });
      else
        bus.emit(
          'message:refresh',
          unreadTotal === undefined ? {} : { unread: Math.max(0, unreadTotal - 1) },
        );
    },
  });
}
