import type en from '../en/shipping-attention.ts';
import type { Translation } from '../../translation.ts';

const shippingAttention: Translation<typeof en> = {
  column: '待处理',
  filter: '待处理',
  any: '全部发货单',
  every: '需要处理',
  all: '查看全部',
  none: '没有需要处理的发货单',
  strip_other: '{{count, number}} 个发货单需要处理',
  counted: '{{kind}}：{{count, number}}',
  kind: {
    ORDER_CANCELED: '店铺已取消订单',
    ORDER_HELD: '店铺已挂起订单',
    ORDER_CHANGED: '店铺已更改订单',
    LATE_LABEL: '延迟返回的面单未能作废',
    UNKNOWN_LABEL: '面单购买未确认',
    EXCEPTION: '派送异常',
    RETURNING: '退回发件人',
    STUCK: '{{days}} 天无物流更新',
    NEVER_SCANNED: '面单未被揽收扫描',
  },
  next: {
    ORDER_CANCELED: '购买面单后店铺取消了订单。请勿交寄包裹，并作废面单以退回款项。',
    ORDER_HELD: '购买面单后店铺挂起了订单。请在店铺解除挂起前暂不交寄包裹，或作废面单，或标记为已处理。',
    ORDER_CHANGED: '购买面单后店铺更改了地址或商品。请核对订单与面单：作废面单后重新购买，或标记为已处理。',
    LATE_LABEL:
      '面单在购买结束后才返回，承运商拒绝作废：“{{reason}}” 请勿使用该面单，钱包未扣款。在标记为已处理之前，系统每天会再次申请作废。如使用的是您自己的承运商账号，请联系承运商不要计费。',
    UNKNOWN_LABEL: '{{reason}} 请向承运商核实是否已生成面单；确认之前，请勿使用其他面单发货。',
    EXCEPTION: '{{time}} 上报。请与收件人核对地址，再联系承运商重新派送，或补发。',
    RETURNING: '{{time}} 上报。请向收件人确认新地址，然后为订单退款或重新发货。',
    STUCK: '最后一次扫描时间为 {{time}}。请联系承运商查件，并告知收件人包裹延误。',
    NEVER_SCANNED: '应于 {{day}} 发出，但承运商尚未扫描。请交寄包裹，或作废面单以退回款项。',
  },
  handle: '标记为已处理',
  handled: '已处理。承运商有新的上报时，该发货单会重新出现在此处。',
  handledMany_other: '已将 {{count, number}} 个发货单标记为已处理',
  undo: '撤销',
  failed: '发货单未更改',
  countsFailed: '需处理的发货单数量加载失败',
  void: {
    act: '作废面单',
    title_other: '作废 {{count, number}} 个发货单的面单？',
    text: '面单作废后不可再用。承运商确认未使用后，款项将退回运费钱包。',
  },
};

export default shippingAttention;
