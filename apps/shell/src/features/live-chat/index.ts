export { LiveChat } from './live-chat.tsx';
