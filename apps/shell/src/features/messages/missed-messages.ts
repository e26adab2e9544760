import { limits } from '@lading/contracts/core';
import { type Message, messagesApi, messageStatus } from '@lading/contracts/messages';
import { api } from '../../platform/api.ts';

/** Tracks which messages this page has received, and finds those that came while offline. */
export function missedMessages() {
  const heard = new Set<string>();
  /** When the newest known message was sent, by the server's clock; undefined before the first connection. */
  let newest: number | undefined;

  function hear({ messageId, sendTime }: Message): void {
    heard.add(messageId);
    newest = Math.max(newest ?? 0, sendTime ? Date.parse(sendTime) || 0 : 0);
  }

  return {
    hear,
    /** Call it on each connection. @returns messages since the last one, the oldest first; none on the first */
    async find(): Promise<Message[]> {
      const isFirst = newest === undefined;
      const query = isFirst
        ? { pageSize: 1 }
        : {
            pageSize: limits.messages.popoverPageSize,
            messageStatus: messageStatus.unread,
            sentFrom: new Date(newest ?? 0).toISOString(),
          };
      const { page } = await api.call(messagesApi.calls.listMessages, { query });
      const missed = isFirst ? [] : page.records.filter(({ messageId }) => !heard.has(messageId));
      newest ??= 0;
      page.records.forEach(hear);
      return missed.toReversed();
    },
  };
}
