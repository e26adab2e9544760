import { addressLines, type Address } from '@lading/contracts/core';
import {
  addressChangesApi,
  type AddressChange,
  type AddressChangeKind,
  type AddressChangeState,
} from '@lading/contracts/shipment-service';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../../platform/platform.ts';
import {
  amountOf,
  exportHandler,
  inWords,
  markedWhen,
  messageIn,
  momentOf,
  usualColumn,
  type ExportColumn,
  type Word,
} from '../../tasks/index.ts';
import { countAddressChanges, readAddressChangeBatches } from './address-change-page.store.ts';

const states: Readonly<Record<AddressChangeState, Word>> = {
  DRAFT: { en: 'Draft', zh: '草稿' },
  REQUESTED: { en: 'Requested', zh: '已申请' },
  UNCONFIRMED: { en: 'Being checked', zh: '核实中' },
  REFUSED: { en: 'Rejected', zh: '被拒绝' },
  ACCEPTED: { en: 'Accepted', zh: '已受理' },
  COMPLETED: { en: 'Completed', zh: '已完成' },
  FAILED: { en: 'Failed', zh: '未成功' },
};
const kinds: Readonly<Record<AddressChangeKind, Word>> = {
  REDIRECT: { en: 'Redirect', zh: '改寄' },
  HOLD: { en: 'Hold for pickup', zh: '留存待取' },
  RETURN: { en: 'Return to sender', zh: '退回发件人' },
};

const inOneLine = (address: Address | null): string =>
  address
    ? addressLines(address, address.countryCode ?? '')
        .filter(Boolean)
        .join(', ')
    : '';

const columns: ExportColumn<AddressChange>[] = [
  usualColumn('shipmentNo', (row) => row.shipmentNo),
  usualColumn('orderNo', (row) => row.orderNo),
  usualColumn('carrier', (row) => row.carrierName),
  usualColumn('trackingNumber', (row) => row.trackingNumber),
  {
    heading: { en: 'Change', zh: '变更方式' },
    width: 18,
    value: inWords(kinds, (row: AddressChange) => row.kind),
  },
  {
    heading: { en: 'Status', zh: '状态' },
    width: 14,
    value: inWords(states, (row: AddressChange) => row.state),
  },
  { heading: { en: 'Previous address', zh: '原地址' }, width: 48, value: (row) => inOneLine(row.old) },
  { heading: { en: 'New address', zh: '新地址' }, width: 48, value: (row) => inOneLine(row.to) },
  { heading: { en: 'Fee', zh: '费用' }, width: 10, value: (row) => amountOf(row.fee) },
  usualColumn('currency', (row) => row.fee.currency),
  {
    heading: { en: 'Fee refunded', zh: '费用已退' },
    width: 12,
    value: markedWhen((row: AddressChange) => row.isRefunded),
  },
  {
    heading: { en: 'Reason', zh: '原因' },
    width: 40,
    value: ({ message }, language) => messageIn(message, language),
  },
  { heading: { en: 'Requested', zh: '申请时间' }, width: 20, value: (row) => momentOf(row.requestTime) },
  { heading: { en: 'Answered', zh: '答复时间' }, width: 20, value: (row) => momentOf(row.answerTime) },
  { heading: { en: 'Ended', zh: '结束时间' }, width: 20, value: (row) => momentOf(row.endTime) },
];

/** The export of the list of changes of address (decision D7). */
export const addressChangeExport = (platform: Platform) =>
  exportHandler(platform, addressChangesApi.calls.exportAddressChanges, {
    taskType: taskType.addressChangeExport,
    module: 'ADDRESS-CHANGE',
    title: { en: 'Address changes', zh: '地址修改' },
    count: countAddressChanges,
    rows: readAddressChangeBatches,
    columns,
  });
