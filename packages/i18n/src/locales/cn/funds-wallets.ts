import type en from '../en/funds-wallets.ts';
import type { Translation } from '../../translation.ts';

const fundsWallets: Translation<typeof en> = {
  none: '尚未连接仓库',
  noneHint: '与仓库服务商连接后，其钱包与价卡将显示在此。',
  failed: '仓库加载失败',
  connected: '已连接',
  disconnected: '已断开连接',
  available: '可用余额',
  held: '冻结金额',
  spent: '近 30 天支出',
  runway: '可用天数',
  days_other: '{{count, number}} 天',
  shortWarns: '余额为负，仓库仍会继续发货。',
  shortBlocks: '余额为负，付清前仓库将暂停发货。',
  howToPay: '款项直接支付给仓库，请在此登记付款，仓库确认后计入余额。',
  alertAt: '余额低于 {{amount}} 时提醒',
  noAlert: '未设置余额提醒',
  setAlert: '设置提醒',
  alertTitle: '{{warehouse}} 余额提醒',
  alertText: '可用余额低于该金额时，组织所有者会收到消息。',
  alertOn: '开启提醒',
  alertAmount: '金额',
  alertSave: '保存提醒',
  alertFailed: '提醒未能保存',
  card: '价卡 {{name}}，自 {{day}} 起生效',
  noCard: '仓库尚未发布价卡。',
  transactions: '交易明细',
  charges: '费用明细',
  statements: '对账单',
  wallets: '我的仓库',
  storage: '仓储报表',
};

export default fundsWallets;
