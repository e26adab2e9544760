import { ordersApi, type OrderStatus } from '@lading/contracts/orders';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportQueue, inWords, type ExportColumn, type Word } from '../tasks/index.ts';
import { countOrders, readOrderBatches, type SummaryRow } from './order-page.store.ts';

const statuses: Readonly<Record<OrderStatus, Word>> = {
  UNSHIPPED: { en: 'Unshipped', zh: '待发货' },
  PARTIALLY_SHIPPED: { en: 'Partially shipped', zh: '部分发货' },
  SHIPPED: { en: 'Shipped', zh: '已发货' },
  ON_HOLD: { en: 'On hold', zh: '已挂起' },
  CANCELLED: { en: 'Canceled', zh: '已取消' },
};

const columns: ExportColumn<SummaryRow>[] = [
  { heading: { en: 'Order number', zh: '订单号' }, width: 22, value: (row) => row.order_no },
  {
    heading: { en: 'Status', zh: '状态' },
    value: inWords(statuses, (row: SummaryRow) => row.order_status),
  },
  { heading: { en: 'Store', zh: '店铺' }, width: 20, value: (row) => row.store_name },
  { heading: { en: 'Recipient', zh: '收件人' }, width: 22, value: (row) => row.recipient.name },
  { heading: { en: 'Company', zh: '公司' }, width: 20, value: (row) => row.recipient.company },
  { heading: { en: 'Address line 1', zh: '地址 1' }, width: 28, value: (row) => row.recipient.addressLine1 },
  { heading: { en: 'Address line 2', zh: '地址 2' }, width: 20, value: (row) => row.recipient.addressLine2 },
  { heading: { en: 'City', zh: '城市' }, value: (row) => row.recipient.city },
  { heading: { en: 'State', zh: '州/省' }, width: 10, value: (row) => row.recipient.stateCode },
  { heading: { en: 'ZIP code', zh: '邮编' }, width: 12, value: (row) => row.recipient.zipCode },
  { heading: { en: 'Country', zh: '国家' }, width: 10, value: (row) => row.recipient.countryCode },
  { heading: { en: 'Phone', zh: '电话' }, value: (row) => row.recipient.phone },
  { heading: { en: 'Units', zh: '件数' }, width: 8, value: (row) => Number(row.units ?? 0) },
  { heading: { en: 'Total', zh: '总金额' }, width: 12, value: (row) => wireNumber(row.total_amount) },
  { heading: { en: 'Currency', zh: '币种' }, width: 10, value: (row) => row.currency },
  { heading: { en: 'Carrier', zh: '承运商' }, value: (row) => row.carrier_name },
  { heading: { en: 'Service', zh: '服务' }, width: 20, value: (row) => row.service_code },
  { heading: { en: 'Reference', zh: '参考号' }, width: 20, value: (row) => row.reference },
  { heading: { en: 'Reference 2', zh: '参考号 2' }, width: 20, value: (row) => row.reference2 },
  { heading: { en: 'Created', zh: '创建时间' }, width: 20, value: (row) => row.created_at },
  { heading: { en: 'Updated', zh: '更新时间' }, width: 20, value: (row) => row.updated_at },
];

/** The export of the order list (decision D7). */
export function orderExportHandlers(platform: Platform) {
  const queue = exportQueue(platform, {
    taskType: taskType.orderExport,
    module: 'ORDER',
    title: { en: 'Orders', zh: '订单' },
    choice: ordersApi.calls.exportOrders.body.omit({ format: true }),
    count: countOrders,
    rows: readOrderBatches,
    columns,
  });
  return {
    exportOrders: (context, { body }) => queue.start(context, body),
  } satisfies Partial<HandlersOf<typeof ordersApi>>;
}
