import type en from '../en/channel-list.ts';
import type { Translation } from '../../translation.ts';

const channelList: Translation<typeof en> = {
  text: '订单汇集于此的所有店铺。',
  connect: '连接店铺',
  failed: '无法加载您的店铺',
  empty: '暂无店铺',
  emptyHint: '连接店铺，或导入订单：相应店铺会显示在此。',
  off: '已停用',
  byImport: '通过导入获取订单',
  column: { store: '店铺', channel: '渠道', state: '订单', pulled: '最近更新' },
  state: { init: '尚未更新', loading: '更新中', success: '已是最新', failed: '更新失败' },
};

export default channelList;
