import { sameEmail } from '@lading/contracts/rules/email';
import { isPhone } from '@lading/contracts/rules/phone';
import { newPasswordFaults, type NewPasswordFaults } from './reset-rules.ts';

/** What a person enters to open an account. */
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

/** What is wrong with the form; empty when nothing is (spec §5). */
export interface SignUpFaults extends NewPasswordFaults {
  firstName?: 'check.required';
  lastName?: 'check.required';
  phone?: 'check.phone';
  invitationCode?: 'signUp.invitationIsEmail';
}

/** Checks the form, in the order in which its fields stand. */
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
