/** How turns are shared among owners. */
export interface TurnRules {
  /** Concurrent turns, of all owners together. */
  atOnce: number;
  /** Concurrent turns of a single owner. Fewer than `atOnce`, so that one owner never holds them all. */
  atOnceOfOne: number;
  /** Items of a single owner that may wait for a turn. */
  waitingOfOne: number;
}

/** An owner has the maximum number of items waiting; nothing was queued. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Turns that rotate among owners, however many items each of them has waiting. */
export interface FairTurns {
  /**
   * Waits for a turn of the owner and runs the work in it. An aborted signal ends the wait immediately.
   * @throws QueueFull when the owner has too many items waiting; the signal's reason when it is aborted before the work starts
   */
  run<Result>(owner: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Number of active turns. */
  running(): number;
}

/** Creates a queue with the given rules. Within an owner it is first come, first served. */
export function fairTurns({ atOnce, atOnceOfOne, waitingOfOne }: TurnRules): FairTurns {
  const running = new Map<string, number>();
  /** Owners in the order of their next turn; after a turn an owner goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let total = 0;

  const mayRun = (owner: string): boolean => total < atOnce && (running.get(owner) ?? 0) < atOnceOfOne;
  function begin(owner: string): void {
    total += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  }
  function end(owner: string): void {
    total -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    startNext();
  }
  function startNext(): void {
    const next = [...waiting].find(([owner]) => mayRun(owner));
    if (!next) return;
    const [owner, items] = next;
    waiting.delete(owner);
    const start = items.shift();
    if (items.length > 0) waiting.set(owner, items);
    begin(owner);
    start?.();
  }
  function wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const items = waiting.get(owner) ?? [];
    if (items.length >= waitingOfOne) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const left = (waiting.get(owner) ?? []).filter((item) => item !== start);
        if (left.length > 0) waiting.set(owner, left);
        else waiting.delete(owner);
        reject(signal?.reason as Error);
      };
      waiting.set(owner, [...items, start]);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      if (mayRun(owner)) begin(owner);
      else await wait(owner, signal);
      try {
        return await work();
      } finally {
        end(owner);
      }
    },
    running: () => total,
  };
}
