import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { secondFactorSetup, secondFactorStatus } from './second-factor.ts';
import { personalDetails } from './personal-details.ts';
import { signedInDevice } from './signed-in-device.ts';
import { email } from '../core/email.ts';
import { newPassword } from './password.ts';
import { currentPassword, mailedCode, secondCode } from './sign-in-input.ts';

const prefix = '/api/wms-user/account';
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const ended = z.object({ ended: z.number().int().nonnegative() });

/**
 * A person's actions on the own account and sign-in, under My Account: our own calls in addition to decision D3, the same for
 * sellers and for resellers' clients. Any change of how the account is accessed (second factor, e-mail, password) requires the
 * password again.
 */
export const accountApi = defineService('account', {
  updateDetails: {
    method: 'POST',
    path: `${prefix}/details`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Changes name, phone and time zone of the person. The language has a call of its own (spec §7).',
    body: personalDetails,
    errors: 'silent',
  },
  /** Gives the same reply whether or not the address has an account; its owner is informed by mail. */
  sendEmailCode: {
    method: 'POST',
    path: `${prefix}/email/code`,
    access: 'signed-in',
    summary: 'Emails a six-digit code to a new address; requires the password.',
    body: z.object({ email, password: currentPassword }),
    errors: 'silent',
  },
  changeEmail: {
    method: 'POST',
    path: `${prefix}/email`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Changes the email with the code sent to the new address; the old address is notified.',
    body: z.object({ email, code: mailedCode }),
    errors: 'silent',
  },
  changePassword: {
    method: 'POST',
    path: `${prefix}/password`,
    access: 'signed-in',
    audit: 'password',
    summary: 'Changes the password and ends all other sessions.',
    body: z.object({ password: currentPassword, newPassword }),
    data: ended,
    errors: 'silent',
  },
  secondFactor: {
    method: 'GET',
    path: `${prefix}/secondFactor`,
    access: 'signed-in',
    summary: 'Whether the second step is on, and how many recovery codes are left.',
    data: secondFactorStatus,
    errors: 'silent',
  },
  beginSecondFactor: {
    method: 'POST',
    path: `${prefix}/secondFactor/begin`,
    access: 'signed-in',
    summary: 'Creates a secret for an authenticator app; takes effect once its first code is confirmed.',
    body: z.object({ password: currentPassword }),
    data: secondFactorSetup,
    errors: 'silent',
  },
  confirmSecondFactor: {
    method: 'POST',
    path: `${prefix}/secondFactor/confirm`,
    access: 'signed-in',
    audit: 'second-factor',
    summary:
      'Turns the second step on with the first code of the app; returns the recovery codes, only once.',
    body: z.object({ code: secondCode }),
    data: recoveryCodes,
    errors: 'silent',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: `${prefix}/secondFactor/recoveryCodes`,
    access: 'signed-in',
    audit: 'second-factor',
    summary: 'Replaces all recovery codes.',
    body: z.object({ password: currentPassword, code: secondCode }),
    data: recoveryCodes,
    errors: 'silent',
  },
  endSecondFactor: {
    method: 'POST',
    path: `${prefix}/secondFactor/off`,
    access: 'signed-in',
    audit: 'second-factor',
    summary: 'Turns the second step off.',
    body: z.object({ password: currentPassword, code: secondCode }),
    errors: 'silent',
  },
  sessions: {
    method: 'GET',
    path: `${prefix}/sessions`,
    access: 'signed-in',
    summary: 'Active sessions of the person, most recently used first.',
    data: z.array(signedInDevice),
    errors: 'silent',
  },
  endSession: {
    method: 'DELETE',
    path: `${prefix}/sessions/{sessionId}`,
    access: 'signed-in',
    audit: 'session',
    summary: 'Ends a session of the person and revokes its tokens.',
    params: z.object({ sessionId: z.string().min(1).max(100) }),
    errors: 'silent',
  },
  endOtherSessions: {
    method: 'POST',
    path: `${prefix}/sessions/endOthers`,
    access: 'signed-in',
    audit: 'session',
    summary: 'Ends all sessions of the person except the current one.',
    data: ended,
    errors: 'silent',
  },
});
