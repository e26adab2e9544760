/** A save attempt, including its repetitions with the same rows. */
export interface SaveAttempt {
  idempotencyKey: string;
  /** The sent content, to recognize a repetition. */
  content: string;
}

/**
 * The attempt for sending `content`: the previous one when the same is sent again after a lost reply, so that the server processes it
 * once (decision D8), otherwise one with a new key.
 *
 * @param previous an attempt without a reply; null when there is none
 */
export function saveAttempt(
  previous: SaveAttempt | null,
  content: string,
  makeKey: () => string = () => crypto.randomUUID(),
): SaveAttempt {
  return previous?.content === content ? previous : { idempotencyKey: makeKey(), content };
}
