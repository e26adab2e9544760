export { MessageBell } from './message-bell.tsx';
