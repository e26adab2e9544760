/** What programs of organizations use: keys and webhooks. */
export * from './api-key.ts';
export * from './api-keys.calls.ts';
export * from './messages.ts';
export * from './webhook.ts';
export * from './webhooks.calls.ts';
