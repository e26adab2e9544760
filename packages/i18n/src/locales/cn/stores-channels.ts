import type en from '../en/stores-channels.ts';
import type { Translation } from '../../translation.ts';

const storesChannels: Translation<typeof en> = {
  text: '订单汇集于此的所有店铺。',
  connect: '连接店铺',
  failed: '店铺加载失败',
  empty: '暂无店铺',
  emptyHint: '连接店铺或导入订单后，店铺会显示在此。',
  failing: {
    lost: '{{name}} 已断开连接，新订单无法同步。',
    failed: '{{name}} 的订单同步失败。{{why}}',
    reconnect: '重新连接',
    again: '重新同步',
    import: '导入订单',
    importInstead: '此渠道无法在此重新连接。恢复连接前，请通过文件导入订单。',
    more_other: '另有 {{count, number}} 个店铺',
  },
  off: '已停用',
  held_other: '{{count, number}} 个订单需要更正',
  paused: '已暂停',
  byImport: '通过导入获取订单',
  column: { store: '店铺', channel: '渠道', state: '同步', pulled: '最近更新', orders: '订单' },
  viewOrders: '查看订单',
  state: { init: '尚未更新', loading: '更新中', success: '已是最新', failed: '更新失败' },
};

export default storesChannels;
