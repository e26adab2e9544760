import type { Language } from '@lading/contracts/identity';

const en = {
  locale: 'en-US',
  title: 'Export data for AES (EEI)',
  shipment: 'Shipment no.',
  order: 'Order no.',
  shipDate: 'Export date',
  carrier: 'Carrier',
  tracking: 'Tracking no.',
  signer: 'Signed by',
  citation: 'Citation',
  atPurchase: 'Cited when the label was bought',
  exporter: 'Exporter (USPPI)',
  consignee: 'Ultimate consignee',
  goods: 'Goods',
  undeclared: 'Not declared with the label.',
  code: 'Schedule B / HS',
  description: 'Description',
  origin: 'Origin',
  domestic: 'D/F',
  quantity: 'Qty',
  weight: 'Net kg',
  value: 'Value',
  total: 'Total',
  byCode: 'Value by Schedule B / HS code',
  history: 'Citations entered after the purchase',
  late: 'after shipping',
  voided: 'The label was voided: nothing was exported with it.',
  missing:
    'AES also asks for details that are not known here: the EIN of the exporter, the port of export, the state of origin, the type of consignee and, where the goods are controlled, the license.',
  statement:
    'This document is not a filing. Exports are filed in AESDirect, in the ACE portal of US Customs and Border Protection. Keep it for five years. D: made in the US; F: made elsewhere.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const cn: typeof en = {
  locale: 'zh-CN',
  title: 'AES 出口申报资料（EEI）',
  shipment: '发货单号',
  order: '订单号',
  shipDate: '出口日期',
  carrier: '承运商',
  tracking: '物流单号',
  signer: '签署人',
  citation: '申报依据',
  atPurchase: '购买面单时的依据',
  exporter: '出口商（USPPI）',
  consignee: '最终收货人',
  goods: '货物',
  undeclared: '购买面单时未申报。',
  code: 'Schedule B / HS',
  description: '品名',
  origin: '原产地',
  domestic: 'D/F',
  quantity: '数量',
  weight: '净重（千克）',
  value: '货值',
  total: '合计',
  byCode: '按 Schedule B / HS 编码合计货值',
  history: '购买面单后填写的依据',
  late: '发货后',
  voided: '面单已作废，未以此面单出口货物。',
  missing: 'AES 还需填写此处没有的信息：出口商 EIN、出口口岸、货物起运州、收货人类型；受管制货物还需许可证。',
  statement:
    '本文件不是申报。请在美国海关与边境保护局 ACE 门户的 AESDirect 中申报出口，并将资料保存五年。D：美国制造；F：其他国家或地区制造。',
  page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};

export type EeiTexts = typeof en;

/** The words on the document of an export. */
export const eeiTexts: Readonly<Record<Language, EeiTexts>> = { en, cn };
