import { isUnread, type Message, messagesApi, messageStatus } from '@lading/contracts/messages';
import { api } from '../../platform/api.ts';

/** Messages of one request; all that were missed are fetched. */
const pageSize = 100;

const timeOf = ({ sendTime }: Message): number => (sendTime ? Date.parse(sendTime) || 0 : 0);

/**
 * All unread messages since a time, the newest first. Another back end may know neither our filters nor our pages (decision D2): then it
 * sends its newest messages each time. Throws `ApiError`.
 */
async function unreadSince(time: number): Promise<Message[]> {
  const query = { pageSize, messageStatus: messageStatus.unread, sentFrom: new Date(time).toISOString() };
  const all = new Map<string, Message>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { page } = await api.call(messagesApi.calls.listMessages, { query: { ...query, pageNo } });
    const known = all.size;
    for (const message of page.records) all.set(message.messageId, message);
    const isOver =
      page.records.length < pageSize ||
      all.size === known ||
      page.records.some((message) => timeOf(message) < time);
    if (isOver) return [...all.values()].filter((message) => isUnread(message) && timeOf(message) >= time);
  }
}

/** Tracks which messages this page has received, and finds those that came before it was connected or while it was not. */
export function missedMessages() {
  const heard = new Set<string>();
  /** Everything up to this time has been found, by the server's clock; undefined until the first messages are known. */
  let foundTo: number | undefined;

  function hear({ messageId }: Message): void {
    heard.add(messageId);
  }

  function found(messages: readonly Message[]): void {
    messages.forEach(hear);
    foundTo = Math.max(foundTo ?? 0, ...messages.map(timeOf));
  }

  /** The newest messages when the page began: later ones are missed if they are not pushed. */
  function begin(messages: readonly Message[]): void {
    if (foundTo !== undefined) return;
    found(messages);
    const [newest, oldest] = [messages[0], messages.at(-1)];
    // If all of them were sent at once, more may have been, which are not new either.
    if (newest && oldest && newest !== oldest && timeOf(newest) === timeOf(oldest))
      foundTo = timeOf(newest) + 1;
  }

  return {
    /** A message was pushed. */
    hear,

    begin,

    /**
     * Call it on each connection. If it fails, the next call looks from the same time again. Throws `ApiError`.
     * @returns messages that were not pushed, the oldest first; none if it is not known since when
     */
    async find(): Promise<Message[]> {
      if (foundTo === undefined) {
        const { page } = await api.call(messagesApi.calls.listMessages, { query: { pageSize: 1 } });
        begin(page.records);
        return [];
      }
      const messages = await unreadSince(foundTo);
      const missed = messages.filter(({ messageId }) => !heard.has(messageId));
      found(messages);
      return missed.toReversed();
    },
  };
}
