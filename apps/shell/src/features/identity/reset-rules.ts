import { emailFault } from '@lading/contracts/core';
import { mailedCodeText, passwordFault } from '@lading/contracts/identity';

/** The error of an invalid e-mail address; undefined if it is valid (spec §5). */
export function resetEmailFault(email: string): 'check.required' | 'check.email' | undefined {
  const fault = emailFault(email);
  if (fault === null) return undefined;
  return fault === 'required' ? 'check.required' : 'check.email';
}

/** Errors of the form for a new password; empty if valid (spec §5, decision D3). */
export interface NewPasswordFaults {
  code?: 'reset.codeInvalid';
  password?: 'reset.passwordInvalid';
  again?: 'reset.mismatch';
}

/** Whether a text can be a mailed code: six digits (decision D3). */
export function isCode(text: string): boolean {
  return /^\d{6}$/.test(mailedCodeText(text));
}

/** Checks code, password and its repetition. */
export function newPasswordFaults(code: string, password: string, again: string): NewPasswordFaults {
  return {
    ...(isCode(code) ? {} : { code: 'reset.codeInvalid' as const }),
    ...(passwordFault(password) === null ? {} : { password: 'reset.passwordInvalid' as const }),
    ...(password === again ? {} : { again: 'reset.mismatch' as const }),
  };
}
