import { z } from 'zod';
import { wireTime } from '../core/wire-values.ts';
import { sessionTokens } from './session-tokens.ts';

/** Digits of an authenticator app's code, its validity, and the number of recovery codes (RFC 6238, decision D3). */
export const secondFactorRules = { digits: 6, periodSeconds: 30, recoveryCodes: 10 } as const;

/** A sign-in with a correct password that needs its second step. */
export const secondFactorWanted = z.object({
  secondFactor: z.object({
    /** Identifies the pending sign-in; can be used once. */
    challenge: z.string().min(1).max(200),
    /** Seconds until it expires. */
    expiresIn: z.number().positive(),
  }),
});
export type SecondFactorWanted = z.infer<typeof secondFactorWanted>;

/** The reply to a sign-in: tokens, or, from our server, the request for a second step. */
export const signInReply = z.union([secondFactorWanted, sessionTokens]);
export type SignInReply = z.infer<typeof signInReply>;

/** The status of a person's second factor. */
export const secondFactorStatus = z.object({
  isOn: z.boolean(),
  /** When it was enabled; absent while it is off. */
  since: wireTime.nullish(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;

/** A second factor during setup. */
export const secondFactorSetup = z.object({
  /** Base32, for typing into an app. */
  secret: z.string(),
  /** `otpauth://` address, for a QR code. */
  address: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
