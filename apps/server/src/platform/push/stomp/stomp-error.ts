/** A violation of STOMP 1.2 or our limits; it is reported by an ERROR frame and the socket closes. */
export class StompError extends Error {
  override name = 'StompError';
}
