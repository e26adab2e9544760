import type en from '../en/shipping-shipments.ts';
import type { Translation } from '../../translation.ts';

const shippingShipments: Translation<typeof en> = {
  labelVoid: '面单已作废，请勿使用',
  title: '发货单',
  label: '发货单列表',
  search: '搜索发货单',
  searchHint: '发货单号、订单号、物流单号、收件人…',
  failed: '发货单加载失败',
  empty: '暂无发货单',
  emptyHint: '为订单创建面单后，发货单会显示在这里。',
  toOrders: '查看订单',
  copyTracking: '复制物流单号',
  act: {
    print: '打印面单',
    printed_other: '已将 {{count, number}} 个发货单的面单发送至打印机',
    slips: '装箱单',
  },
  labelFilter: {
    title: '面单',
    any: '全部面单',
    NOT_PRINTED: '尚未打印',
    PRINTED: '已打印，待揽收',
    NOT_MANIFESTED: '未加入交接单',
    FAILED: '购买失败',
  },
  one: '发货单 {{no}}',
  toOrder: '查看订单',
  shipmentNo: '发货单号',
  tracking: '物流单号',
  trackWith: '在 {{carrier}} 官网查询',
  packages: '包裹数',
  weight: '重量',
  postage: '运费',
  shipDate: '发货日期',
  deliverBy: '预计送达',
  costs: '费用',
  charged: '已扣款',
  held: '已冻结',
  ledger: '资金流水',
  documents: '面单与物流轨迹',
  oneFailed: '发货单加载失败',
  status: {
    AWAITING_LABEL: '待出面单',
    LABEL_CREATED: '已出面单',
    IN_TRANSIT: '运输中',
    DELIVERED: '已签收',
    EXCEPTION: '异常',
    VOIDED: '已作废',
  },
};

export default shippingShipments;
