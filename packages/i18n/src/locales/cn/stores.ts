import type en from '../en/stores.ts';
import type { Translation } from '../../translation.ts';

const stores: Translation<typeof en> = {
  title: '店铺同步',
  refreshAll: '全部刷新',
  refreshOf: '刷新订单：{{name}}',
  historyOf: '同步记录：{{name}}',
  loading_other: '{{count, number}} 个店铺正在更新',
  idle: '没有店铺正在更新',
  state: { init: '尚未更新', loading: '更新中', success: '已更新', failed: '失败' },
  inserted_other: '新增 {{count, number}} 个订单',
  updated_other: '更新 {{count, number}} 个订单',
  deleted_other: '移除 {{count, number}} 个订单',
  nothingNew: '无变化',
  pullFailed: '更新店铺订单出错',
  notPulled: '该店铺的订单通过导入添加。',
  empty: '暂无店铺',
  emptyHint: '您在“销售渠道”中连接的店铺会显示在这里。',
  loadFailed: '店铺加载失败',
  backToStores: '返回店铺列表',
  ended: '结束于 {{time}}',
  noRuns: '暂无更新记录',
  historyFailed: '同步记录加载失败',
  held_other: '{{count, number}} 个订单暂存',
  heldHint: '这些订单目前无法接收，请在店铺中更正，下次更新时会自动接收。',
};

export default stores;
