/** How long work runs before yielding: well under the noticeable 50 ms, with the rest of a task. */
const turnMs = 8;

/**
 * Resolves in the next task, so that the page can paint and respond first, or a worker can receive its next message. A message
 * arrives immediately, while a timer would wait four milliseconds.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port2.start();
    port1.postMessage(null);
  });
}

/** Splits long work into turns with the page, so that it can paint and respond to the keyboard meanwhile. */
export class PageTurn {
  #began = performance.now();

  /** Whether it is the page's turn. */
  get isOver(): boolean {
    return performance.now() - this.#began >= turnMs;
  }

  /** Yields if the turn is over. @throws the abort reason of `signal` */
  async giveWay(signal?: AbortSignal): Promise<void> {
    if (!this.isOver) return;
    await nextTask();
    signal?.throwIfAborted();
    this.#began = performance.now();
  }
}

/** Callbacks of work that runs in turns. */
export interface TurnsRun<Result> {
  readonly onDone: (result: Result) => void;
  /** Called after every turn, including the last one (before `onDone`). */
  readonly onTurn?: () => void;
}

/**
 * Runs a generator to its end in turns with the page. The first turn runs synchronously, so work that fits into one is done when this
 * returns. Returns a function that cancels it.
 */
export function runInTurns<Result>(
  work: Generator<void, Result>,
  { onDone, onTurn }: TurnsRun<Result>,
): () => void {
  let isCancelled = false;
  const run = (): void => {
    if (isCancelled) return;
    const turn = new PageTurn();
    let step = work.next();
    while (step.done !== true && !turn.isOver) step = work.next();
    if (step.done !== true) void nextTask().then(run);
    onTurn?.();
    if (step.done === true) onDone(step.value);
  };
  run();
  return () => {
    isCancelled = true;
  };
}
