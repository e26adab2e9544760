import { nextTask } from './next-task.ts';

/** How long work goes on before the page gets its turn: with what else a task does, well under the 50 ms that are felt. */
const turnMs = 8;

/** Cuts long work into turns with the page, so that it draws and answers the keyboard meanwhile. */
export class PageTurn {
  #began = performance.now();

  /** Is it the page's turn? */
  get isOver(): boolean {
    return performance.now() - this.#began >= turnMs;
  }

  /** Gives way once the turn is over. @throws what `signal` was aborted with meanwhile */
  async giveWay(signal?: AbortSignal): Promise<void> {
    if (!this.isOver) return;
    await nextTask();
    signal?.throwIfAborted();
    this.#began = performance.now();
  }
}
