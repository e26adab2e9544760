import type en from '../en/orders-merge.ts';
import type { Translation } from '../../translation.ts';

const ordersMerge: Translation<typeof en> = {
  act: '合并为一个订单',
  title_other: '合并 {{count, number}} 个订单',
  text: '新订单将包含这些订单的全部商品和包裹，原订单将被取消。购买面单前可以撤销。各店铺会收到其订单的发货信息。',
  units_other: '{{count, number}} 件',
  submit: '合并订单',
  failed: '订单未能合并',
  undo: '撤销合并',
  undoTitle: '撤销合并 {{no}}？',
  undoText: '此订单将被取消且不能恢复，原订单恢复到合并前的状态。',
  undoOrders: '订单：{{orders}}',
  undoFailed: '合并未能撤销',
  role: {
    WHOLE: '由以下订单合并：',
    PART: '已并入以下订单发货：',
    DISSOLVED: '合并已撤销，其中的订单各自发货。',
  },
};

export default ordersMerge;
