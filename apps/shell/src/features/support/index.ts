export { LateChat } from './late-chat.tsx';
export type { SupportPage } from './support-address-rules.ts';
export { SupportIcon } from './support-icon.tsx';
export { useHasSupport } from './use-has-support.ts';
export { useOpenSupport } from './use-open-support.ts';
export { useUnreadSupport } from './use-unread-support.ts';
