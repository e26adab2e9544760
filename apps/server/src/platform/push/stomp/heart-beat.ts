import { limits } from '@lading/contracts/core';
import { StompError } from './stomp-error.ts';

/** Heart-beat intervals of each side in milliseconds; 0: never. */
export interface HeartBeat {
  /** The server sends something at least this often. */
  send: number;
  /** The client sends something at least this often. */
  expect: number;
}

/**
 * The negotiated heart-beat (STOMP 1.2): in each direction the larger of what one side can send and the other wants, or none.
 * @param header `heart-beat` of the CONNECT frame: what the client can send, and what it wants
 */
export function agreeHeartBeat(
  header: string | undefined,
  ours: number = limits.push.heartbeatMs,
): HeartBeat {
  const [, sends, wants] = /^(\d{1,9}),(\d{1,9})$/.exec(header ?? '0,0') ?? [];
  if (sends === undefined || wants === undefined) throw new StompError('The heart-beat is not two numbers');
  const agreed = (theirs: number) => (theirs === 0 ? 0 : Math.max(theirs, ours));
  return { send: agreed(Number(wants)), expect: agreed(Number(sends)) };
}
