import { defineService } from '../core/define-service.ts';
import { defineImport } from '../imports/define-import.ts';
import { recordImportCalls } from '../imports/record-import.calls.ts';
import { spellings } from '../imports/spellings.ts';
import { transactionNames } from './transaction-names.ts';
import { taskType } from '../tasks/task.ts';
import { warehouseField } from '../warehouse/warehouse-import-fields.ts';

/**
 * The import of payments to warehouses (warehouse design, e; module Transaction, decision D19; task type 104). Warehouse and
 * number are the key: an identical payment is unchanged, a different one with the same number is an error. Each waits until the
 * warehouse confirms it.
 */
export const transactionImport = defineImport({
  key: 'transaction',
  title: { en: 'Import payments', zh: '导入付款记录' },
  dialogWidths: [650, 1000, '86%'],
  mayAddTemplates: true,
  templateType: taskType.transactionImport,
  rowsFrom: 'cached-view',
  uniqueBy: ['warehouseCode', 'transactionNo'],
  otherNames: transactionNames,
  headingNoise: spellings('transaction | payment | bank | 交易 | 付款 | 银行'),
  fields: [
    warehouseField,
    {
      key: 'transactionNo',
      label: { en: 'Bank reference', zh: '流水号' },
      required: true,
      editor: 'text',
      isCode: true,
      maxLength: 50,
      widthPx: 170,
      aliases: spellings(
        'Transaction number | Transaction no | Transaction ID | Reference | Reference number | Payment reference | Transfer number | 交易流水号 | 银行流水号 | 转账单号 | 凭证号',
      ),
    },
    {
      key: 'type',
      label: { en: 'Type', zh: '交易类型' },
      required: true,
      editor: 'select',
      options: [
        {
          value: 'TopUp',
          label: { en: 'Top-up', zh: '充值' },
          aliases: spellings('Top up | Payment | Deposit | Transfer | Wire | 付款 | 转账 | 存款'),
        },
        { value: 'Charge', label: { en: 'Charge', zh: '扣费' }, aliases: spellings('Fee | Debit | 费用') },
        { value: 'Credit', label: { en: 'Credit', zh: '贷项' }, aliases: spellings('Credit note | 贷记') },
        { value: 'Refund', label: { en: 'Refund', zh: '退款' } },
      ],
      aliases: spellings('Transaction type | Kind | Category | 类型 | 交易类别'),
    },
    {
      key: 'amount',
      label: { en: 'Amount', zh: '金额' },
      required: true,
      editor: 'number',
      number: { minimum: 0.01, maximum: 999_999_999, decimals: 2 },
      aliases: spellings('Paid amount | Total | Sum | Value | 交易金额 | 付款金额 | 充值金额'),
    },
    {
      key: 'currency',
      label: { en: 'Currency', zh: '币种' },
      required: true,
      editor: 'text',
      fixedLength: 3,
      aliases: spellings('Currency code | ISO currency | 货币 | 币别'),
    },
    {
      key: 'occurredAt',
      label: { en: 'Paid on', zh: '付款日期' },
      required: true,
      editor: 'text',
      format: 'date-time',
      looksLike: 'date-time',
      aliases: spellings(
        'Date | Paid at | Payment date | Transaction date | Transaction time | Value date | 交易日期 | 交易时间 | 到账日期 | 日期',
      ),
    },
    {
      key: 'remark',
      label: { en: 'Remark', zh: '备注' },
      editor: 'text',
      maxLength: 500,
      widthPx: 200,
      aliases: spellings('Remarks | Note | Notes | Comment | Description | 说明 | 摘要'),
    },
  ],
  sample: [
    {
      warehouseCode: 'LAX-01',
      transactionNo: 'FT26112400817',
      type: 'Top-up',
      amount: '1500.00',
      currency: 'USD',
      occurredAt: '2026-11-24',
      remark: 'November storage',
    },
  ],
});

/** The calls of the payment import. Ours. */
export const transactionImportApi = defineService(
  'transaction-import',
  recordImportCalls('/api/wms-business/oms/fund/transaction', 'payments'),
);
