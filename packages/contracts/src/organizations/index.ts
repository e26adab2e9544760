/** Organizations: feature flags, warehouse connections, marketplace authorization. */
export * from './feature-flag.ts';
export * from './messages.ts';
export * from './operator-invitations.calls.ts';
export * from './operator-organizations.calls.ts';
export * from './operator-verification.calls.ts';
export * from './operator-warehouses.calls.ts';
export * from './organizations.calls.ts';
export * from './verification.calls.ts';
export * from './verification.ts';
export * from './warehouse-authorization.calls.ts';
