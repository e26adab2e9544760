import { z } from 'zod';
import { defineService } from '../define-service.ts';
import { secondFactorSetup, secondFactorStatus } from '../entities/second-factor.ts';
import { signedInDevice } from '../entities/signed-in-device.ts';
import { currentPassword, secondCode } from '../rules/sign-in-input.ts';

const prefix = '/api/wms-user/account';
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * What a person does about his own sign-in, under My Account: calls of our own beside decision D3, the same for sellers and
 * for resellers' clients. Whatever weakens or changes the second factor wants the password anew.
 */
export const account = defineService('account', {
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
    summary: 'Makes a secret for an authenticator app; nothing is on until its first code is confirmed.',
    body: z.object({ password: currentPassword }),
    data: secondFactorSetup,
    errors: 'silent',
  },
  confirmSecondFactor: {
    method: 'POST',
    path: `${prefix}/secondFactor/confirm`,
    access: 'signed-in',
    audit: 'second-factor',
    summary: 'Turns the second step on with the first code of the app; gives the recovery codes, this once.',
    body: z.object({ code: secondCode }),
    data: recoveryCodes,
    errors: 'silent',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: `${prefix}/secondFactor/recoveryCodes`,
    access: 'signed-in',
    audit: 'second-factor',
    summary: 'Makes new recovery codes in place of all earlier ones.',
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
    summary: 'The sign-ins of the person that stand, newest use first.',
    data: z.array(signedInDevice),
    errors: 'silent',
  },
  endSession: {
    method: 'DELETE',
    path: `${prefix}/sessions/{sessionId}`,
    access: 'signed-in',
    audit: 'session',
    summary: 'Ends one of the person’s sign-ins with all its tokens.',
    params: z.object({ sessionId: z.string().min(1).max(100) }),
    errors: 'silent',
  },
  endOtherSessions: {
    method: 'POST',
    path: `${prefix}/sessions/endOthers`,
    access: 'signed-in',
    audit: 'session',
    summary: 'Ends every sign-in of the person but the one that asks.',
    data: z.object({ ended: z.number().int().nonnegative() }),
    errors: 'silent',
  },
});
