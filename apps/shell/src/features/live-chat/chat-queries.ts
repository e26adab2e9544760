import { queryKey } from '@lading/contracts/define-service';
import type { ChatMessage } from '@lading/contracts/entities/chat';
import { liveChat } from '@lading/contracts/services/live-chat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../platform/api.ts';
import { callQuery } from '../../platform/call-query.ts';
import { systemClock } from '../../platform/clock.ts';
import { pollDelay } from './poll-rules.ts';

const { messages, send, markRead } = liveChat.calls;

/** The conversation while it is open: asked again soon after something was said, and ever more rarely in silence. */
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

/** Sends a message; the same key may be sent again after a failure without becoming a second message. */
export function useSendMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; messageKey: string }): Promise<ChatMessage> =>
      api.call(send, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(messages) }),
    meta: { isSilent: true },
  });
}

/** Marks what is shown as seen. */
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
