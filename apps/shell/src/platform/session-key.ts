/** Storage key of the id of the sign-in that all tabs share. */
export const sharedSessionKey = 'lading.session-id';
