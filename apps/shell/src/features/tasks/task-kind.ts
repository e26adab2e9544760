import { limits } from '@lading/contracts/core';
import { type Task, taskType } from '@lading/contracts/tasks';
import { isBulk, isImport, taskState } from './task-rules.ts';

const { freightImport, parcelImport } = limits.codes;

/** The displayed kind of a task. The first page needs none of this: its header only counts tasks. */
export type TaskKind =
  | 'productImport'
  | 'orderImport'
  | 'aliasImport'
  | 'bundleImport'
  | 'stockImport'
  | 'freightImport'
  | 'transactionImport'
  | 'countImport'
  | 'addressImport'
  | 'parcelImport'
  | 'otherImport'
  | 'orderBulk'
  | 'orderExport'
  | 'shipmentExport'
  | 'productExport'
  | 'auditExport'
  | 'voidExport'
  | 'ledgerExport'
  | 'storageExport'
  | 'addressExport'
  | 'walletExport'
  | 'eeiExport'
  | 'claimExport'
  | 'addressChangeExport'
  | 'adjustmentExport'
  | 'batchExport'
  | 'pickupExport'
  | 'manifestExport'
  | 'otherExport';

const kinds: Readonly<Record<number, TaskKind>> = {
  [freightImport]: 'freightImport',
  [parcelImport]: 'parcelImport',
  [taskType.productImport]: 'productImport',
  [taskType.orderImport]: 'orderImport',
  [taskType.aliasImport]: 'aliasImport',
  [taskType.bundleImport]: 'bundleImport',
  [taskType.stockImport]: 'stockImport',
  [taskType.transactionImport]: 'transactionImport',
  [taskType.countImport]: 'countImport',
  [taskType.addressImport]: 'addressImport',
  [taskType.orderBulk]: 'orderBulk',
  [taskType.orderExport]: 'orderExport',
  [taskType.shipmentExport]: 'shipmentExport',
  [taskType.productExport]: 'productExport',
  [taskType.auditExport]: 'auditExport',
  [taskType.voidExport]: 'voidExport',
  [taskType.ledgerExport]: 'ledgerExport',
  [taskType.storageExport]: 'storageExport',
  [taskType.addressExport]: 'addressExport',
  [taskType.walletExport]: 'walletExport',
  [taskType.eeiExport]: 'eeiExport',
  [taskType.claimExport]: 'claimExport',
  [taskType.addressChangeExport]: 'addressChangeExport',
  [taskType.adjustmentExport]: 'adjustmentExport',
  [taskType.batchExport]: 'batchExport',
  [taskType.pickupExport]: 'pickupExport',
  [taskType.manifestExport]: 'manifestExport',
};

/** The imports of another back end by their module (spec §3): its types besides 10 and 11 are its own. */
const modules: Readonly<Record<string, TaskKind>> = {
  Stock: 'stockImport',
  Transaction: 'transactionImport',
  PRODUCT: 'productImport',
  'Bundle-Product': 'bundleImport',
  'PRODUCT-ALIAS': 'aliasImport',
};

/** The list that shows the result of a task, as named by `list:refresh`. */
const listKinds: Partial<Record<TaskKind, string>> = {
  productImport: 'product',
  orderImport: 'order',
  aliasImport: 'alias',
  bundleImport: 'bundle',
  stockImport: 'inbound',
  parcelImport: 'outbound',
  freightImport: 'outbound',
  transactionImport: 'transaction',
  countImport: 'count',
  addressImport: 'address',
  orderBulk: 'order',
};

export function taskKind(task: Task): TaskKind {
  const { taskType: type, taskNo } = task;
  const kind = kinds[type ?? -1];
  if (kind) return kind;
  return isImport(task) ? (modules[(taskNo ?? '').replace(/^Import-/, '')] ?? 'otherImport') : 'otherExport';
}

/** The list to refetch after this task; undefined when none shows it. */
export function listOf(task: Task): string | undefined {
  // Completed changes of many records stay, regardless of how the task ended.
  return taskState(task) === 'success' || isBulk(task) ? listKinds[taskKind(task)] : undefined;
}
