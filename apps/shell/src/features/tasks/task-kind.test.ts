import { type Task, taskType } from '@lading/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { listOf, taskKind } from './task-kind.ts';

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

describe('the kind of a task', () => {
  it.each(Object.entries(taskType))('%s (%i) has a name of its own', (_, code) => {
    const kind = taskKind(
      task({ fileType: code < taskType.firstExport ? 'import' : 'export', taskType: code }),
    );
    expect(kind).not.toMatch(/^other/);
  });
});

it.each([
  ['Import-PRODUCT', 'productImport', 'product'],
  ['Import-PRODUCT-ALIAS', 'aliasImport', 'alias'],
  ['Import-Stock', 'stockImport', 'inbound'],
  ['Import-Tariff', 'otherImport', undefined],
  ['Import-Outbound', 'otherImport', undefined],
])('%s of a back end without our types is a %s (spec §3)', (taskNo, kind, list) => {
  const given = task({ taskNo, taskType: null, status: 2 });
  expect(taskKind(given)).toBe(kind);
  expect(listOf(given)).toBe(list);
});

it('refetches the list that a successful import filled', () => {
  expect(listOf(task({ status: 2 }))).toBe('product');
  expect(listOf(task({ status: 2, taskType: 102 }))).toBe('order');
  expect(listOf(task({ status: 3 }))).toBeUndefined();
  expect(
    listOf(task({ taskNo: 'Export-ORDER', taskType: 200, fileType: 'export', status: 2 })),
  ).toBeUndefined();
});
