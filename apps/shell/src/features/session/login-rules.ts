/** What is wrong with the sign-in form before it is sent; empty when nothing is. */
export interface LoginFaults {
  userName?: 'login.userNameRequired';
  password?: 'login.passwordRequired';
}

/** Checks the sign-in form. The password is not held to the rule of new ones: an older one must still open the account. */
export function loginFaults(userName: string, password: string): LoginFaults {
  return {
    ...(userName.trim() === '' ? { userName: 'login.userNameRequired' as const } : {}),
    ...(password === '' ? { password: 'login.passwordRequired' as const } : {}),
  };
}
