import type en from '../en/header.ts';
import type { Translation } from '../../translation.ts';

const header: Translation<typeof en> = {
  label: '页眉',
  home: '{{name}} 首页',
  skip: '跳到正文',
  openMenu: '打开菜单',
  search: '搜索与命令',
  searchShort: '搜索',
  help: '帮助中心',
  rates: '运费试算',
  workOrder: '工单',
  productImport: '导入商品',
  tasks: '导入与导出',
  tasksRunning_other: '导入与导出，{{count, number}} 项进行中',
  tasksNew_other: '导入与导出，{{count, number}} 项新结果',
  messages: '消息',
  messagesUnread_other: '消息，{{count, number}} 条未读',
  stores: '店铺同步',
  storesLoading_other: '店铺同步，{{count, number}} 个更新中',
  support: {
    list: '支持工单',
    unread_other: '支持工单，{{count, number}} 条未读',
    create: '新建支持工单',
  },
  chat: { open: '在线客服', unread_other: '在线客服，{{count, number}} 条新消息' },
  language: '语言',
  languageNow: '语言：{{name}}',
  offline: '网络已断开，当前内容可能不是最新；恢复连接后将自动更新。',
  backToShipping: '返回物流服务',
  account: {
    label: '账户',
    title: '账户',
    myAccount: '我的账户',
    addFunds: '充值',
    sellingChannel: '销售渠道',
    orderAutomation: '订单自动化',
    theme: '外观',
    themeSystem: '跟随系统',
    themeLight: '浅色',
    themeDark: '深色',
    logOut: '退出登录',
  },
  otherTab: {
    title: '登录状态已在其他标签页更改',
    signedOut: '您已在另一个标签页退出登录，请刷新后继续。',
    changed: '另一个标签页登录了其他账号，刷新后将使用该账号。',
    reload: '刷新',
    hint: '或按任意键',
  },
};

export default header;
