import type en from '../en/import-receipts.ts';
import type { Translation } from '../../translation.ts';

const importReceipts: Translation<typeof en> = {
  tasks: '导入与导出',
  way: '当前位置',
  products: '商品导入',
  orders: '订单导入',
  records: '导入',
  failed: '导入记录加载失败',
  missing: '未找到该导入',
  missingHint: '它可能属于其他人，或链接不完整。',
  toList: '导入与导出',
  result: '结果',
  state: {
    running: '进行中',
    done: '已完成',
    failed: '失败',
    reverting: '撤销中',
    reverted: '已撤销',
  },
  count: {
    created: '新增',
    updated: '更新',
    unchanged: '无变化',
    orders: '新增订单',
    packages: '包裹',
    crossdocks: '其中越库单',
    leftOut: '跳过的行',
  },
  leftOutFile: {
    act: '下载跳过的行',
    failed: '跳过的行下载失败',
  },
  facts: {
    list: '列表',
    inbounds: '入库单',
    crossdocks: '越库单',
    title: '详情',
    who: '导入人',
    when: '时间',
    duration: '用时',
    seconds: '{{seconds}} 秒',
    task: '任务',
  },
  revert: {
    act: '撤销此次导入',
    refused: '导入未撤销',
    done: '此次导入已撤销',
    doneBy: '{{counts}}。操作人：{{name}}，{{time}}。',
    removed_other: '已删除 {{count, number}} 条记录',
    restored_other: '{{count, number}} 条记录已恢复原值',
    running: '正在撤销导入',
    runningHint: '您可以离开此页面。全部完成之前不会有任何更改。',
    expired: '导入后 {{days, number}} 天内可以撤销。',
  },
  ask: {
    title: '撤销此次导入？',
    products_other: '将删除其新增的 {{count, number}} 个商品。',
    updated_other: '其更新的 {{count, number}} 个商品将恢复原值。',
    orders_other: '将删除其新增的 {{count, number}} 个订单及其包裹和发货单。',
    records_other: '将删除或取消其新增的 {{count, number}} 条记录。',
    recordsUpdated_other: '其更新的 {{count, number}} 条记录将恢复原值。',
    whole: '如果其中任何一条此后已被修改或使用，则不会撤销任何内容。',
    confirm: '撤销导入',
  },
};

export default importReceipts;
