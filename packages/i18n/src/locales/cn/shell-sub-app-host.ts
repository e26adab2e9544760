import type en from '../en/shell-sub-app-host.ts';
import type { Translation } from '../../translation.ts';

const shellSubAppHost: Translation<typeof en> = {
  loading: '加载中…',
  crashed: '此部分页面无法显示',
  chunk: '它可能已更新，或网络连接中断。请重试，或刷新页面。',
  timeout: '加载时间过长。请检查网络连接后重试。',
  broken: '此处发生错误。菜单仍可使用，请重试，或刷新页面。',
  faulty: '此部分页面发生错误',
  faultyHint: '您看到的内容可能不完整。重新启动会丢失尚未保存的内容。',
  retry: '重试',
  restart: '重新启动',
  reload: '刷新页面',
  dismiss: '忽略',
};

export default shellSubAppHost;
