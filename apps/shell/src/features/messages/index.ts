export { MessageBell } from './message-bell.tsx';
export { useUnreadChange } from './use-unread-change.ts';
