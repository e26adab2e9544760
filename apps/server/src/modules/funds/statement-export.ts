import { billingApi, fundsApi, type StatementLine } from '@lading/contracts/funds';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { amountOf, exportHandler, momentOf, usualColumn, type ExportColumn } from '../tasks/index.ts';
import { warehouseWallet } from './billing.service.ts';
import { statementWords } from './monthly-statement-texts.ts';
import { postageWallet } from './payment.service.ts';
import { countStatement, readStatementBatches } from './statement.store.ts';

const detail =
  (name: string) =>
  ({ detail: all }: StatementLine): string | number | undefined =>
    all[name];

const firstOf = (wallet: 'postage' | 'warehouse'): ExportColumn<StatementLine>[] => [
  { heading: { en: 'Time', zh: '时间' }, width: 20, value: ({ time }) => momentOf(time) },
  {
    heading: { en: 'Type', zh: '类型' },
    width: 20,
    value: ({ kind }, language) => statementWords(language, wallet).kinds[kind],
  },
];
/** The names of a label. */
const ofLabels: ExportColumn<StatementLine>[] = [
  usualColumn('orderNo', detail('orderNo')),
  usualColumn('shipmentNo', detail('shipmentNo')),
  usualColumn('trackingNumber', detail('trackingNumber')),
];
const last: ExportColumn<StatementLine>[] = [
  { heading: { en: 'Payment reference', zh: '付款编号' }, width: 18, value: detail('reference') },
  { heading: { en: 'Amount', zh: '金额' }, width: 12, value: ({ amount }) => amountOf(amount) },
  { heading: { en: 'Balance', zh: '余额' }, width: 12, value: ({ balance }) => amountOf(balance) },
  usualColumn('currency', ({ amount }) => amount.currency),
  { heading: { en: 'Transaction', zh: '交易编号' }, width: 14, value: ({ transactionId }) => transactionId },
];

/** The export of the ledger of the postage wallet (decision D7). */
export const statementExport = (platform: Platform) =>
  exportHandler(platform, fundsApi.calls.exportPostage, {
    taskType: taskType.ledgerExport,
    module: 'LEDGER',
    title: { en: 'Postage ledger', zh: '运费钱包流水' },
    count: (trx, choice) => countStatement(trx, postageWallet, choice),
    rows: (trx, choice) => readStatementBatches(trx, postageWallet, choice),
    columns: [...firstOf('postage'), ...ofLabels, ...last],
  });

/** The export of the statement of the wallet with a warehouse (decision D7). */
export const walletExport = (platform: Platform) =>
  exportHandler(platform, billingApi.calls.exportTransactions, {
    taskType: taskType.walletExport,
    module: 'WALLET',
    title: { en: 'Warehouse transactions', zh: '仓库交易明细' },
    count: async (trx, { warehouseId, ...choice }) =>
      countStatement(trx, await warehouseWallet(trx, warehouseId), choice),
    async *rows(trx, { warehouseId, ...choice }) {
      yield* readStatementBatches(trx, await warehouseWallet(trx, warehouseId), choice);
    },
    columns: [
      ...firstOf('warehouse'),
      {
        heading: { en: 'For', zh: '关联单号' },
        width: 22,
        value: ({ detail: all }) =>
          all['outboundNo'] ??
          all['inboundNo'] ??
          all['workOrderNo'] ??
          all['crossdockNo'] ??
          all['creditNoteNo'],
      },
      ...last,
    ],
  });
