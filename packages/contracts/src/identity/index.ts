/** People: sign-in, session, second factor, their own account. */
export * from './account.calls.ts';
export * from './identity.calls.ts';
export * from './list-view.ts';
export * from './list-views.calls.ts';
export * from './messages.ts';
export * from './operator-people.calls.ts';
export * from './password.ts';
export * from './personal-details.ts';
export * from './second-factor.ts';
export * from './session-tokens.ts';
export * from './sign-in-input.ts';
export * from './sign-in.calls.ts';
export * from './signed-in-device.ts';
export * from './user-info.ts';
