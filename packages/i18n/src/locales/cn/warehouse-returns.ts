import type en from '../en/warehouse-returns.ts';
import type { Translation } from '../../translation.ts';
import words from './warehouse-words.ts';

const warehouseReturns: Translation<typeof en> = {
  title: '退货',
  one: '退货单 {{number}}',
  new: '新建退货单',
  listFailed: '退货单加载失败',
  failed: '退货单加载失败',
  empty: '暂无退货单',
  emptyHint: '预报客户退回的商品，仓库质检后将其重新上架、转残次品或销毁。',
  search: '搜索退货单',
  searchHint: '单号、参考号、订单、物流单号或 SKU',
  copy: '复制单号',
  missing: '该退货单不存在',
  missingHint: '可能属于其他账号。',
  toList: '全部退货单',
  announced: '退回商品',
  addLine: '添加商品',
  announce: '预报退货',
  save: '保存修改',
  notSaved: '退货单未保存',
  cancel: '取消退货单',
  inspectedOf: '{{inspected}} / {{expected}}',
  noWarehouse: '已连接的仓库均未为您开通退货服务',
  noWarehouseHint: '请联系仓库服务商开通退货服务。',
  column: {
    returnNo: '退货单号',
    reason: '退货原因',
    order: '订单号（选填）',
    orderNo: '订单号',
    tracking: '物流单号（选填）',
    remark: '备注（选填）',
    inspected: '已质检',
    restocked: '重新上架',
    damaged: '残次品',
    disposed: '已销毁',
    missing: '短少',
  },
  status: words.returnStates,
  reason: words.returnReasons,
};

export default warehouseReturns;
