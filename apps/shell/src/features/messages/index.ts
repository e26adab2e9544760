export { MessageBell } from './message-bell.tsx';
export { MessageCenter } from './message-center.tsx';
export { useUnreadChange } from './use-unread-change.ts';
