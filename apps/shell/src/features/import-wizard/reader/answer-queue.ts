/** Answers that come from elsewhere, taken one by one by one who waits for them. */
export class AnswerQueue<Answer> {
  readonly #ready: Answer[] = [];
  #fault: { reason: unknown } | undefined;
  #wake: (() => void) | undefined;

  put(answer: Answer): void {
    this.#ready.push(answer);
    this.#wake?.();
  }

  /** Nothing comes any more; the first reason counts. What came before is still taken. */
  fail(reason: unknown): void {
    this.#fault ??= { reason };
    this.#wake?.();
  }

  /** The next answer. @throws the reason for which none comes any more */
  async next(): Promise<Answer> {
    for (;;) {
      const answer = this.#ready.shift();
      if (answer !== undefined) return answer;
      if (this.#fault) throw this.#fault.reason;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
