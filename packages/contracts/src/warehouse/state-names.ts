import type { CrossdockAct, CrossdockStatus } from './crossdock.ts';
import type { DiscrepancyAct, DiscrepancyStatus } from './discrepancies.ts';
import type { InboundAct, InboundStatus } from './inbound.ts';
import type { OutboundAct, OutboundStatus } from './outbound.ts';
import type { ReturnAct, ReturnStatus } from './returns.ts';
import type { WaveAct, WaveStatus } from './waves.ts';
import type { WorkOrderAct, WorkOrderStatus } from './work-orders.ts';

/** The states of warehouse records. */
export type WarehouseState =
  | WaveStatus
  | InboundStatus
  | OutboundStatus
  | ReturnStatus
  | WorkOrderStatus
  | DiscrepancyStatus
  | CrossdockStatus;
/** The actions on warehouse records. */
export type WarehouseAct =
  WaveAct | InboundAct | OutboundAct | ReturnAct | WorkOrderAct | DiscrepancyAct | CrossdockAct;

/** Names of states in messages. */
export const warehouseStateNames: Readonly<Record<WarehouseState, { en: string; zh: string }>> = {
  DRAFT: { en: 'a draft', zh: '草稿' },
  SUBMITTED: { en: 'submitted', zh: '已提交' },
  ARRIVED: { en: 'arrived', zh: '已到仓' },
  RECEIVING: { en: 'being received', zh: '收货中' },
  RECEIVED: { en: 'received', zh: '已收货' },
  CLOSED: { en: 'closed', zh: '已关闭' },
  CANCELLED: { en: 'canceled', zh: '已取消' },
  BACKORDERED: { en: 'waiting for stock', zh: '缺货待补' },
  ALLOCATED: { en: 'reserved', zh: '已预留' },
  PICKING: { en: 'being picked', zh: '拣货中' },
  PACKED: { en: 'packed', zh: '已打包' },
  CANCEL_REQUESTED: { en: 'waiting for the warehouse to cancel it', zh: '等待仓库确认取消' },
  PUTTING_BACK: { en: 'being put back', zh: '退回上架中' },
  AWAITING: { en: 'expected', zh: '待退回' },
  INSPECTING: { en: 'being inspected', zh: '质检中' },
  COMPLETED: { en: 'completed', zh: '已完成' },
  SHIPPED: { en: 'shipped', zh: '已发货' },
  IN_PROGRESS: { en: 'being worked on', zh: '作业中' },
  DONE: { en: 'done', zh: '已完成' },
  OPEN: { en: 'open', zh: '待处理' },
  RECOUNT: { en: 'waiting for a recount', zh: '已申请复点' },
  CLAIMED: { en: 'claimed', zh: '已索赔' },
  ACCEPTED: { en: 'accepted', zh: '已接受' },
  SETTLED: { en: 'settled', zh: '已结案' },
  REJECTED: { en: 'rejected by the warehouse', zh: '仓库已拒绝' },
};

/** Names of actions in messages. */
export const warehouseActNames: Readonly<Record<WarehouseAct, { en: string; zh: string }>> = {
  edit: { en: 'edit', zh: '编辑' },
  submit: { en: 'submit', zh: '提交' },
  cancel: { en: 'cancel', zh: '取消' },
  arrive: { en: 'mark as arrived', zh: '登记到仓' },
  receive: { en: 'receive', zh: '收货' },
  stow: { en: 'put away', zh: '上架' },
  close: { en: 'close', zh: '关闭' },
  allocate: { en: 'reserve stock', zh: '预留库存' },
  pick: { en: 'pick', zh: '拣货' },
  short: { en: 'report missing units', zh: '登记缺货' },
  requestCancel: { en: 'request cancellation', zh: '申请取消' },
  withdrawCancel: { en: 'withdraw the cancellation', zh: '撤回取消申请' },
  acceptCancel: { en: 'accept the cancellation', zh: '同意取消' },
  refuseCancel: { en: 'reject the cancellation', zh: '拒绝取消' },
  putBack: { en: 'put back', zh: '退回上架' },
  pack: { en: 'pack', zh: '打包' },
  inspect: { en: 'inspect', zh: '质检' },
  complete: { en: 'complete', zh: '完成' },
  ship: { en: 'ship', zh: '发货' },
  dispatch: { en: 'forward', zh: '转运出库' },
  start: { en: 'start', zh: '开始' },
  report: { en: 'report units', zh: '登记完成数量' },
  finish: { en: 'finish', zh: '完成' },
  accept: { en: 'accept', zh: '接受' },
  recount: { en: 'request a recount', zh: '申请复点' },
  claim: { en: 'claim', zh: '索赔' },
  explain: { en: 'explain', zh: '说明原因' },
  recounted: { en: 'report the recount', zh: '登记复点结果' },
  settle: { en: 'settle the claim', zh: '处理索赔' },
  reject: { en: 'reject', zh: '拒绝' },
};
