import { useBusEvent, useHost } from '@lading/bridge/react';
import { queryKey, type CallData } from '@lading/contracts/core';
import { messageStatus, type Message, messagesApi } from '@lading/contracts/messages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listQuery, readListAddress, type ListAddress, type ListAddressSpec } from '@lading/sub-app-kit/list';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** How many days back the list goes. */
type Period = '7' | '30';

const hourMs = 3_600_000;

/** The start of a period, rounded to the hour so that a list does not refetch on every visit. */
export function periodStart(period: Period, now: number): string {
  return new Date(Math.floor(now / hourMs) * hourMs - Number(period) * 24 * hourMs).toISOString();
}

/** The server only sorts newest first. */
export type MessageSort = 'sendTime';

/** Filters of the message list. */
export type MessageFilters = { show: 'unread' | 'read'; period: Period };

/** The URL parameters of the message list. */
export const messageListAddress: ListAddressSpec<MessageSort, MessageFilters> = {
  sortable: ['sendTime'],
  defaultSort: 'sendTime:desc',
  filters: { show: ['unread', 'read'], period: ['7', '30'] },
};

const { listMessages, markAsRead, markAsAllRead } = messagesApi.calls;

type Address = ListAddress<MessageSort, MessageFilters>;
type Reply = CallData<typeof listMessages> | null;

/** The reply in the form of a list, with the number of unread messages. */
function pageOf(reply: Reply) {
  if (!reply) return null;
  const { records, total } = reply.page;
  return { records, total: total ?? records.length, unreadTotal: reply.unreadTotal };
}

function useMessageQuery() {
  const api = useApi();
  const [openedAt] = useState(Date.now);
  return ({ page, pageSize, search, filters }: Address) => {
    const query = {
      pageNo: page,
      pageSize,
      ...(search ? { search } : {}),
      ...(filters.show ? { messageStatus: messageStatus[filters.show] } : {}),
      ...(filters.period ? { sentFrom: periodStart(filters.period, openedAt) } : {}),
    };
    return callQuery(api, listMessages, { query });
  };
}

/** Fetches pages of messages, newest first. */
export function useMessagePages() {
  const queryOf = useMessageQuery();
  return (address: Address) => listQuery<Message, Reply>(queryOf(address), pageOf);
}

/** The cached reply to the query of the address; does not send it. */
export function useMessageReply() {
  const queryOf = useMessageQuery();
  const [params] = useSearchParams();
  return useQuery({
    ...queryOf(readListAddress(params, messageListAddress)),
    select: pageOf,
    placeholderData: keepPreviousData,
    enabled: false,
  }).data;
}

/** Marks one of several messages as read; the workspace is notified about all of them at the end. */
export function useMarkEach() {
  const api = useApi();
  const { bus } = useHost();
  return {
    each: ({ messageId }: Message) => api.call(markAsRead, { body: { messageId } }),
    after: () => bus.emit('message:refresh', {}),
  };
}

/** Refetches when messages were read or arrived, here or in the header. */
export function useMessageRefresh(): void {
  const client = useQueryClient();
  useBusEvent('message:refresh', () => void client.invalidateQueries({ queryKey: queryKey(listMessages) }));
}

/** Marks one message, or all of them for null, as read, and notifies the workspace (spec §4). */
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
