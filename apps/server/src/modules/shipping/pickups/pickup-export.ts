import { addressLines } from '@lading/contracts/core';
import { pickupsApi, type PickupPlace, type PickupState } from '@lading/contracts/shipment-service';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  messageIn,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countPickups, readPickupBatches, type PickupRow } from './pickup-page.store.ts';

const states: Readonly<Record<PickupState, Word>> = {
  DRAFT: { en: 'Draft', zh: '草稿' },
  REQUESTED: { en: 'Requested', zh: '已提交' },
  UNCONFIRMED: { en: 'Being checked', zh: '核实中' },
  REFUSED: { en: 'Not scheduled', zh: '未预约成功' },
  SCHEDULED: { en: 'Scheduled', zh: '已预约' },
  PICKED_UP: { en: 'Picked up', zh: '已取件' },
  MISSED: { en: 'Missed', zh: '未取件' },
  CANCEL_REQUESTED: { en: 'Cancellation requested', zh: '已申请取消' },
  CANCEL_REJECTED: { en: 'Not canceled', zh: '取消被拒' },
  CANCELLED: { en: 'Canceled', zh: '已取消' },
};
const places: Readonly<Record<PickupPlace, Word>> = {
  FRONT_DOOR: { en: 'Front door', zh: '前门' },
  BACK_DOOR: { en: 'Back door', zh: '后门' },
  SIDE_DOOR: { en: 'Side door', zh: '侧门' },
  RECEPTION: { en: 'Reception', zh: '前台' },
  OFFICE: { en: 'Office', zh: '办公室' },
  MAIL_ROOM: { en: 'Mail room', zh: '收发室' },
  SHIPPING_DOCK: { en: 'Shipping dock', zh: '装卸平台' },
  OTHER: { en: 'Other', zh: '其他' },
};

const columns: ExportColumn<PickupRow>[] = [
  { heading: { en: 'Day', zh: '取件日期' }, width: 12, value: (row) => row.day },
  { heading: { en: 'From', zh: '开始时间' }, width: 8, value: (row) => row.ready },
  { heading: { en: 'Until', zh: '结束时间' }, width: 8, value: (row) => row.close },
  { heading: { en: 'Time zone', zh: '时区' }, width: 22, value: (row) => row.time_zone },
  { heading: { en: 'Status', zh: '状态' }, width: 22, value: inWords(states, (row: PickupRow) => row.state) },
  usualColumn('carrier', (row) => row.carrier_name),
  {
    heading: { en: 'Address', zh: '地址' },
    width: 48,
    value: ({ address }) => addressLines(address, address.countryCode ?? '').join(', '),
  },
  {
    heading: { en: 'Place', zh: '取件位置' },
    width: 16,
    value: inWords(places, (row: PickupRow) => row.place),
  },
  { heading: { en: 'Instructions', zh: '说明' }, width: 32, value: (row) => row.instructions },
  { heading: { en: 'Packages', zh: '包裹数' }, width: 10, value: (row) => row.packages },
  { heading: { en: 'Weight (lb)', zh: '重量（磅）' }, width: 12, value: (row) => Number(row.weight_lb) },
  {
    heading: { en: 'Fee', zh: '费用' },
    width: 10,
    value: (row) => amountOf({ minor: Number(row.fee), currency: row.currency }),
  },
  usualColumn('currency', (row) => row.currency),
  { heading: { en: 'Confirmation', zh: '确认号' }, width: 24, value: (row) => row.confirmation },
  {
    heading: { en: 'Shipments', zh: '发货单' },
    width: 32,
    value: (row) => row.shipments.map(({ shipmentNo }) => shipmentNo).join(', '),
  },
  usualColumn('created', (row) => row.created_at),
  {
    heading: { en: 'Message', zh: '承运商回复' },
    width: 48,
    value: (row, language) => messageIn(row.message, language),
  },
];

/** The export of the list of pickups (decision D7). */
export const pickupExport = (platform: Platform) =>
  exportHandler(platform, pickupsApi.calls.exportPickups, {
    taskType: taskType.pickupExport,
    module: 'PICKUP',
    title: { en: 'Pickups', zh: '上门取件' },
    count: countPickups,
    rows: readPickupBatches,
    columns,
  });
