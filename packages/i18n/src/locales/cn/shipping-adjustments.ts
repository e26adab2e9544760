import type en from '../en/shipping-adjustments.ts';
import type { Translation } from '../../translation.ts';

const shippingAdjustments: Translation<typeof en> = {
  title: '承运商调整费用',
  failed: '调整费用加载失败',
  empty: '暂无调整费用',
  emptyHint: '承运商复核包裹后若与申报不符，补收的费用会列在这里。',
  search: '搜索调整费用',
  searchHint: '发货单号、订单号、物流单号、账单行…',
  all: '全部',
  from: '扣费开始日期',
  to: '扣费结束日期',
  one: '发货单 {{no}} 的调整费用',
  declared: '申报',
  measured: '实测',
  order: '订单号',
  tracking: '物流单号',
  invoiceLine: '账单行',
  evidence: '承运商凭证',
  explain: '查看金额明细',
  toShipment: '查看发货单',
  column: {
    shipment: '发货单号',
    state: '状态',
    reason: '原因',
    measured: '申报 → 实测',
    was: '原金额',
    now: '新金额',
    difference: '差额',
    charged: '扣费时间',
  },
  state: { POSTED: '已扣费', DISPUTED: '申诉中', CREDITED: '已退回', UPHELD: '维持收费' },
  reason: { weight: '重量', size: '尺寸', zone: '分区', address: '地址', service: '服务' },
  next: {
    POSTED: '差额已从您的钱包扣除。',
    inFavor: '承运商实收低于报价，差额已退回您的钱包。',
    DISPUTED: '承运商正在核查您的申诉，申诉成功后差额将退回钱包。',
    CREDITED: '承运商已接受您的申诉，差额已退回钱包。',
    UPHELD: '承运商核查后维持该笔费用。',
  },
  dispute: {
    title: '对此费用提出申诉',
    until: '申诉截止时间：{{time}}。',
    reason: '哪里有误？',
    reasons: {
      'wrong-weight': '实测重量有误',
      'wrong-size': '实测尺寸有误',
      'not-our-parcel': '不是我方包裹',
      other: '其他',
    },
    note: '给承运商的说明',
    act: '提交申诉',
    failed: '申诉未能提交',
    yours: '您的申诉',
  },
};

export default shippingAdjustments;
