import type en from '../en/stores-connection.ts';
import type { Translation } from '../../translation.ts';

const storesConnection: Translation<typeof en> = {
  missing: '缺少必要参数',
  serverError: '服务器错误，请稍后再试',
  loading: '正在加载',
  retry: '重试',
  signedInAs: '当前登录：{{name}}',
  switchAccount: '使用其他账号',
  connectTitle: '连接此店铺？',
  connectText: '连接后，该店铺将出现在您账号的店铺列表中。',
  renewTitle: '更新此店铺的授权？',
  renewText: '该店铺已连接，订单和设置保持不变。',
  into: '店铺将归属于',
  connect: '连接到 {{name}}',
  notYours: '如果这不是您的店铺，请关闭此页面。确认之前不会建立任何连接。',
  connectedTitle: '店铺已连接',
  connectedText: '{{name}} 已加入您的店铺列表。',
  toOrders: '前往订单',
  opened: {
    connected: { title: '此店铺已连接', text: '店铺订单会自动同步，并进入您的订单列表，可在新窗口中打开。' },
    absent: {
      title: '此店铺尚未连接',
      text: '店铺已断开连接，或尚未有人确认。请在 BigCommerce 后台卸载本应用后重新安装。',
    },
    refused: { title: '此页面并非由 BigCommerce 打开', text: '请在 BigCommerce 后台重新打开本应用。' },
  },
  bigCommerce: {
    title: '正在连接 BigCommerce',
    asking: '正在请 BigCommerce 确认您的店铺…',
    missingHint: '请从 BigCommerce 后台的应用列表打开此页面。',
  },
  temu: {
    title: '授权合作仓',
    text: '授权后，Temu 可将订单发送到您选择的仓库。完成后将返回 {{host}}。',
    as: '授权主体',
    warehouses: '仓库',
    naming: 'Temu 店铺的标识方式',
    storeName: '店铺名称',
    customCode: '自定义编码',
    storeNameHint: '填写团队熟悉的店铺名称，最多 100 个字符。',
    customCodeHint: '可用字母、数字、- 和 _，最多 40 个字符。',
    noWarehouse: '请至少选择一个仓库',
    noName: '请输入店铺名称',
    noCode: '请输入店铺编码',
    badCode: '仅可使用字母、数字、- 和 _，最多 40 个字符',
    authorize: '授权并返回 Temu',
    startAgain: '请从 Temu 卖家后台的仓库设置打开此页面。',
    done: '仓库已授权',
    returning: '正在返回 {{host}}。',
    return: '立即返回 Temu',
  },
};

export default storesConnection;
