import { labelsApi, type VoidState } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  messageIn,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../tasks/index.ts';
import { countVoids, readVoidBatches, type VoidRow } from './void-history.store.ts';

const states: Readonly<Record<VoidState, Word>> = {
  REQUESTED: { en: 'Requested', zh: '已申请' },
  ACCEPTED: { en: 'Accepted', zh: '已受理' },
  REJECTED: { en: 'Rejected', zh: '已拒绝' },
  NOT_APPLICABLE: { en: 'Not billed', zh: '未计费' },
  REFUNDED: { en: 'Credited', zh: '已退款' },
  DISPUTED: { en: 'Label used', zh: '面单已被使用' },
};

const columns: ExportColumn<VoidRow>[] = [
  { heading: { en: 'Requested', zh: '申请时间' }, width: 20, value: (row) => row.requested_at },
  {
    heading: { en: 'Status', zh: '状态' },
    value: inWords(states, (row: VoidRow) => row.state),
  },
  usualColumn('shipmentNo', (row) => row.shipment_no),
  usualColumn('orderNo', (row) => row.order_no),
  usualColumn('carrier', (row) => row.carrier_name),
  usualColumn('trackingNumber', (row) => row.tracking_number),
  {
    heading: { en: 'Amount', zh: '金额' },
    width: 12,
    value: ({ credit, currency }) => amountOf({ minor: Number(credit), currency }),
  },
  usualColumn('currency', (row) => row.currency),
  { heading: { en: 'Credit expected', zh: '预计退款日期' }, width: 16, value: (row) => row.credit_on },
  { heading: { en: 'Credited', zh: '退款时间' }, width: 20, value: (row) => row.credited_at },
  { heading: { en: 'Reported as used', zh: '上报使用时间' }, width: 20, value: (row) => row.disputed_at },
  {
    heading: { en: 'Reason', zh: '原因' },
    width: 40,
    value: ({ message }, language) => messageIn(message, language),
  },
];

/** The export of the void label history (decision D7). */
export const voidExport = (platform: Platform) =>
  exportHandler(platform, labelsApi.calls.exportVoids, {
    taskType: taskType.voidExport,
    module: 'VOID',
    title: { en: 'Void label history', zh: '面单作废记录' },
    count: countVoids,
    rows: readVoidBatches,
    columns,
  });
