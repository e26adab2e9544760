import type { Task } from '@lading/contracts/tasks';
import { comparable } from '@lading/ui/comparable';
import { isBulk, isImport, taskState, type TaskState } from './task-rules.ts';

/** The filters of the full page. */
export interface TaskFilter {
  kind: 'all' | 'imports' | 'exports' | 'changes';
  status: 'all' | TaskState;
  /** The maximum age of the start. */
  period: 'anyTime' | 'today' | 'week' | 'month';
  text: string;
}

/** Shows everything. */
export const noFilter: TaskFilter = { kind: 'all', status: 'all', period: 'anyTime', text: '' };

const dayMs = 24 * 3_600_000;
const reach: Record<TaskFilter['period'], number> = {
  anyTime: Infinity,
  today: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

const kindOf = (task: Task) => (isBulk(task) ? 'changes' : isImport(task) ? 'imports' : 'exports');

/**
 * The tasks that match a filter, in order.
 * @param about.now milliseconds since 1970
 * @param about.wordsOf search texts of a task besides its file
 */
export function filterTasks(
  tasks: readonly Task[],
  { kind, status, period, text }: TaskFilter,
  { now, wordsOf }: { now: number; wordsOf: (task: Task) => string },
): Task[] {
  const earliest = now - reach[period];
  const words = comparable(text).trim().split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    if (kind !== 'all' && kind !== kindOf(task)) return false;
    if (status !== 'all' && taskState(task) !== status) return false;
    if (period !== 'anyTime' && !(Date.parse(task.createTime ?? '') >= earliest)) return false;
    if (words.length === 0) return true;
    const said = comparable(`${task.fileName ?? ''} ${task.userName ?? ''} ${wordsOf(task)}`);
    return words.every((word) => said.includes(word));
  });
}
