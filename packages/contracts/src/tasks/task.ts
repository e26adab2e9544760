import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { wireFlag, wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';

/** What a task does (decision D7). */
export const taskType = {
  freightImport: 10,
  parcelImport: 11,
  productImport: 101,
  orderImport: 102,
  /** Goods on their way to a warehouse (decision D19). */
  stockImport: 103,
  /** Payments to a warehouse. */
  transactionImport: 104,
  bundleImport: 105,
  aliasImport: 106,
  /** Counts of bins. */
  countImport: 107,
  /** Addresses of the address book. */
  addressImport: 108,
  /** An act on many orders at once. */
  orderBulk: 110,
  /** All types from here on are exports. */
  firstExport: 200,
  orderExport: 200,
  shipmentExport: 201,
  productExport: 202,
  auditExport: 203,
  voidExport: 204,
  ledgerExport: 205,
  storageExport: 206,
  addressExport: 207,
  walletExport: 209,
  eeiExport: 212,
  claimExport: 220,
  addressChangeExport: 221,
  adjustmentExport: 224,
  batchExport: 231,
  pickupExport: 232,
  manifestExport: 233,
} as const;

/** The modules that an import can belong to (spec §3; `ORDER`, the order import with shipment, and `Count`, counts of bins, by decision D19; `Address`, ours); the task number of an import reads `Import-{module}`. */
export const importModules = [
  'ORDER',
  'Outbound',
  'Stock',
  'Freight-Outbound',
  'Transaction',
  'PRODUCT',
  'Bundle-Product',
  'PRODUCT-ALIAS',
  'Count',
  'Address',
] as const;
export type ImportModule = (typeof importModules)[number];

/** An import or export of the task list (spec §3). `status` is 1 in progress, 2 success, 3 failed (`limits.codes`). */
export const task = z.object({
  /** For an export: the file to mark as read, remove or fetch. */
  fileId: wireId.nullish(),
  /** The job: for an import to mark as read or to export its failed rows; for any task, ours, to cancel or retry. */
  taskId: wireId.nullish(),
  taskNo: wireText,
  /** See {@link taskType}; decides which failed-rows export is called (spec §7). */
  taskType: wireNumber,
  fileName: wireText,
  /** `import`, or `bulk` (ours) for changes of many records at once; anything else is an export. */
  fileType: wireText,
  fileUrl: wireText,
  status: z.number().int(),
  readFlag: wireFlag.nullish(),
  createTime: wireTime.nullish(),
  totalQuantity: wireNumber,
  successQuantity: wireNumber,
  failQuantity: wireNumber,
  /** Expected total duration in seconds. */
  estimateConsumeTime: wireNumber,
  /** Ours: when it ended. */
  finishTime: wireTime.nullish(),
  /** Ours: counts of the rows by result, such as `created`, `updated`, `unchanged`; present once an import has succeeded. */
  receipt: z.record(z.string(), z.union([z.number(), z.string()])).nullish(),
  /** Ours: who started it. */
  userName: wireText,
  /** Ours: the import has a result page. */
  receiptFlag: wireFlag.nullish(),
  /** Ours: why it failed. */
  failure: localizedText.nullish(),
  /** Ours: its owner canceled it. */
  cancelFlag: wireFlag.nullish(),
  /** Ours: it can be retried from its beginning. */
  retryFlag: wireFlag.nullish(),
  /** Ours: the rows that were not imported can be downloaded as a workbook. */
  failedRowsFlag: wireFlag.nullish(),
  /** Ours, for a finished export: size of its file, and when the file will be removed. */
  fileBytes: wireNumber,
  expireTime: wireTime.nullish(),
});
export type Task = z.infer<typeof task>;
