import type en from '../en/shipping-eei.ts';
import type { Translation } from '../../translation.ts';

const shippingEei: Translation<typeof en> = {
  failed: 'EEI 申报记录加载失败',
  empty: '暂无出口记录',
  emptyHint: '从美国发往其他国家的面单会列在这里，并附申报内容。',
  search: '搜索出口记录',
  searchHint: '发货单号、订单号、ITN、收货人…',
  all: '全部',
  from: '购买开始日期',
  to: '购买结束日期',
  one: '发货单 {{no}} 的出口记录',
  voided: '面单已作废',
  copyCitations: '复制申报依据',
  copied_other: '已复制 {{count, number}} 条申报依据',
  toShipment: '查看发货单',
  country: '国家',
  signer: '签署人',
  order: '订单号',
  carrier: '承运商',
  tracking: '物流单号',
  goods: '申报货物',
  goodsFacts: '{{sku}} · HS {{code}} · 原产地：{{origin}}',
  column: {
    shipment: '发货单号',
    citation: '申报依据',
    consignee: '收货人',
    value: '货值',
    shipDate: '发货日期',
    bought: '购买时间',
  },
  basis: { FILED: '已向 AES 申报', BELOW: '免申报：不超过 2,500 美元', CANADA: '免申报：发往加拿大' },
  why: {
    FILED: '已向 AES 申报，ITN 在购买面单时填写。申报资料请保存五年。',
    BELOW: '无需申报：与同日发往同一收货人的其他包裹合计，每个 HS 编码的货值不超过 2,500 美元。',
    CANADA: '无需申报：货物发往加拿大。',
    VOIDED: '面单已作废，未以此面单出口货物。',
  },
};

export default shippingEei;
