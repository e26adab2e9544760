/** Where the browser's storage holds the name of the sign-in that its tabs share. */
export const sharedSessionKey = 'lading.session-id';
