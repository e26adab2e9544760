import type en from '../en/messages-center.ts';
import type { Translation } from '../../translation.ts';

const messagesCenter: Translation<typeof en> = {
  title: '消息中心',
  label: '消息列表',
  unreadCount_other: '{{count, number}} 条未读',
  search: '搜索消息',
  filter: '筛选消息',
  period: '发送时间范围',
  anyTime: '不限时间',
  days_other: '近 {{count}} 天',
  all: '全部',
  unread: '未读',
  read: '已读',
  markAll: '全部标为已读',
  markFailed: '未能标为已读',
  failed: '消息加载失败',
  empty: '暂无消息',
  emptyHint: '仓库与服务的通知会显示在这里。',
  markRead: '标为已读',
  message: '消息',
  digest: '摘要',
  state: '状态',
  sent: '发送时间',
  contentLanguage: '消息语言',
  noContent: '此消息没有正文。',
};

export default messagesCenter;
