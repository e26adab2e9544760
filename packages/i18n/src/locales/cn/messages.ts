import type en from '../en/messages.ts';
import type { Translation } from '../../translation.ts';

const messages: Translation<typeof en> = {
  title: '消息',
  unread_other: '{{count, number}} 条未读',
  markAll: '全部标为已读',
  markFailed: '未能标为已读，请重试。',
  all: '全部消息',
  latest: '最新消息',
  unreadMark: '未读',
  empty: '暂无消息',
  emptyHint: '仓库与服务的通知会显示在这里。',
  failed: '消息加载失败',
  retry: '重试',
  loading: '正在加载消息',
  contentLanguage: '消息语言',
  noContent: '此消息没有正文。',
  close: '关闭',
  waiting_other: '{{count, number}} 条新消息',
  waitingHint_other: '输入完成后会自动打开。',
  openNow: '立即打开',
};

export default messages;
