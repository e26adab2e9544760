import { eeiApi, eeiCitation, type EeiRecord } from '@lading/contracts/shipping';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import { exportHandler, markedWhen, momentOf, usualColumn, type ExportColumn } from '../../tasks/index.ts';
import { countEei, readEeiBatches } from './eei-history.store.ts';

const goodsOf = ({ items }: EeiRecord): string =>
  items.map(({ hsCode, quantity, description }) => `${hsCode} ×${quantity} ${description}`).join('; ');

const columns: ExportColumn<EeiRecord>[] = [
  { heading: { en: 'Ship date', zh: '发货日期' }, width: 14, value: (row) => row.shipDate },
  usualColumn('shipmentNo', (row) => row.shipmentNo),
  usualColumn('orderNo', (row) => row.orderNo),
  { heading: { en: 'Citation', zh: '申报依据' }, width: 22, value: eeiCitation },
  { heading: { en: 'ITN', zh: 'ITN 编号' }, width: 18, value: (row) => row.itn },
  { heading: { en: 'Consignee', zh: '收货人' }, width: 28, value: (row) => row.consigneeName },
  usualColumn('country', (row) => row.countryCode),
  { heading: { en: 'Value', zh: '货值' }, width: 12, value: (row) => row.value },
  usualColumn('currency', (row) => row.currency),
  { heading: { en: 'Goods', zh: '货物' }, width: 48, value: goodsOf },
  { heading: { en: 'Signed by', zh: '签署人' }, width: 22, value: (row) => row.signer },
  usualColumn('carrier', (row) => row.carrierName),
  usualColumn('trackingNumber', (row) => row.trackingNumber),
  {
    heading: { en: 'Cited at purchase', zh: '购买面单时的依据' },
    width: 22,
    value: (row) => row.citedAtPurchase,
  },
  {
    heading: { en: 'Entered late', zh: '发货后补填' },
    width: 14,
    value: markedWhen(({ entries: [last] }: EeiRecord) => last?.isLate ?? false),
  },
  {
    heading: { en: 'Label voided', zh: '面单已作废' },
    width: 14,
    value: markedWhen((row: EeiRecord) => row.isVoided),
  },
  { heading: { en: 'Bought', zh: '购买时间' }, width: 20, value: (row) => momentOf(row.boughtTime) },
];

/** The export of the EEI history (decision D7). */
export const eeiExport = (platform: Platform) =>
  exportHandler(platform, eeiApi.calls.exportEei, {
    taskType: taskType.eeiExport,
    module: 'EEI',
    title: { en: 'EEI history', zh: 'EEI 申报记录' },
    count: countEei,
    rows: readEeiBatches,
    columns,
  });
