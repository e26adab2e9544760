import {
  adjustmentsApi,
  type AdjustmentReason,
  type AdjustmentState,
  type RatedPackage,
} from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countAdjustments, readAdjustmentBatches, type AdjustmentRow } from './adjustment.store.ts';

const states: Readonly<Record<AdjustmentState, Word>> = {
  POSTED: { en: 'Charged', zh: '已扣费' },
  DISPUTED: { en: 'Disputed', zh: '申诉中' },
  CREDITED: { en: 'Credited', zh: '已退回' },
  UPHELD: { en: 'Upheld', zh: '维持收费' },
};
const reasons: Readonly<Record<AdjustmentReason, Word>> = {
  weight: { en: 'Weight', zh: '重量' },
  size: { en: 'Size', zh: '尺寸' },
  zone: { en: 'Zone', zh: '分区' },
  address: { en: 'Address', zh: '地址' },
  service: { en: 'Service', zh: '服务' },
};

/** Sides and weight with their units, such as `12 × 9 × 4 in, 2 lb`. */
const measured = ({ length, width, height, weight, unit }: RatedPackage): string => {
  const [side, heavy] = unit === 'in/lb' ? ['in', 'lb'] : ['cm', 'kg'];
  return `${length} × ${width} × ${height} ${side}, ${weight} ${heavy}`;
};
const money = (minor: string | number, { currency }: AdjustmentRow) =>
  amountOf({ minor: Number(minor), currency });

const columns: ExportColumn<AdjustmentRow>[] = [
  { heading: { en: 'Charged', zh: '扣费时间' }, width: 20, value: (row) => row.charged_at },
  { heading: { en: 'Status', zh: '状态' }, value: inWords(states, (row: AdjustmentRow) => row.state) },
  { heading: { en: 'Reason', zh: '原因' }, value: inWords(reasons, (row: AdjustmentRow) => row.reason) },
  usualColumn('shipmentNo', (row) => row.shipment_no),
  usualColumn('orderNo', (row) => row.order_no),
  usualColumn('carrier', (row) => row.carrier_name),
  usualColumn('trackingNumber', (row) => row.tracking_number),
  { heading: { en: 'Declared', zh: '申报' }, width: 24, value: (row) => measured(row.declared) },
  { heading: { en: 'Measured', zh: '实测' }, width: 24, value: (row) => measured(row.measured) },
  { heading: { en: 'Old amount', zh: '原金额' }, width: 12, value: (row) => money(row.was, row) },
  { heading: { en: 'New amount', zh: '新金额' }, width: 12, value: (row) => money(row.now, row) },
  {
    heading: { en: 'Difference', zh: '差额' },
    width: 12,
    value: (row) => money(Number(row.now) - Number(row.was), row),
  },
  usualColumn('currency', (row) => row.currency),
  { heading: { en: 'Invoice line', zh: '账单行' }, width: 24, value: (row) => row.invoice_line },
  { heading: { en: 'Disputed', zh: '申诉时间' }, width: 20, value: (row) => row.disputed_at },
  { heading: { en: 'Decided', zh: '决定时间' }, width: 20, value: (row) => row.decided_at },
];

/** The export of the carriers' adjustments (decision D7). */
export const adjustmentExport = (platform: Platform) =>
  exportHandler(platform, adjustmentsApi.calls.exportAdjustments, {
    taskType: taskType.adjustmentExport,
    module: 'ADJUSTMENT',
    title: { en: 'Carrier adjustments', zh: '承运商调整' },
    count: countAdjustments,
    rows: readAdjustmentBatches,
    columns,
  });
