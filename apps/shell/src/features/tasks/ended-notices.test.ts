import type { Task } from '@lading/contracts/tasks';
import { createTexts } from '@lading/i18n/create-texts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showEnded } from './ended-notices.ts';

type Show = (title: unknown, options?: { description?: unknown; action?: { label: string } }) => string;

let t: Parameters<typeof showEnded>[1]['t'];
const success = vi.fn<Show>(() => '');
const error = vi.fn<Show>(() => '');
beforeAll(async () => {
  t = (await createTexts('en', ['tasks'])).getFixedT('en', 'tasks');
});
beforeEach(() => vi.clearAllMocks());

const task = (fields: Partial<Task>): Task => ({
  taskId: '1',
  taskNo: 'Import-PRODUCT',
  taskType: 101,
  fileType: 'import',
  status: 2,
  ...fields,
});
const show = (...ended: Task[]) =>
  showEnded(ended, { toaster: { success, error }, t, language: 'en', onDownload: () => undefined });

describe('notices of tasks that have ended (spec §4, §9)', () => {
  it('an export offers its file', () => {
    show(
      task({
        fileType: 'export',
        taskType: 200,
        fileName: 'Orders.csv',
        fileUrl: '/file',
        totalQuantity: 1_200,
      }),
    );
    expect(success).toHaveBeenCalledWith('Export ready: Orders.csv', {
      description: '1,200 rows',
      action: expect.objectContaining({ label: 'Download' }) as object,
    });
  });

  it('one import reports the result for its rows', () => {
    show(task({ fileName: 'stock.csv', receipt: { created: 5, updated: 2, unchanged: 0 } }));
    expect(success).toHaveBeenCalledWith('Import finished: stock.csv', {
      description: '5 created · 2 updated',
    });
  });

  it('a failure hides like every notice (spec §9), and shows its reason in the reader’s language', () => {
    show(task({ status: 3, fileName: 'stock.csv', failure: { message: 'No luck.', zhMessage: '不走运。' } }));
    expect(error).toHaveBeenCalledWith('Import failed: stock.csv', { description: 'No luck.' });
  });

  it('several imports are one summary of at most three', () => {
    show(
      ...['a', 'b', 'c', 'd', 'e'].map((name) => task({ taskId: name, fileName: name, totalQuantity: 3 })),
    );
    expect(success).toHaveBeenCalledTimes(1);
    const [title, options] = success.mock.calls[0]!;
    expect(title).toBe('5 imports have finished');
    expect(String(options?.description).split('\n')).toEqual([
      'a: Done · 3 rows',
      'b: Done · 3 rows',
      'c: Done · 3 rows',
      'and 2 more',
    ]);
  });

  it('a failure among several imports is named before the others', () => {
    show(
      ...['1', '2', '3'].map((taskId) => task({ taskId, fileName: `${taskId}.csv` })),
      task({ taskId: '4', status: 3, fileName: '4.csv' }),
    );
    const [, options] = error.mock.calls[0]!;
    expect(String(options?.description).split('\n')[0]).toMatch(/^4\.csv: Failed/);
  });

  it('a person who canceled a task gets no notice', () => {
    show(task({ status: 3, cancelFlag: true }));
    expect(success).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });
});
