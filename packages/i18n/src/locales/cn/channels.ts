import type en from '../en/channels.ts';
import type { Translation } from '../../translation.ts';

const channels: Translation<typeof en> = {
  missing: '缺少必要参数',
  serverError: '服务器错误，请稍后再试',
  loading: '正在加载',
  retry: '重试',
  signedInAs: '当前登录：{{name}}',
  switchAccount: '使用其他账户',
  connectTitle: '连接此店铺？',
  connectText: '该店铺的订单将同步到您的账户，运单号可回传至店铺。',
  renewTitle: '更新此店铺的授权？',
  renewText: '该店铺已连接，订单和设置保持不变。',
  into: '店铺将归属于',
  connect: '连接到 {{name}}',
  notYours: '如果这不是您的店铺，请关闭此页面。确认之前不会建立任何连接。',
  connectedTitle: '店铺已连接',
  connectedText: '{{name}} 已加入您的店铺列表。',
  toOrders: '前往订单',
  bigCommerce: {
    title: '正在连接 BigCommerce',
    asking: '正在请 BigCommerce 确认您的店铺…',
    missingHint: '请从 BigCommerce 后台的应用列表打开此页面。',
  },
};

export default channels;
