import type { Task } from '@lading/contracts/tasks';
import { expect, it } from 'vitest';
import { filterTasks, noFilter, type TaskFilter } from './task-filter-rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const task = (taskId: string, fields: Partial<Task>): Task => ({
  taskId,
  fileType: 'import',
  status: 2,
  createTime: '2026-11-21T08:00:00Z',
  ...fields,
});
const tasks = [
  task('running', { status: 1, fileName: 'Spring stock.csv' }),
  task('old', { createTime: '2026-11-01T08:00:00Z', fileName: 'Autumn stock.xlsx', userName: 'Ada Chen' }),
  task('export', { fileType: 'export', taskType: 200, fileName: 'Orders 2026.csv' }),
  task('stopped', { status: 3, cancelFlag: true, createTime: null }),
];

it.each<[Partial<TaskFilter>, string[]]>([
  [{}, ['running', 'old', 'export', 'stopped']],
  [{ kind: 'imports' }, ['running', 'old', 'stopped']],
  [{ kind: 'exports' }, ['export']],
  [{ status: 'running' }, ['running']],
  [{ status: 'cancelled' }, ['stopped']],
  [{ status: 'failed' }, []],
  [{ period: 'today' }, ['running', 'export']],
  [{ period: 'month' }, ['running', 'old', 'export']],
  [{ text: 'STOCK' }, ['running', 'old']],
  [{ text: 'ＳＴＯＣＫ' }, ['running', 'old']],
  [{ text: 'chen　stock' }, ['old']],
  [{ text: 'chen stock' }, ['old']],
  [{ text: 'order export' }, ['export']],
  [{ kind: 'imports', text: 'csv', period: 'week' }, ['running']],
])('%o leaves %o', (filter, left) => {
  const given = filterTasks(
    tasks,
    { ...noFilter, ...filter },
    {
      now,
      wordsOf: ({ taskType }) => (taskType === 200 ? 'Order export' : 'Import'),
    },
  );
  expect(given.map(({ taskId }) => taskId)).toEqual(left);
});
