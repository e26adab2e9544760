import { addressGroup } from '../../platform/address-group.ts';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';

const windowSeconds = 900;
const rules = {
  /** Tries per account and address. */
  pair: { name: 'login', most: 10, windowSeconds },
  /** The same for an address that has failed at many accounts. */
  crowdedPair: { name: 'login', most: 3, windowSeconds },
  /** Tries by a browser that has signed the person in before. */
  device: { name: 'login device', most: 10, windowSeconds },
  /** Tries by all such browsers together: whoever has stolen a session can make more of them known by handover. */
  deviceTotal: { name: 'login device total', most: 100, windowSeconds },
  /** Tries at an account from all unknown addresses together. */
  account: { name: 'login account', most: 100, windowSeconds },
  /** Failures of an address before it counts as crowded, and before it is refused: an office does not fail that often. */
  address: { name: 'login address', most: 100, windowSeconds },
  addressInAll: { name: 'login address in all', most: 1_000, windowSeconds },
} satisfies Record<string, AttemptRule>;

/** The origin and target of a sign-in try. */
export interface SignInTry {
  /** The account, whether or not it exists. */
  account: string;
  /** The current password hash: a new password resets the count. */
  passwordHash: string | undefined;
  ip: string;
  /** The device key if the browser has signed this person in before. */
  deviceMark: string | undefined;
}

/**
 * Slows guessing without allowing strangers to lock anyone out: tries are counted by account and address together, so attacks on an
 * account only block the attacking address; a browser that the account knows has a separate count that no one else can use up.
 */
export function signInThrottle(platform: Platform) {
  const attempts = attemptLimit(platform);
  return {
    /** Counts one try. @throws RequestError 429 with the time to wait. @returns a function that reverts the try after success */
    async count({ account, passwordHash = '', ip, deviceMark }: SignInTry): Promise<() => Promise<void>> {
      if (deviceMark !== undefined) {
        const subject = `${account} ${deviceMark} ${passwordHash}`;
        const ofDevices = `${account} ${passwordHash}`;
        await attempts.count(rules.device, subject);
        await attempts.count(rules.deviceTotal, ofDevices);
        return async () => {
          await attempts.forgive(rules.device, subject, true);
          await attempts.forgive(rules.deviceTotal, ofDevices);
        };
      }
      const address = addressGroup(ip);
      const ofPair = `${account} ${address} ${passwordHash}`;
      const ofAccount = `${account} ${passwordHash}`;
      await attempts.count(rules.addressInAll, address);
      const isCrowded = !(await attempts.allows(rules.address, address));
      await attempts.count(isCrowded ? rules.crowdedPair : rules.pair, ofPair);
      await attempts.count(rules.account, ofAccount);
      return async () => {
        await attempts.forgive(rules.pair, ofPair, true);
        await attempts.forgive(rules.account, ofAccount);
        await attempts.forgive(rules.address, address);
        await attempts.forgive(rules.addressInAll, address);
      };
    },
  };
}
