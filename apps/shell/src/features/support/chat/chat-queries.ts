import { queryKey } from '@lading/contracts/core';
import { type ChatMessage, liveChatApi } from '@lading/contracts/support';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../platform/api.ts';
import { callQuery } from '../../../platform/call-query.ts';
import { systemClock } from '../../../platform/clock.ts';

const [leastMs, mostMs] = [3_000, 30_000];

/** The delay before the next poll, by the time since the last message: a fifth of it, from 3 to 30 seconds. */
export function pollDelay(silenceMs: number): number {
  return Math.min(mostMs, Math.max(leastMs, Math.round(silenceMs / 5)));
}

const { messages, send, markRead } = liveChatApi.calls;

/** The conversation while it is open: polled soon after a message, and less often later. */
export function useConversation(openedAt: number) {
  return useQuery({
    ...callQuery(messages, { query: {} }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => {
      const newest = state.data?.messages.at(-1);
      const spokenAt = Math.max(openedAt, newest ? Date.parse(newest.sentAt) : 0);
      return pollDelay(systemClock.now() - spokenAt);
    },
  });
}

/** Sends a message; the same key may be sent again after a failure without creating a second message. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; messageKey: string }): Promise<ChatMessage> =>
      api.call(send, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(messages) }),
    meta: { isSilent: true },
  });
}

/** Marks the shown messages as seen. */
export function useMarkSeen(newest: ChatMessage | undefined, unread: number): void {
  const client = useQueryClient();
  const messageId = unread > 0 ? newest?.messageId : undefined;
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(markRead, { body: { messageId: id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(messages) }),
    meta: { isSilent: true },
  });
  useEffect(() => {
    if (messageId !== undefined) mutate(messageId);
  }, [messageId, mutate]);
}
