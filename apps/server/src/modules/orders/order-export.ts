import { ordersApi, type OrderStatus } from '@lading/contracts/orders';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportHandler, inWords, usualColumn, type ExportColumn, type Word } from '../tasks/index.ts';
import { countOrders, readOrderBatches, type SummaryRow } from './order-page.store.ts';

const statuses: Readonly<Record<OrderStatus, Word>> = {
  UNSHIPPED: { en: 'Unshipped', zh: '待发货' },
  PARTIALLY_SHIPPED: { en: 'Partially shipped', zh: '部分发货' },
  SHIPPED: { en: 'Shipped', zh: '已发货' },
  ON_HOLD: { en: 'On hold', zh: '已挂起' },
  CANCELLED: { en: 'Canceled', zh: '已取消' },
};

const columns: ExportColumn<SummaryRow>[] = [
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
];

/** The export of the order list (decision D7). */
export const orderExport = (platform: Platform) =>
  exportHandler(platform, ordersApi.calls.exportOrders, {
    taskType: taskType.orderExport,
    module: 'ORDER',
    title: { en: 'Orders', zh: '订单' },
    count: countOrders,
    rows: readOrderBatches,
    columns,
  });
