import type en from '../en/warehouse-waves.ts';
import type { Translation } from '../../translation.ts';

const warehouseWaves: Translation<typeof en> = {
  title: '波次',
  list: '未完成的波次',
  one: '波次 {{number}}',
  failed: '波次加载失败',
  notDone: '操作未完成',
  orders_other: '{{count}} 个订单',
  picked: '{{picked}} / {{units}}',
  size: '订单数',
  create: '新建波次',
  notCreated: '未创建波次',
  round: '拣货',
  notInRound: '该库位不在本波次中',
  sort: '周转箱 {{tote}}：{{units}} 件 · {{number}}',
  stop: '{{units}} × {{code}}',
  share: '周转箱 {{tote}}：{{units}} 件',
  stops: '待拣货',
  totes: '周转箱',
  tote: '周转箱 {{tote}}',
  complete: '已全部拣完',
  completeText: '请按周转箱逐单打包，然后完成波次。',
  move: { start: '开始拣货', finish: '完成波次', cancel: '取消波次' },
  back: '返回订单列表',
  status: { DRAFT: '未开始', IN_PROGRESS: '拣货中', DONE: '已完成', CANCELLED: '已取消' },
};

export default warehouseWaves;
