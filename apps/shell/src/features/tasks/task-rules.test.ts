import type { Task } from '@lading/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { actionsOf, endedSince, isNews, secondsLeft, taskState, wantsAttention } from './task-rules.ts';

const task = (fields: Partial<Task> = {}): Task => ({
  taskId: '1',
  taskNo: 'Import-PRODUCT',
  taskType: 101,
  fileType: 'import',
  status: 1,
  readFlag: false,
  cancelFlag: false,
  retryFlag: false,
  ...fields,
});

const exported = (fields: Partial<Task> = {}) =>
  task({ taskId: '2', fileId: '2', taskNo: 'Export-ORDER', taskType: 200, fileType: 'export', ...fields });

describe('the states of a task (spec §4)', () => {
  it.each([
    [{ status: 1 }, 'running'],
    [{ status: 2 }, 'success'],
    [{ status: 3 }, 'failed'],
    [{ status: 3, cancelFlag: true }, 'cancelled'],
  ] as const)('%o is %s', (fields, state) => expect(taskState(task(fields))).toBe(state));

  it('returns which tasks have ended since the last reply, and none for the first', () => {
    const before = [task(), exported(), task({ taskId: '3', status: 2 })];
    const now = [
      task({ status: 2 }),
      exported(),
      task({ taskId: '3', status: 2 }),
      task({ taskId: '4', status: 2 }),
    ];
    expect(endedSince(before, now).map(({ taskId }) => taskId)).toEqual(['1']);
    expect(endedSince([], now)).toEqual([]);
  });

  it('is news only when it is over and unread', () => {
    expect(
      [task(), task({ status: 2 }), task({ status: 3 }), task({ status: 2, readFlag: true })].map(isNews),
    ).toEqual([false, true, true, false]);
  });

  it('needs attention when it failed, skipped rows or made a file, not when an import succeeded', () => {
    const over = [
      task({ status: 2 }),
      task({ status: 2, failQuantity: 3 }),
      task({ status: 3 }),
      exported({ status: 2, readFlag: false }),
    ];
    expect(over.map(wantsAttention)).toEqual([false, true, true, true]);
  });
});

describe('the actions on a task', () => {
  const acts = (one: Task) => Object.entries(actionsOf(one)).flatMap(([name, can]) => (can ? [name] : []));

  it.each([
    ['a running import', task(), ['cancel']],
    [
      'a failed import',
      task({ status: 3, retryFlag: true, failedRowsFlag: true }),
      ['downloadRows', 'retry'],
    ],
    ['an import that is done', task({ status: 2, failedRowsFlag: false }), []],
    ['a running export', exported(), ['cancel']],
    ['a finished export', exported({ status: 2, fileUrl: '/file' }), ['download', 'remove']],
    ['an export whose file has expired', exported({ status: 2, fileUrl: null }), ['remove']],
    ['a cancelled export', exported({ status: 3, cancelFlag: true, retryFlag: true }), ['retry', 'remove']],
  ])('%s', (_name, one, expected) => expect(acts(one)).toEqual(expected));

  it('only requests what spec §7 has from another back end', () => {
    const foreign = { taskNo: 'Import-Outbound', taskId: '9', fileType: 'import' };
    expect(acts({ ...foreign, status: 1 })).toEqual([]);
    expect(acts({ ...foreign, status: 2, failQuantity: 3 })).toEqual(['downloadRows']);
  });
});

it('estimates the remaining time from the progress', () => {
  expect(secondsLeft(task({ estimateConsumeTime: 40, successQuantity: 750, totalQuantity: 1_000 }))).toBe(10);
  expect(
    secondsLeft(task({ estimateConsumeTime: null, successQuantity: 0, totalQuantity: 1_000 })),
  ).toBeUndefined();
});
