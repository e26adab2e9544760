import { decimalText } from '@lading/contracts/core';
import { labelsApi, type VoidState } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { exportQueue, type ExportColumn, type Word } from '../tasks/index.ts';
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
    value: (row, language) => states[row.state][language === 'cn' ? 'zh' : 'en'],
  },
  { heading: { en: 'Shipment number', zh: '发货单号' }, value: (row) => row.shipment_no },
  { heading: { en: 'Order number', zh: '订单号' }, width: 22, value: (row) => row.order_no },
  { heading: { en: 'Carrier', zh: '承运商' }, value: (row) => row.carrier_name },
  { heading: { en: 'Tracking number', zh: '物流单号' }, width: 26, value: (row) => row.tracking_number },
  {
    heading: { en: 'Amount', zh: '金额' },
    width: 12,
    value: ({ charged, currency }) => Number(decimalText({ minor: Number(charged), currency })),
  },
  { heading: { en: 'Currency', zh: '币种' }, width: 10, value: (row) => row.currency },
  { heading: { en: 'Credit expected', zh: '预计退款日期' }, width: 16, value: (row) => row.credit_on },
  { heading: { en: 'Credited', zh: '退款时间' }, width: 20, value: (row) => row.credited_at },
  { heading: { en: 'Found used', zh: '发现使用时间' }, width: 20, value: (row) => row.disputed_at },
  {
    heading: { en: 'Reason', zh: '原因' },
    width: 40,
    value: ({ message }, language) => (language === 'cn' ? message?.zhMessage : message?.message),
  },
];

/** The export of the void label history (decision D7). */
export const voidExport = (platform: Platform) =>
  exportQueue(platform, {
    taskType: taskType.voidExport,
    module: 'VOID',
    title: { en: 'Void label history', zh: '面单作废记录' },
    choice: labelsApi.calls.exportVoids.body.omit({ format: true }),
    count: countVoids,
    rows: readVoidBatches,
    columns,
  });
