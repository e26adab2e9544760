import type en from '../en/shipping-voids.ts';
import type { Translation } from '../../translation.ts';

const shippingVoids: Translation<typeof en> = {
  title: '面单作废记录',
  failed: '面单作废记录加载失败',
  empty: '暂无作废的面单',
  emptyHint: '您作废的面单会列在这里，可随时查看退款进度。',
  search: '搜索作废记录',
  searchHint: '发货单号、订单号、物流单号…',
  all: '全部',
  from: '申请开始日期',
  to: '申请结束日期',
  one: '发货单 {{no}} 的作废记录',
  again: '重新申请',
  againFailed: '作废申请未能提交',
  copyTracking: '复制物流单号',
  copied_other: '已复制 {{count, number}} 个物流单号',
  toShipment: '查看发货单',
  explain: '查看退款明细',
  column: {
    shipment: '发货单号',
    state: '状态',
    order: '订单号',
    carrier: '承运商',
    tracking: '物流单号',
    amount: '金额',
    expected: '预计退款日期',
    credited: '退款时间',
    disputed: '上报使用时间',
    requested: '申请时间',
  },
  state: {
    REQUESTED: '已申请',
    ACCEPTED: '已受理',
    REJECTED: '已拒绝',
    NOT_APPLICABLE: '未计费',
    REFUNDED: '已退款',
    DISPUTED: '面单已被使用',
  },
  next: {
    REQUESTED: '承运商尚未答复，系统每隔几分钟会再次查询。',
    ACCEPTED: '承运商已受理作废申请，确认后款项将退回钱包。',
    REJECTED: '承运商拒绝了作废申请，面单仍然有效。您可以重新申请。',
    refused: '承运商未退还运费。面单仍为作废状态，运费照常收取。如未使用该面单，请联系客服。',
    refusedAgain: '承运商未退还运费，面单仍为作废状态。如未使用该面单，可重新申请退款。',
    NOT_APPLICABLE: '该承运商在首次扫描时才计费，款项已立即退回。',
    REFUNDED: '款项已退回您的钱包。',
    DISPUTED: '承运商反馈该面单已被使用，运费照常收取；已退的款项会撤回。如未使用该面单，请联系客服。',
  },
};

export default shippingVoids;
