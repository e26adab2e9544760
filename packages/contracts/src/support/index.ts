/** Support cases and live chat. */
export * from './chat.ts';
export * from './live-chat.calls.ts';
export * from './support.calls.ts';
