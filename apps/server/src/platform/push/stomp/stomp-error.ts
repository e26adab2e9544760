/** What a client did against STOMP 1.2 or our limits; it is told by an ERROR frame and the socket closes. */
export class StompError extends Error {
  override name = 'StompError';
}
