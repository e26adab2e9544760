import type { Message } from '@lading/contracts/messages';

/** Messages that wait to be shown, the oldest first. */
export type MessageQueue = readonly Message[];

/** Adds a pushed message, once. */
export function queued(queue: MessageQueue, message: Message): MessageQueue {
  return queue.some(({ messageId }) => messageId === message.messageId) ? queue : [...queue, message];
}

/** Removes a message: it was recalled, or another tab has shown it. */
export function without(queue: MessageQueue, id: string): MessageQueue {
  return queue.some(({ messageId }) => messageId === id)
    ? queue.filter(({ messageId }) => messageId !== id)
    : queue;
}
