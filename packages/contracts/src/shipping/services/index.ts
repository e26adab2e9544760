/** Shipment Service: address changes, claims, pickups and manifests. A separate entry point, so that pages without it do not load it. */
export * from './claim.ts';
export * from './claim-messages.ts';
export * from './claims.calls.ts';
export * from './address-change-draft.ts';
export * from './address-change.ts';
export * from './address-changes.calls.ts';
export * from './manifest.ts';
export * from './manifests.calls.ts';
export * from './messages.ts';
export * from './pickup.ts';
export * from './pickups.calls.ts';
export * from './state-table.ts';
export * from './us-time-zone.ts';
