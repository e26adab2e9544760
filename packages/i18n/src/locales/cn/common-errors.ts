import type en from '../en/common-errors.ts';
import type { Translation } from '../../translation.ts';

const commonErrors: Translation<typeof en> = {
  server: '服务器错误，请稍后再试',
  network: '网络错误',
  networkHint: '无法连接服务器，请检查网络后重试。',
  timeout: '服务器响应超时，请重试。',
  forbidden: '您的账号没有此操作的权限。',
  file: '文件下载失败。',
  notices: '通知',
  broken: '页面的一部分出现问题。其余部分可继续使用，您已填写的内容不会丢失。',
  signedOut: '登录已失效，请重新登录。',
  tooMany: '操作过于频繁，请稍后再试。',
  dismiss: '关闭提示',
  notApproved: {
    title: '您的账号尚未通过审核',
    text: '仓库服务商审核通过后即可使用仓储服务。在此之前，订单、发货单和商品功能均可正常使用。',
  },
  noWarehouse: {
    title: '抱歉，您尚未连接任何仓库服务商',
    text: '请向服务商索取邀请以使用仓储服务。订单、发货单和商品功能均可正常使用。',
  },
};

export default commonErrors;
