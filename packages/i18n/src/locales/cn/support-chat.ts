import type en from '../en/support-chat.ts';
import type { Translation } from '../../translation.ts';

const supportChat: Translation<typeof en> = {
  title: '在线客服',
  intro: '请留言，我们会在此回复。',
  log: '消息',
  empty: '您好！请问有什么可以帮您？',
  you: '您：',
  support: '客服：',
  write: '请输入消息',
  send: '发送',
  notSent: '发送失败：{{reason}}',
  failed: '出现问题，请重试。',
};

export default supportChat;
