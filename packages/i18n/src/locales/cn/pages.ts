import type en from '../en/pages.ts';
import type { Translation } from '../../translation.ts';

const pages: Translation<typeof en> = {
  toHome: '返回首页',
  toLogin: '前往登录',
  reload: '刷新页面',
  loading: '正在加载工作台',
  maintain: {
    title: '系统维护中',
    text: '服务暂停片刻，您的数据安全无虞。恢复后即可从中断处继续。',
    check: '重新检查',
  },
  error: {
    title: '出了点问题',
    text: '页面无法继续运行。请重试或返回首页。',
    code: '如再次出现，请将此代码告知客服：{{code}}',
  },
  notFound: {
    title: '页面不存在',
    text: '地址 {{path}} 没有对应的页面，可能已移动或输入有误。',
  },
  boot: {
    title: '工作台加载失败',
    text: '您已登录，但未能从服务器取得账号信息。请检查网络后重试。',
  },
};

export default pages;
