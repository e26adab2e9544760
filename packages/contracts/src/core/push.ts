import { z } from 'zod';
import { message } from '../messages/message.ts';
import { product } from './product.ts';
import { wireId } from './wire-values.ts';

/** The path of the socket (spec §4). */
export const pushPath = '/ws/stomp';

/** Topic of one person: messages and the changes of what the person sees (decision D6). */
export function userTopic(orgId: string, userId: string): string {
  return `/topic/org.${orgId}.user.${userId}`;
}

/** Topic of recalled messages (decision D6). */
export function undoTopic(orgId: string): string {
  return `/topic/org.${orgId}.notification-undo`;
}

/** Bodies of the user topic: `SYSTEM_NOTIFY` is specified (spec §4), the others are our extension (decision D6). */
export const userPush = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SYSTEM_NOTIFY'), message }),
  z.object({ type: z.literal('TASK_CHANGED'), taskId: wireId }),
  z.object({ type: z.literal('STORE_CHANGED'), storeId: wireId }),
  /** Roles, flags or warehouses of the organization have changed: each tab refetches its account. */
  z.object({ type: z.literal('ACCOUNT_CHANGED') }),
  z.object({
    type: z.literal('WAREHOUSE_CHANGED'),
    subject: z.enum(['inbound', 'outbound', 'return', 'work-order', 'crossdock', 'product']),
    id: wireId,
  }),
  z.object({ type: z.literal('UNREAD_CHANGED'), unreadTotal: z.number().int().nonnegative().optional() }),
]);
export type UserPush = z.infer<typeof userPush>;

/** Body of the undo topic. */
export const undoPush = z.object({ type: z.literal('SYSTEM_NOTIFY_UNDO'), messageId: wireId });
export type UndoPush = z.infer<typeof undoPush>;

/**
 * Identifies our server in its CONNECTED frame (STOMP 1.2, `server`). A server with this name pushes every change; another back
 * end may only push the messages of spec §4, and is polled for the rest (decision D2).
 */
export const pushServer = product.slug;

/** Header of the CONNECT frame that carries `Bearer` and the access token. */
export const pushTokenHeader = 'Authorization';

/** Why the server closed a socket: the close code of the WebSocket. Except for `restart`, an ERROR frame with a text precedes it. */
export const pushClose = {
  /** Not STOMP 1.2, or against our limits. */
  protocol: 1002,
  /** The node is shutting down, or may have missed something: reconnect and refetch. */
  restart: 1012,
  /** The client does not read fast enough. */
  tooSlow: 1013,
  /** No token, an expired token, or an ended session: reconnect with a new token. */
  signedOut: 4401,
  /** A topic of another person, or a frame that clients may not send: do not retry. */
  forbidden: 4403,
  /** More sockets than one person may have. */
  tooMany: 4429,
} as const;
