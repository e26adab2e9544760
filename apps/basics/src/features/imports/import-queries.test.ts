import type { ImportReceipt } from '@lading/contracts/imports';
import { taskType } from '@lading/contracts/tasks';
import { expect, it } from 'vitest';
import { stockLists } from './import-queries.ts';

it.each([
  ['inbounds', 3, 0, ['/o/#/app/inbound']],
  ['inbounds of another back end', 3, null, ['/o/#/app/inbound']],
  ['crossdocks', 3, 3, ['/o/#/app/crossdock']],
  ['both', 3, 1, ['/o/#/app/inbound', '/o/#/app/crossdock']],
])(
  'a stock-in import of %s leads to the lists that it filled (decision D19)',
  (_, total, crossdocks, lists) => {
    const receipt = { taskType: taskType.stockImport, total, crossdocks } as ImportReceipt;
    expect(stockLists(receipt).map(({ href }) => href)).toEqual(lists);
    expect(stockLists({ ...receipt, taskType: taskType.productImport })).toEqual([]);
  },
);
