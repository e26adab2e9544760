import { ApiError } from '@lading/api-client/api-error';
import { limits } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';

/** Most imports take seconds: the first requests come sooner than spec §9 requires, then every 10 s while the task runs. */
const firstWaitsMs = [500, 1_000, 1_500, 2_000, 3_000, 5_000] as const;

/** Where a task's state comes from. */
interface TaskSource {
  /** The newest tasks, read or unread. */
  ask: () => Promise<readonly Task[]>;
  /**
   * Resolves after this many milliseconds, or as soon as the task is known to have changed; rejects when the result is no longer
   * needed. `isKnown`: the last reply showed that it is running, so with push there is no need to poll before it has changed.
   */
  wait: (milliseconds: number, isKnown: boolean) => Promise<void>;
}

/** Progress may be pushed several times a second; the list is requested once in this time. */
const restMs = 500;

/** Wakes the followers of a task when it changes, so that they need not poll where the server pushes (decision D6). */
export class TaskChanges {
  readonly #followers = new Set<{ taskId: string; wake: () => void }>();
  readonly #hasPush: () => boolean;

  constructor(hasPush: () => boolean) {
    this.#hasPush = hasPush;
  }

  /** Call it with a changed task; without one if any may have changed, and when push starts or stops. */
  tell(taskId?: string): void {
    for (const follower of this.#followers)
      if (taskId === undefined || follower.taskId === taskId) follower.wake();
  }

  /** Follows a task until `stop` is called; `wait` is that of {@link TaskSource}. A change that came since the last `wait` counts. */
  follow(taskId: string, pause: (milliseconds: number) => Promise<void>) {
    let hasChanged = false;
    let wake: () => void = () => undefined;
    const follower = {
      taskId,
      wake: () => {
        hasChanged = true;
        wake();
      },
    };
    this.#followers.add(follower);
    return {
      wait: async (milliseconds: number, isKnown: boolean): Promise<void> => {
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await pause(restMs);
        if (!hasChanged)
          await (isKnown && this.#hasPush()
            ? woken
            : Promise.race([woken, pause(Math.max(0, milliseconds - restMs))]));
        hasChanged = false;
      },
      stop: (): void => void this.#followers.delete(follower),
    };
  }
}

/**
 * Follows a task to its end (spec §4). Lost requests are repeated.
 *
 * @returns the finished task; null when it is no longer in the list
 * @throws ApiError when the server refuses
 */
export async function followTask(taskId: string, { ask, wait }: TaskSource): Promise<Task | null> {
  let isKnown = false;
  for (let round = 0; ; round += 1) {
    await wait(firstWaitsMs[round] ?? limits.polls.tasksMs, isKnown);
    const tasks = await ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'network') return undefined;
      throw error;
    });
    isKnown = tasks !== undefined;
    if (!tasks) continue;
    const task = tasks.find((one) => one.taskId === taskId);
    if (task?.status !== limits.codes.taskInProgress) return task ?? null;
  }
}
