import { ApiError } from '@lading/api-client/api-error';
import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';

/** Most imports take seconds: the first questions come sooner than spec §9 asks, then every 10 s while the task runs. */
const firstWaitsMs = [500, 1_000, 1_500, 2_000, 3_000, 5_000] as const;

/** How a task is asked after. */
interface TaskSource {
  /** The newest tasks, read or unread. */
  ask: () => Promise<readonly Task[]>;
  /** Resolves after so many milliseconds; rejects when nobody wants to know any more. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Follows a task to its end (spec §4). A question that gets lost is asked again.
 *
 * @returns the task as it ended; null when it is not in the list any more
 * @throws ApiError when the server refuses to tell
 */
export async function followTask(taskId: string, { ask, wait }: TaskSource): Promise<Task | null> {
  for (let round = 0; ; round += 1) {
    await wait(firstWaitsMs[round] ?? limits.polls.tasksMs);
    const tasks = await ask().catch((fault: unknown) => {
      if (fault instanceof ApiError && fault.kind === 'network') return undefined;
      throw fault;
    });
    if (!tasks) continue;
    const task = tasks.find((one) => one.taskId === taskId);
    if (task?.status !== limits.codes.taskInProgress) return task ?? null;
  }
}
