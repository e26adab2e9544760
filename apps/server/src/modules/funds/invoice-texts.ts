import { feeNamesCn, feeNamesEn, type FeeCode } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';

/** The words of an invoice or credit note in one language. */
interface InvoiceTexts {
  locale: string;
  invoice: string;
  creditNote: string;
  draft: string;
  from: string;
  to: string;
  warehouse: string;
  period: string;
  issued: string;
  due: string;
  ofInvoice: string;
  reason: string;
  fee: string;
  charges: string;
  quantity: string;
  amount: string;
  rounding: string;
  total: string;
  creditTotal: string;
  taken: string;
  given: string;
  rows: string;
  page: (page: number, of: number) => string;
  fees: Readonly<Record<FeeCode, string>>;
}

/** The words of invoices and credit notes. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    locale: 'en-US',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    draft: 'Draft, not issued',
    from: 'From',
    to: 'To',
    warehouse: 'Warehouse',
    period: 'Period',
    issued: 'Date',
    due: 'Due',
    ofInvoice: 'For invoice',
    reason: 'Reason',
    fee: 'Charge',
    charges: 'Charges',
    quantity: 'Quantity',
    amount: 'Amount',
    rounding: 'Rounding of each posting to cents',
    total: 'Total',
    creditTotal: 'Total credit',
    taken:
      'The total has been charged to the wallet with the warehouse. The wallet must cover it by the due date.',
    given: 'The total is refunded to the wallet with the warehouse.',
    rows: 'Each charge is listed in the workbook of this document.',
    page: (page, of) => `Page ${page} of ${of}`,
    fees: feeNamesEn,
  },
  cn: {
    locale: 'zh-CN',
    invoice: '账单',
    creditNote: '贷项通知单',
    draft: '草稿，尚未开具',
    from: '开具方',
    to: '客户',
    warehouse: '仓库',
    period: '账期',
    issued: '开具日期',
    due: '到期日',
    ofInvoice: '对应账单',
    reason: '原因',
    fee: '费用项目',
    charges: '笔数',
    quantity: '数量',
    amount: '金额',
    rounding: '逐笔入账的分位差额',
    total: '合计',
    creditTotal: '退回合计',
    taken: '合计金额已从仓库钱包扣除，请在到期日前确保钱包余额充足。',
    given: '合计金额将退回仓库钱包。',
    rows: '逐笔费用请见本单据的 Excel 文件。',
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    fees: feeNamesCn,
  },
};
