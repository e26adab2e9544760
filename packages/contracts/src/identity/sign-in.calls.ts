import { z } from 'zod';
import { signInReply } from './second-factor.ts';
import { sessionTokens } from './session-tokens.ts';
import { email, sameEmail } from '../core/email.ts';
import { halfWidth } from '../core/half-width.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { newPassword } from './password.ts';
import { optionalPhone } from '../core/phone.ts';
import { currentPassword, mailedCode, secondCode } from './sign-in-input.ts';
import { defineService } from '../core/define-service.ts';

/**
 * The sign-in calls that the specification does not list (decisions D3, D5), kept separate so that an operator with another kind
 * of sign-in sees what to replace.
 */

const refreshToken = z.string().max(4_096).optional();

/** Other fields may be invalid, in any way, when this is checked. */
function isInvitedByOwnEmail(given: { email?: unknown; invitationCode?: unknown }): boolean {
  const { email: address, invitationCode } = given;
  return typeof address === 'string' && typeof invitationCode === 'string' && invitationCode.trim() !== ''
    ? sameEmail(invitationCode, address)
    : false;
}

/** The credentials of an account. */
const registration = z
  .object({
    email,
    code: mailedCode,
    password: newPassword,
    firstName: z.string().trim().min(1).max(100),
    lastName: z.string().trim().min(1).max(100),
    company: z.string().trim().max(200).optional(),
    phone: optionalPhone.optional(),
    /** Cannot equal the e-mail address (spec §5). */
    invitationCode: z.string().overwrite(halfWidth).trim().max(254).optional(),
  })
  .refine((given) => !isInvitedByOwnEmail(given), {
    path: ['invitationCode'],
    ...ruleMessage('identity.invitationIsEmail'),
    // Reported together with all other errors (decision D2), for any input.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** The purpose of a mailed code. */
export const codePurposes = ['register', 'reset'] as const;

/** The seven calls of one sign-in; a reseller's clients have their own. */
function signInCalls<const Prefix extends string>(prefix: Prefix) {
  return {
    login: {
      method: 'POST',
      path: `${prefix}/login`,
      access: 'public',
      audit: 'sign-in',
      summary: 'Signs in with user name and password.',
      body: z.object({
        /** The e-mail address of the account, or its user name. */
        userName: z.string().overwrite(halfWidth).trim().min(1).max(254),
        password: currentPassword,
      }),
      data: signInReply,
    },
    /** Required only if `login` asked for it. */
    loginSecondFactor: {
      method: 'POST',
      path: `${prefix}/login/secondFactor`,
      access: 'public',
      audit: 'sign-in',
      summary: 'Completes a sign-in with the second step: a code of the app, or a recovery code.',
      body: z.object({ challenge: z.string().min(1).max(200), code: secondCode }),
      data: sessionTokens,
    },
    /** The refresh token comes from the HttpOnly cookie, or from the body of a client that keeps it itself. */
    refresh: {
      method: 'POST',
      path: `${prefix}/refresh`,
      access: 'public',
      summary: 'Returns a new access token and rotates the refresh token.',
      body: z.object({ refreshToken }),
      data: sessionTokens,
      errors: 'silent',
    },
    logout: {
      method: 'POST',
      path: `${prefix}/logout`,
      access: 'public',
      audit: 'sign-out',
      summary:
        'Ends the session and all its refresh tokens: that of the cookie or body, or else of the access token.',
      body: z.object({ refreshToken }),
      errors: 'silent',
    },
    /** Gives the same reply whether or not the address is known. */
    sendCode: {
      method: 'POST',
      path: `${prefix}/sendCode`,
      access: 'public',
      summary: 'Emails a six-digit code.',
      body: z.object({ email, purpose: z.enum(codePurposes) }),
    },
    register: {
      method: 'POST',
      path: `${prefix}/register`,
      access: 'public',
      audit: 'sign-in',
      summary: 'Creates an account and signs in.',
      body: registration,
      data: sessionTokens,
    },
    resetPassword: {
      method: 'POST',
      path: `${prefix}/resetPassword`,
      access: 'public',
      audit: 'password',
      summary: 'Sets a new password with an emailed code and ends all sessions of the account.',
      body: z.object({ email, code: mailedCode, password: newPassword }),
    },
  } as const;
}

/** Sign-in of sellers (decision D3) and the handover of a session (decision D5). */
export const authApi = defineService('auth', {
  ...signInCalls('/api/wms-user/auth'),
  /**
   * Takes over a session that was started elsewhere: a single-use code of ours, or the tokens from a URL (spec §6), which are
   * confirmed before anything is stored.
   */
  handover: {
    method: 'POST',
    path: '/api/wms-user/auth/handover',
    access: 'public',
    audit: 'sign-in',
    summary: 'Exchanges a single-use code, or tokens from a URL, for a session.',
    body: z.union([
      z.object({ code: z.string().min(1).max(200) }),
      z.object({
        type: z.enum(['WMS', 'ADMIN', 'EZEESHIP', 'SAAS', 'SERVER']),
        accessToken: z.string().min(1).max(4_096),
        refreshToken: z.string().min(1).max(4_096),
      }),
    ]),
    data: sessionTokens,
  },
  createHandoverCode: {
    method: 'POST',
    path: '/api/wms-user/auth/handover/code',
    access: 'signed-in',
    summary:
      'Returns a single-use code, valid for 60 seconds, that opens this session on another of our sites.',
    data: z.object({ code: z.string(), expiresIn: z.number().positive() }),
  },
});

/** Sign-in of a reseller's clients, bound to the reseller of the host (decision D3). */
export const saasAuthApi = defineService('saas-auth', signInCalls('/api/wms-user/saas/client'));
