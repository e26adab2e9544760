import { ordersApi, type HoldReason, type OrderStatus } from '@lading/contracts/orders';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportHandler, inWords, usualColumn, wordOf, type ExportColumn, type Word } from '../tasks/index.ts';
import { countOrders, readOrderBatches, type SummaryRow } from './order-page.store.ts';

const statuses: Readonly<Record<OrderStatus, Word>> = {
  UNSHIPPED: { en: 'To ship', zh: '待发货' },
  PARTIALLY_SHIPPED: { en: 'Partially shipped', zh: '部分发货' },
  SHIPPED: { en: 'Shipped', zh: '已发货' },
  ON_HOLD: { en: 'On hold', zh: '已挂起' },
  CANCELLED: { en: 'Canceled', zh: '已取消' },
};

const reasons: Readonly<Record<HoldReason, Word>> = {
  PAYMENT: { en: 'Payment not confirmed', zh: '付款未确认' },
  FRAUD: { en: 'Fraud check', zh: '欺诈核查' },
  ADDRESS: { en: 'Address unclear', zh: '地址不明确' },
  STOCK: { en: 'Out of stock', zh: '缺货' },
  CUSTOMER: { en: 'Waiting for the customer', zh: '等待买家答复' },
  OTHER: { en: 'Other reason', zh: '其他原因' },
  STORE: { en: 'On hold in the store', zh: '店铺中已挂起' },
  TEST: { en: 'Test order', zh: '测试订单' },
  COLLECTION: { en: 'Collected by the customer', zh: '买家自提' },
  CHANGED: { en: 'Changed in the store', zh: '店铺已更改订单' },
};

/** The columns of the file; the columns about processing come last. */
export const orderExportColumns: ExportColumn<SummaryRow>[] = [
  usualColumn('orderNo', (row) => row.order_no),
  {
    heading: { en: 'Status', zh: '状态' },
    value: inWords(statuses, (row: SummaryRow) => row.order_status),
  },
  { heading: { en: 'Store', zh: '店铺' }, width: 20, value: (row) => row.store_name },
  usualColumn('recipient', (row) => row.recipient.name),
  { heading: { en: 'Company', zh: '公司' }, width: 20, value: (row) => row.recipient.company },
  { heading: { en: 'Address line 1', zh: '地址 1' }, width: 28, value: (row) => row.recipient.addressLine1 },
  { heading: { en: 'Address line 2', zh: '地址 2' }, width: 20, value: (row) => row.recipient.addressLine2 },
  usualColumn('city', (row) => row.recipient.city),
  usualColumn('state', (row) => row.recipient.stateCode),
  usualColumn('zipCode', (row) => row.recipient.zipCode),
  usualColumn('country', (row) => row.recipient.countryCode),
  { heading: { en: 'Phone', zh: '电话' }, value: (row) => row.recipient.phone },
  { heading: { en: 'Units', zh: '件数' }, width: 8, value: (row) => Number(row.units ?? 0) },
  { heading: { en: 'Total', zh: '总金额' }, width: 12, value: (row) => wireNumber(row.total_amount) },
  usualColumn('currency', (row) => row.currency),
  usualColumn('carrier', (row) => row.carrier_name),
  usualColumn('service', (row) => row.service_code),
  { heading: { en: 'Reference', zh: '参考号' }, width: 20, value: (row) => row.reference },
  { heading: { en: 'Reference 2', zh: '参考号 2' }, width: 20, value: (row) => row.reference2 },
  usualColumn('created', (row) => row.created_at),
  usualColumn('updated', (row) => row.updated_at),
  { heading: { en: 'Email', zh: '邮箱' }, width: 24, value: (row) => row.recipient.email },
  { heading: { en: 'Warehouse', zh: '仓库' }, width: 20, value: (row) => row.warehouse_name },
  { heading: { en: 'Ship by', zh: '最晚发货日期' }, width: 14, value: (row) => row.ship_by_day },
  {
    heading: { en: 'Hold reason', zh: '挂起原因' },
    width: 22,
    value: (row, language) => row.hold_reason && wordOf(reasons[row.hold_reason], language),
  },
  { heading: { en: 'Held until', zh: '挂起至' }, width: 18, value: (row) => row.hold_until },
  { heading: { en: 'Tags', zh: '标签' }, width: 24, value: (row) => row.tags.join(', ') },
];

/** The export of the order list (decision D7). */
export const orderExport = (platform: Platform) =>
  exportHandler(platform, ordersApi.calls.exportOrders, {
    taskType: taskType.orderExport,
    module: 'ORDER',
    title: { en: 'Orders', zh: '订单' },
    count: countOrders,
    rows: readOrderBatches,
    columns: orderExportColumns,
  });
