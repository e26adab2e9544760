import type { Task } from '@lading/contracts/tasks';
import { orderBulkRequest } from '@lading/contracts/orders';
import { createTexts } from '@lading/i18n/create-texts';
import type { TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { progressText, resultTexts, taskName } from './task-words.ts';

let en: TFunction<'tasks'>;
let cn: TFunction<'tasks'>;
beforeAll(async () => {
  en = (await createTexts('en', ['tasks'])).getFixedT('en', 'tasks');
  cn = (await createTexts('cn', ['tasks'])).getFixedT('zh-CN', 'tasks');
});

const task = (fields: Partial<Task>): Task => ({
  taskId: '1',
  taskNo: 'Import-PRODUCT',
  taskType: 101,
  fileType: 'import',
  status: 2,
  ...fields,
});

describe('the words of an import (spec §4)', () => {
  it('show done and total while it is in progress', () => {
    const running = task({ status: 1, totalQuantity: 5_000, successQuantity: 1_200 });
    expect(progressText(running, en)).toBe('1,200 of 5,000');
  });

  it.each([
    ['all succeeded', { totalQuantity: 10, successQuantity: 10, failQuantity: 0 }, ['10 rows']],
    [
      'some failed',
      { totalQuantity: 10, successQuantity: 8, failQuantity: 2 },
      ['8 rows imported', '2 rows not imported'],
    ],
    ['none succeeded', { totalQuantity: 2, successQuantity: 0, failQuantity: 2 }, ['2 rows not imported']],
    ['the total is missing', { successQuantity: 8, failQuantity: null }, ['8 rows']],
    [
      'their results are known',
      { totalQuantity: 9, successQuantity: 8, failQuantity: 1, receipt: { created: 5, updated: 3 } },
      ['5 created', '3 updated', '1 row not imported'],
    ],
  ])('tell how many rows succeeded and failed where %s', (_, fields, words) => {
    expect(resultTexts(task(fields), en)).toEqual(words);
  });

  it('show for a failed one what was imported before it failed', () => {
    const failed = task({ status: 3, totalQuantity: 10, successQuantity: 3, failQuantity: 7 });
    expect(resultTexts(failed, en)).toEqual(['3 rows imported', '7 rows not imported']);
    expect(resultTexts(failed, cn)).toEqual(['3 行已导入', '7 行未导入']);
  });
});

it('names every change of many orders in both languages', () => {
  const acts = orderBulkRequest.options.flatMap((option) => [...option.shape.act.values]);
  for (const act of acts) {
    const bulk = task({ taskType: 110, fileType: 'bulk', receipt: { act } });
    const unnamed = { ...bulk, receipt: {} };
    expect(taskName(bulk, en), act).not.toBe(taskName(unnamed, en));
    expect(taskName(bulk, cn), act).not.toBe(taskName(unnamed, cn));
  }
});
