import type { Platform } from '../../../platform/platform.ts';
import type { CarrierAdapter } from './carrier-adapter.ts';
import { demoCarrier } from './demo/demo-carrier.ts';

/** The carrier accounts for rating, buying and tracking. */
export interface CarrierAccounts {
  /** Those an organization may use for buying now: the platform's, and its own active ones. */
  inUse(orgId: string): Promise<readonly CarrierAdapter[]>;
  /** The account with an id, even when switched off: its purchases are still voided and tracked. Undefined: removed or unknown. */
  find(orgId: string, accountId: string): Promise<CarrierAdapter | undefined>;
}

/** Accounts that are the same for every organization. */
export function fixedAccounts(carriers: readonly CarrierAdapter[]): CarrierAccounts {
  return {
    inUse: () => Promise.resolve(carriers),
    find: (_orgId, accountId) => Promise.resolve(carriers.find((one) => one.accountId === accountId)),
  };
}

/** The carrier accounts of this platform. The demo carrier's labels are not real postage, so only a demo has it. */
export function platformCarriers(platform: Platform): CarrierAdapter[] {
  return platform.config.demo ? [demoCarrier(platform)] : [];
}
