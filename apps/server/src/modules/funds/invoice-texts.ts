import type { FeeCode } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';

/** What stands on an invoice or credit note in one language. */
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

/** The words of invoices and credit notes; fees are named as on the pages. */
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
    fees: {
      RECEIVE_DELIVERY: 'Receiving, per delivery',
      RECEIVE_UNIT: 'Receiving, per unit',
      PUT_AWAY_UNIT: 'Put-away, per unit',
      PICK_ORDER: 'Picking, per order',
      PICK_LINE: 'Picking, per line',
      PICK_UNIT: 'Picking, per unit',
      PACK_ORDER: 'Packing, per order',
      LOAD_PALLET: 'Freight, per pallet',
      SHIP_ORDER: 'Carrier handover, per order',
      WORK_ORDER: 'Work order, each',
      ASSEMBLE_UNIT: 'Assembly, per kit',
      DISASSEMBLE_UNIT: 'Disassembly, per kit',
      RELABEL_UNIT: 'Relabeling, per unit',
      REPACK_UNIT: 'Repacking, per unit',
      CROSSDOCK_DELIVERY: 'Crossdock, per delivery',
      CROSSDOCK_CARTON: 'Crossdock, per carton',
      DISPOSE_UNIT: 'Disposal, per unit',
      STORAGE_CBM_DAY: 'Storage, per m³ and day',
      STORAGE_CUFT_DAY: 'Storage, per ft³ and day',
    },
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
    fees: {
      RECEIVE_DELIVERY: '收货费（按批次）',
      RECEIVE_UNIT: '收货费（按件）',
      PUT_AWAY_UNIT: '上架费（按件）',
      PICK_ORDER: '拣货费（按单）',
      PICK_LINE: '拣货费（按行）',
      PICK_UNIT: '拣货费（按件）',
      PACK_ORDER: '打包费（按单）',
      LOAD_PALLET: '卡车发货费（按托盘）',
      SHIP_ORDER: '出库交接费（按单）',
      WORK_ORDER: '仓库工单费（按单）',
      ASSEMBLE_UNIT: '组装费（按套）',
      DISASSEMBLE_UNIT: '拆分费（按套）',
      RELABEL_UNIT: '换标费（按件）',
      REPACK_UNIT: '换包装费（按件）',
      CROSSDOCK_DELIVERY: '越库费（按批次）',
      CROSSDOCK_CARTON: '越库费（按箱）',
      DISPOSE_UNIT: '销毁费（按件）',
      STORAGE_CBM_DAY: '仓储费（每立方米每天）',
      STORAGE_CUFT_DAY: '仓储费（每立方英尺每天）',
    },
  },
};
