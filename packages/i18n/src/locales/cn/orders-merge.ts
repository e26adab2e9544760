import type en from '../en/orders-merge.ts';
import type { Translation } from '../../translation.ts';

const ordersMerge: Translation<typeof en> = {
  act: '合并为一个订单',
  title_other: '合并 {{count, number}} 个订单',
  text: '新订单将包含这些订单的全部商品，原订单将被取消。如果每个订单都有包裹，包裹也会一并转入。购买面单前可以撤销。各店铺会收到其订单的发货信息。',
  units_other: '{{count, number}} 件',
  service: '发货服务',
  chooseService: '请选择服务',
  servicesDiffer: '这些订单指定的服务不同。',
  losses: '合并后的订单不会保留全部信息',
  lost: '不保留：{{what}}',
  keptTags: '前 {{count, number}} 个',
  keptPackages: '无，因为并非每个订单都有包裹',
  keptSender: '上次使用的发件人',
  keptNone: '无',
  packages_other: '{{count, number}} 个包裹',
  previewFailed: '订单信息比较失败',
  lossField: {
    sender: '发件人',
    shipBy: '最晚发货日期',
    signatureType: '签收要求',
    reference: '参考号',
    reference2: '参考号 2',
    phone: '电话',
    email: '邮箱',
    customsContents: '报关内件性质',
    nonDelivery: '无法投递时',
    customsSigner: '报关签署人',
    tags: '标签',
    packages: '包裹',
  },
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
