import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';

const windowSeconds = 900;
const rules = {
  /** Tries per account and address. */
  pair: { name: 'second step pair', most: 5, windowSeconds },
  /** Tries by a browser that has signed the person in before, or in a session of the person. */
  own: { name: 'second step own', most: 5, windowSeconds },
  /** Codes of the app at an account from all unknown addresses together: each try has three chances in a million. */
  account: { name: 'second step account total', most: 20, windowSeconds: 3_600 },
  /** The same for all known browsers and sessions: whoever has stolen a session can open more by handover. */
  ownTotal: { name: 'second step own total', most: 20, windowSeconds: 3_600 },
} satisfies Record<string, AttemptRule>;

/** The origin and target of a try at the second step. */
export interface SecondStepTry {
  userId: string;
  ip: string;
  /** What only the person's own browser has: its device key, or a session. Undefined for any other caller. */
  ownMark: string | undefined;
  /** The code is one of the app, of which there are only a million; a recovery code cannot be guessed. */
  isOfApp: boolean;
}

/**
 * Slows guessing of codes without allowing someone who knows the password to lock the person out: tries are counted by account and
 * address together; a browser that the account knows has a separate count, and recovery codes are not in the total of the account.
 */
export function secondStepThrottle(platform: Platform) {
  const attempts = attemptLimit(platform);
  return {
    /** Counts one try. @throws RequestError 429 with the time to wait. @returns a function that reverts the try after success */
    async count({ userId, ip, ownMark, isOfApp }: SecondStepTry): Promise<() => Promise<void>> {
      if (ownMark !== undefined) {
        const subject = `${userId} ${ownMark}`;
        await attempts.count(rules.own, subject);
        if (isOfApp) await attempts.count(rules.ownTotal, userId);
        return async () => {
          await attempts.forgive(rules.own, subject, true);
          if (isOfApp) await attempts.forgive(rules.ownTotal, userId);
        };
      }
      const pair = `${userId} ${addressGroup(ip)}`;
      await attempts.count(rules.pair, pair);
      if (isOfApp) await attempts.count(rules.account, userId);
      return async () => {
        await attempts.forgive(rules.pair, pair, true);
        if (isOfApp) await attempts.forgive(rules.account, userId);
      };
    },
  };
}
