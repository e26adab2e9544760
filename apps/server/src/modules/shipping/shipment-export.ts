import { type ShipmentStatus, shippingApi } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { exportHandler, inWords, usualColumn, wordOf, type ExportColumn, type Word } from '../tasks/index.ts';
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
  usualColumn('shipmentNo', (row) => row.shipment_no),
  {
    heading: { en: 'Status', zh: '状态' },
    value: inWords(statuses, (row: ShipmentRow) => row.shipment_status),
  },
  usualColumn('orderNo', (row) => row.order_no),
  usualColumn('carrier', (row) => row.carrier_name),
  usualColumn('service', ({ service_name: name, service_code: code }, language) =>
    name ? wordOf(name, language) : code,
  ),
  usualColumn('trackingNumber', (row) => row.tracking_number),
  usualColumn('recipient', (row) => row.recipient?.name),
  usualColumn('city', (row) => row.recipient?.city),
  usualColumn('state', (row) => row.recipient?.stateCode),
  usualColumn('zipCode', (row) => row.recipient?.zipCode),
  usualColumn('country', (row) => row.recipient?.countryCode),
  { heading: { en: 'Packages', zh: '包裹数' }, width: 10, value: (row) => row.packages.count },
  { heading: { en: 'Weight', zh: '重量' }, width: 10, value: (row) => row.packages.weight },
  { heading: { en: 'Weight unit', zh: '重量单位' }, width: 12, value: (row) => row.packages.unit },
  { heading: { en: 'Postage', zh: '运费' }, width: 12, value: (row) => wireNumber(row.postage) },
  usualColumn('currency', (row) => row.currency),
  { heading: { en: 'Ship date', zh: '发货日期' }, width: 14, value: (row) => row.ship_day },
  usualColumn('created', (row) => row.created_at),
];

/** The export of the shipment list (decision D7). */
export const shipmentExport = (platform: Platform) =>
  exportHandler(platform, shippingApi.calls.exportShipments, {
    taskType: taskType.shipmentExport,
    module: 'SHIPMENT',
    title: { en: 'Shipments', zh: '发货单' },
    count: (trx, choice) => countShipments(trx, { ...choice, now: platform.clock.now() }),
    rows: (trx, choice) => readShipmentBatches(trx, { ...choice, now: platform.clock.now() }),
    columns,
  });
