import type en from '../en/shell-pages.ts';
import type { Translation } from '../../translation.ts';

const shellPages: Translation<typeof en> = {
  toHome: '返回首页',
  toLogin: '前往登录',
  reload: '刷新页面',
  loading: '正在加载工作台',
  maintain: {
    title: '系统升级中',
    text: '系统升级中，暂时无法访问，数据不受影响。',
    check: '重新检查',
    stays: '您已填写的内容会保留在此页面，请在升级完成后保存。',
  },
  error: {
    title: '出了点问题',
    text: '页面无法继续运行。请重试或返回首页。',
    code: '如再次出现，请将此代码告知客服：{{code}}',
  },
  notFound: {
    title: '页面不存在',
    afterLogin: '未找到 {{path}}，已为您打开订单列表。',
    text: '找不到 {{path}}，该页面可能已移动，或地址输入有误。',
  },
  boot: {
    title: '工作台加载失败',
    text: '您已登录，但未能从服务器取得账号信息。请检查网络后重试。',
  },
};

export default shellPages;
