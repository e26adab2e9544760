import { z } from 'zod';
import { wireTime } from '../core/wire-values.ts';
import { sessionTokens } from './session-tokens.ts';

/** Digits of an authenticator app's code, how long one holds, and how many recovery codes there are (RFC 6238, decision D3). */
export const secondFactorRules = { digits: 6, periodSeconds: 30, recoveryCodes: 10 } as const;

/** A sign-in whose password was right and whose second step is wanted. */
export const secondFactorWanted = z.object({
  secondFactor: z.object({
    /** Names the sign-in that waits; good once. */
    challenge: z.string().min(1).max(200),
    /** Seconds until it has to begin again. */
    expiresIn: z.number().positive(),
  }),
});
export type SecondFactorWanted = z.infer<typeof secondFactorWanted>;

/** What a sign-in returns: tokens, or, from our server, the request for a second step. */
export const signInReply = z.union([secondFactorWanted, sessionTokens]);
export type SignInReply = z.infer<typeof signInReply>;

/** How a person's second factor stands. */
export const secondFactorStatus = z.object({
  isOn: z.boolean(),
  /** Since when; absent while it is off. */
  since: wireTime.nullish(),
  recoveryCodesLeft: z.number().int().nonnegative(),
});
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>;

/** A second factor that is being set up. */
export const secondFactorSetup = z.object({
  /** Base32, for typing into an app. */
  secret: z.string(),
  /** `otpauth://` address, for a QR code. */
  address: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
