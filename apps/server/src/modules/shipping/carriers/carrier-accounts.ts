import type { Platform } from '../../../platform/platform.ts';
import type { CarrierAdapter } from './carrier-adapter.ts';
import { demoCarrier } from './demo/demo-carrier.ts';

/** The carrier accounts that organizations rate, buy and track with. */
export interface CarrierAccounts {
  /** Those that an organization may buy on now: the platform's, and its own that are switched on. */
  inUse(orgId: string): Promise<readonly CarrierAdapter[]>;
  /** The one of an id, also when it is switched off: what was bought on it is still voided and tracked. Undefined: removed, or none. */
  find(orgId: string, accountId: string): Promise<CarrierAdapter | undefined>;
}

/** Accounts that are the same for every organization. */
export function fixedAccounts(carriers: readonly CarrierAdapter[]): CarrierAccounts {
  return {
    inUse: () => Promise.resolve(carriers),
    find: (_orgId, accountId) => Promise.resolve(carriers.find((one) => one.accountId === accountId)),
  };
}

/** The carrier accounts of this platform. The demo carrier's labels are no postage, so only a demo has it. */
export function platformCarriers(platform: Platform): CarrierAdapter[] {
  return platform.config.demo ? [demoCarrier(platform)] : [];
}
