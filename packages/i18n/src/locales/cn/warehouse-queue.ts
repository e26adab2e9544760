import type { Translation } from '../../translation.ts';
import type en from '../en/warehouse-queue.ts';

const queue: Translation<typeof en> = {
  waiting_other: '网络已断开，{{count}} 条扫描记录已保存在本机，稍后自动发送。',
  sending_other: '正在发送本机保存的 {{count}} 条扫描记录。',
  others_other: '本机保存有其他人员的 {{count}} 条扫描记录，待其在本机登录后发送。',
  sent_other: '本机保存的 {{count}} 条扫描记录已发送并入账。',
  kept: '{{code}}：等待发送',
  keptHere: '等待发送，恢复网络后自动完成。',
  refused_other: '{{count}} 条离线扫描被拒绝，未计入。',
  refusedHint: '请逐条核对，在对应页面重新操作，然后关闭此列表。',
  refusedOpen: '打开',
  refusedOpenOf: '打开：{{what}}',
  queued: {
    arrive: '入库到仓',
    receive: '清点',
    putAway: '上架',
    closeInbound: '关闭入库单',
    pick: '拣货',
    pack: '打包',
    ship: '发货',
    palletize: '托盘与箱件',
    depart: '发车',
    shortPick: '缺货登记',
    answerCancel: '答复取消申请',
    putBack: '退回上架',
    arriveReturn: '退货到仓',
    inspectReturn: '质检',
    completeReturn: '完成退货',
    startWork: '开始工单',
    reportWork: '登记完成数量',
    finishWork: '完成工单',
    rejectWork: '工单无法完成',
    arriveCrossdock: '越库到仓',
    receiveCartons: '清点箱数',
    dispatchCartons: '发出箱件',
    closeCrossdock: '关闭越库单',
    countBin: '库位盘点',
    pickWave: '波次拣货',
  },
};

export default queue;
