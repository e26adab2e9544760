/** Order automation: rules, their runs, and the trace of what they set. */
export * from './automation.calls.ts';
export * from './criteria.ts';
export * from './messages.ts';
export * from './rule.ts';
