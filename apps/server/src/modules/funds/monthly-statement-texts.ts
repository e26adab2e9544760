import type { TransactionKind } from '@lading/contracts/funds';
import type { Language } from '@lading/contracts/identity';

/** The words of a statement in one language. */
export interface StatementTexts {
  locale: string;
  title: string;
  soFar: string;
  wallet: string;
  account: string;
  period: string;
  timeZone: string;
  currency: string;
  opening: string;
  closing: string;
  total: string;
  date: string;
  type: string;
  reference: string;
  order: string;
  shipment: string;
  tracking: string;
  concerns: string;
  amount: string;
  balance: string;
  nothing: string;
  tooMany: (lines: number) => string;
  held: string;
  page: (page: number, of: number) => string;
  kinds: Readonly<Record<TransactionKind, string>>;
}

/** The words of a statement of postage; the kinds are named as on the Postage page. */
const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  en: {
    locale: 'en-US',
    title: 'Wallet statement',
    soFar: 'The month is not over, so this statement is not final.',
    wallet: 'Postage wallet',
    account: 'Account',
    period: 'Period',
    timeZone: 'Time zone',
    currency: 'Currency',
    opening: 'Opening balance',
    closing: 'Closing balance',
    total: 'Total',
    date: 'Date',
    type: 'Type',
    reference: 'Reference',
    order: 'Order',
    shipment: 'Shipment',
    tracking: 'Tracking number',
    concerns: 'For',
    amount: 'Amount',
    balance: 'Balance',
    nothing: 'No transactions this month.',
    tooMany: (lines) => `${lines} transactions. They are listed one by one in the CSV file.`,
    held: 'Balances include amounts held for purchases and withdrawals in progress.',
    page: (page, of) => `Page ${page} of ${of}`,
    kinds: {
      'top-up': 'Funds added',
      hold: 'Held for a purchase',
      release: 'Hold released',
      purchase: 'Label purchases',
      void: 'Void refunds',
      adjustment: 'Carrier adjustments',
      dispute: 'Dispute credits',
      claim: 'Insurance payments',
      fee: 'Fees',
      service: 'Carrier services',
      withdrawal: 'Withdrawals',
      reversal: 'Corrections',
    },
  },
  cn: {
    locale: 'zh-CN',
    title: '钱包对账单',
    soFar: '本月尚未结束，本对账单并非最终版本。',
    wallet: '运费钱包',
    account: '账号',
    period: '账期',
    timeZone: '时区',
    currency: '币种',
    opening: '期初余额',
    closing: '期末余额',
    total: '小计',
    date: '日期',
    type: '类型',
    reference: '参考号',
    order: '订单',
    shipment: '发货单',
    tracking: '物流单号',
    concerns: '关联单号',
    amount: '金额',
    balance: '余额',
    nothing: '本月无交易。',
    tooMany: (lines) => `共 ${lines} 笔交易，逐笔明细请见 CSV 文件。`,
    held: '余额包含购买和提现处理中的冻结金额。',
    page: (page, of) => `第 ${page} 页，共 ${of} 页`,
    kinds: {
      'top-up': '充值',
      hold: '购买冻结',
      release: '解除冻结',
      purchase: '购买面单',
      void: '作废退款',
      adjustment: '承运商调整',
      dispute: '申诉退回',
      claim: '保险赔付',
      fee: '手续费',
      service: '承运商服务',
      withdrawal: '提现',
      reversal: '冲正',
    },
  },
};

/** Terms that differ for the wallet with a warehouse, as on its own pages. */
const warehouseTexts = {
  en: {
    wallet: 'Warehouse wallet',
    held: 'Balances include amounts held for orders in progress.',
    kinds: { hold: 'Held for an order', purchase: 'Orders handled', fee: 'Warehouse charges' },
  },
  cn: {
    wallet: '仓库钱包',
    held: '余额包含订单处理中的冻结金额。',
    kinds: { hold: '订单冻结', purchase: '订单作业费', fee: '仓库费用' },
  },
} as const;

/** The words of a statement in a language, of the wallet for postage or of one with a warehouse. */
export function statementWords(language: Language, kind: 'postage' | 'warehouse'): StatementTexts {
  const words = statementTexts[language];
  if (kind === 'postage') return words;
  const own = warehouseTexts[language];
  const kinds = { ...words.kinds, ...own.kinds };
  return { ...words, ...own, kinds };
}
