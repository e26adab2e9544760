import { batchesApi, type BatchState } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  momentOf,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countBatches, readBatchesInTurn, type ListedBatch } from './batch-reading.store.ts';

const states: Readonly<Record<BatchState, Word>> = {
  VALIDATING: { en: 'Getting rates', zh: '正在询价' },
  READY: { en: 'Ready', zh: '可购买' },
  PURCHASING: { en: 'Buying', zh: '购买中' },
  DONE: { en: 'Done', zh: '已完成' },
  DONE_WITH_ERRORS: { en: 'Done with errors', zh: '部分失败' },
};

const columns: ExportColumn<ListedBatch>[] = [
  { heading: { en: 'Batch number', zh: '批次号' }, width: 14, value: (row) => row.batchId },
  {
    heading: { en: 'Status', zh: '状态' },
    width: 18,
    value: inWords(states, (row: ListedBatch) => row.state),
  },
  { heading: { en: 'Orders', zh: '订单数' }, width: 10, value: (row) => row.rows },
  { heading: { en: 'Bought', zh: '已购买' }, width: 10, value: (row) => row.counts.BOUGHT ?? 0 },
  {
    heading: { en: 'Needs attention', zh: '需处理' },
    width: 16,
    value: ({ counts }) => (counts.FAILED ?? 0) + (counts.INVALID ?? 0),
  },
  { heading: { en: 'To buy', zh: '待购买' }, width: 12, value: (row) => amountOf(row.total) },
  { heading: { en: 'Charged', zh: '已扣费' }, width: 12, value: (row) => amountOf(row.charged) },
  usualColumn('currency', (row) => row.charged.currency),
  usualColumn('created', (row) => momentOf(row.createTime)),
];

/** The export of the list of batches (decision D7). */
export const batchExport = (platform: Platform) =>
  exportHandler(platform, batchesApi.calls.exportBatches, {
    taskType: taskType.batchExport,
    module: 'LABEL-BATCH',
    title: { en: 'Label batches', zh: '面单批次' },
    count: countBatches,
    rows: readBatchesInTurn,
    columns,
  });
