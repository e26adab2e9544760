/** Errors of the sign-in form before it is sent; empty if valid. */
export interface LoginFaults {
  userName?: 'login.userNameRequired';
  password?: 'login.passwordRequired';
}

/** Validates the sign-in form. The password is not checked against the rule for new ones: an older one must still work. */
export function loginFaults(userName: string, password: string): LoginFaults {
  return {
    ...(userName.trim() === '' ? { userName: 'login.userNameRequired' as const } : {}),
    ...(password === '' ? { password: 'login.passwordRequired' as const } : {}),
  };
}
