/** Octets that a connection may send before it is connected: a CONNECT frame with a long token fits several times. */
const beforeConnected = 16_384;
/** Octets that a connected client may send in a burst, and the refill per second. A subscription takes about 200. */
const burst = 65_536;
const perSecond = 8_192;
/** The overhead of each WebSocket message, so that many tiny ones do not bypass the limit. */
const perMessage = 32;

/** How much a client may still send. */
export interface OctetAllowance {
  /** Deducts the octets of one message. False: the client has exceeded its allowance. */
  spend(octets: number, now: number): boolean;
  /** The client has connected: from now on it has a rate per second. */
  connected(now: number): void;
}

/** The allowance of a new connection: small until it is authenticated, then more than an honest client needs. */
export function octetAllowance(): OctetAllowance {
  let left = beforeConnected;
  let refilledAt: number | undefined;
  return {
    spend(octets, now) {
      if (refilledAt !== undefined) {
        left = Math.min(burst, left + ((now - refilledAt) / 1_000) * perSecond);
        refilledAt = now;
      }
      left -= octets + perMessage;
      return left >= 0;
    },
    connected(now) {
      left = burst;
      refilledAt = now;
    },
  };
}
