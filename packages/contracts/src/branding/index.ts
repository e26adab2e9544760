/** Brands per host and the sites of resellers. */
export * from './branding.calls.ts';
export * from './branding.ts';
export * from './messages.ts';
export * from './operator-sites.calls.ts';
export * from './saas-info.ts';
