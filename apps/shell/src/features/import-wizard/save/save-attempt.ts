/** One try to save, and the tries of the same rows after it. */
export interface SaveAttempt {
  idempotencyKey: string;
  /** What was sent, so that a repetition is told from another save. */
  content: string;
}

/**
 * The attempt for sending `content`: the one before when the same is sent again after its reply was lost, so that the server does it once
 * (decision D8), else one with a key of its own.
 *
 * @param previous an attempt whose reply never came; null when there is none
 */
export function saveAttempt(
  previous: SaveAttempt | null,
  content: string,
  makeKey: () => string = () => crypto.randomUUID(),
): SaveAttempt {
  return previous?.content === content ? previous : { idempotencyKey: makeKey(), content };
}
