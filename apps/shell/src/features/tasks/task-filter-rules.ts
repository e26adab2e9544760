import type { Task } from '@lading/contracts/entities/task';
import { isImport, taskState, type TaskState } from './task-rules.ts';

/** What the full page can be narrowed to. */
export interface TaskFilter {
  kind: 'all' | 'imports' | 'exports';
  status: 'all' | TaskState;
  /** How far back the beginning may lie. */
  period: 'anyTime' | 'today' | 'week' | 'month';
  text: string;
}

/** Everything. */
export const noFilter: TaskFilter = { kind: 'all', status: 'all', period: 'anyTime', text: '' };

const dayMs = 24 * 3_600_000;
const reach: Record<TaskFilter['period'], number> = {
  anyTime: Infinity,
  today: dayMs,
  week: 7 * dayMs,
  month: 30 * dayMs,
};

/** Whether anything is left out. */
export function isNarrowed(filter: TaskFilter): boolean {
  return (
    filter.kind !== 'all' ||
    filter.status !== 'all' ||
    filter.period !== 'anyTime' ||
    filter.text.trim() !== ''
  );
}

/**
 * The tasks that a filter lets through, in their order.
 * @param about.now milliseconds since 1970
 * @param about.wordsOf what a reader may search a task by, beside its file
 */
export function filterTasks(
  tasks: readonly Task[],
  { kind, status, period, text }: TaskFilter,
  { now, wordsOf }: { now: number; wordsOf: (task: Task) => string },
): Task[] {
  const earliest = now - reach[period];
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    if (kind !== 'all' && isImport(task) !== (kind === 'imports')) return false;
    if (status !== 'all' && taskState(task) !== status) return false;
    if (period !== 'anyTime' && !(Date.parse(task.createTime ?? '') >= earliest)) return false;
    if (words.length === 0) return true;
    const said = `${task.fileName ?? ''} ${task.userName ?? ''} ${wordsOf(task)}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
