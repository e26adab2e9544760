import type { Message } from '@lading/contracts/entities/message';

/** Messages that wait to be shown, the oldest first. */
export type MessageQueue = readonly Message[];

/** Adds a message that came by itself, once. */
export function queued(queue: MessageQueue, message: Message): MessageQueue {
  return queue.some(({ messageId }) => messageId === message.messageId) ? queue : [...queue, message];
}

/** Takes a message out: it was called back, or another tab has shown it. */
export function without(queue: MessageQueue, id: string): MessageQueue {
  return queue.some(({ messageId }) => messageId === id)
    ? queue.filter(({ messageId }) => messageId !== id)
    : queue;
}
