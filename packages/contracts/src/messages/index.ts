/** Notifications and the message center. */
export * from './message-text.ts';
export * from './message.ts';
export * from './messages.calls.ts';
export * from './operator-notifications.calls.ts';
