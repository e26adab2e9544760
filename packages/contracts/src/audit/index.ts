/** The audit log. */
export * from './audit-event.ts';
export * from './audit.calls.ts';
