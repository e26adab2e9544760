import { isPhone, sameEmail } from '@lading/contracts/core';
import { newPasswordFaults, type NewPasswordFaults } from './reset-rules.ts';

/** The input for a new account. */
export interface SignUpEntry {
  email: string;
  code: string;
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
  invitationCode: string;
  password: string;
  again: string;
}

/** Errors of the form; empty if valid (spec §5). */
export interface SignUpFaults extends NewPasswordFaults {
  firstName?: 'check.required';
  lastName?: 'check.required';
  phone?: 'check.phone';
  invitationCode?: 'signUp.invitationIsEmail';
}

/** Validates the form, in the order of its fields. */
export function signUpFaults(entry: SignUpEntry): SignUpFaults {
  const { code, password, again } = newPasswordFaults(entry.code, entry.password, entry.again);
  return {
    ...(code ? { code } : {}),
    ...(entry.firstName.trim() ? {} : { firstName: 'check.required' as const }),
    ...(entry.lastName.trim() ? {} : { lastName: 'check.required' as const }),
    ...(entry.phone.trim() === '' || isPhone(entry.phone) ? {} : { phone: 'check.phone' as const }),
    ...(entry.invitationCode.trim() && sameEmail(entry.invitationCode, entry.email)
      ? { invitationCode: 'signUp.invitationIsEmail' as const }
      : {}),
    ...(password ? { password } : {}),
    ...(again ? { again } : {}),
  };
}
