import { liveChat } from '@lading/contracts/services/live-chat';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call-query.ts';

/** While the chat is closed an answer may wait this long for its mark. */
const lookMs = 60_000;

/** How many answers of support are unread: asked at first, each minute, and whenever the page comes into view. */
export function useUnreadChat(isEnabled: boolean): number {
  const { data } = useQuery({
    ...callQuery(liveChat.calls.messages, { query: { limit: 0 } }),
    enabled: isEnabled,
    refetchInterval: lookMs,
    refetchOnWindowFocus: 'always',
  });
  return data?.unread ?? 0;
}
