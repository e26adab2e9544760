import { type ShipmentStatus, shippingApi } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportQueue, inWords, type ExportColumn, type Word } from '../tasks/index.ts';
import { countShipments, readShipmentBatches, type ShipmentRow } from './shipment-page.store.ts';

const statuses: Readonly<Record<ShipmentStatus, Word>> = {
  AWAITING_LABEL: { en: 'Awaiting label', zh: '待出面单' },
  LABEL_CREATED: { en: 'Label created', zh: '已出面单' },
  IN_TRANSIT: { en: 'In transit', zh: '运输中' },
  DELIVERED: { en: 'Delivered', zh: '已签收' },
  EXCEPTION: { en: 'Exception', zh: '异常' },
  VOIDED: { en: 'Voided', zh: '已作废' },
};

const columns: ExportColumn<ShipmentRow>[] = [
  { heading: { en: 'Shipment number', zh: '发货单号' }, value: (row) => row.shipment_no },
  {
    heading: { en: 'Status', zh: '状态' },
    value: inWords(statuses, (row: ShipmentRow) => row.shipment_status),
  },
  { heading: { en: 'Order number', zh: '订单号' }, width: 22, value: (row) => row.order_no },
  { heading: { en: 'Carrier', zh: '承运商' }, value: (row) => row.carrier_name },
  { heading: { en: 'Service', zh: '服务' }, width: 20, value: (row) => row.service_code },
  { heading: { en: 'Tracking number', zh: '物流单号' }, width: 26, value: (row) => row.tracking_number },
  { heading: { en: 'Recipient', zh: '收件人' }, width: 22, value: (row) => row.recipient?.name },
  { heading: { en: 'City', zh: '城市' }, value: (row) => row.recipient?.city },
  { heading: { en: 'State', zh: '州/省' }, width: 10, value: (row) => row.recipient?.stateCode },
  { heading: { en: 'ZIP code', zh: '邮编' }, width: 12, value: (row) => row.recipient?.zipCode },
  { heading: { en: 'Country', zh: '国家' }, width: 10, value: (row) => row.recipient?.countryCode },
  { heading: { en: 'Packages', zh: '包裹数' }, width: 10, value: (row) => row.packages.count },
  { heading: { en: 'Weight', zh: '重量' }, width: 10, value: (row) => row.packages.weight },
  { heading: { en: 'Weight unit', zh: '重量单位' }, width: 12, value: (row) => row.packages.unit },
  { heading: { en: 'Postage', zh: '运费' }, width: 12, value: (row) => wireNumber(row.postage) },
  { heading: { en: 'Currency', zh: '币种' }, width: 10, value: (row) => row.currency },
  { heading: { en: 'Created', zh: '创建时间' }, width: 20, value: (row) => row.created_at },
];

/** The export of the shipment list (decision D7). */
export function shipmentExportHandlers(platform: Platform) {
  const queue = exportQueue(platform, {
    taskType: taskType.shipmentExport,
    module: 'SHIPMENT',
    title: { en: 'Shipments', zh: '发货单' },
    choice: shippingApi.calls.exportShipments.body.omit({ format: true }),
    count: (trx, choice) => countShipments(trx, { ...choice, now: platform.clock.now() }),
    rows: (trx, choice) => readShipmentBatches(trx, { ...choice, now: platform.clock.now() }),
    columns,
  });
  return {
    exportShipments: (context, { body }) => queue.start(context, body),
  } satisfies Partial<HandlersOf<typeof shippingApi>>;
}
