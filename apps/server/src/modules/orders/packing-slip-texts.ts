import type { Language } from '@lading/contracts/identity';

const en = {
  locale: 'en-US',
  title: 'Packing slip',
  orderNo: 'Order no.',
  orderDate: 'Order date',
  service: 'Shipping service',
  reference: 'Reference',
  shipTo: 'Ship to',
  shipFrom: 'Ship from',
  sku: 'SKU',
  item: 'Item',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  amount: 'Amount',
  units: 'Total units',
  itemsTotal: 'Items total',
  orderTotal: 'Order total',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const cn: typeof en = {
  locale: 'zh-CN',
  title: '装箱单',
  orderNo: '订单号',
  orderDate: '下单日期',
  service: '物流服务',
  reference: '参考号',
  shipTo: '收件人',
  shipFrom: '发件人',
  sku: 'SKU',
  item: '商品',
  quantity: '数量',
  unitPrice: '单价',
  amount: '金额',
  units: '总件数',
  itemsTotal: '商品合计',
  orderTotal: '订单总额',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};

export type SlipTexts = typeof en;

/** The words on a packing slip. */
export const packingSlipTexts: Readonly<Record<Language, SlipTexts>> = { en, cn };
