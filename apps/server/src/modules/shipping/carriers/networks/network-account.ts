import type { Clock } from '../../../../platform/clock.ts';
import type { CutOff } from '../carrier-adapter.ts';
import type { Network } from './network-call.ts';

/** A client's account with a network, with credentials, as used by its adapter. */
export interface NetworkAccount {
  accountId: string;
  /** Its organization. */
  orgId: string;
  /** The client's name for it. */
  name: string;
  /** Decrypted on use. @throws CarrierError when that fails */
  readonly apiKey: string;
  /** Like the key. */
  readonly webhookSecret: string;
  /** The secret with which the network signs its reports, decrypted on use; null: it does not, or with {@link webhookSecret}. */
  readonly reportSecret: string | null;
  /** Base URL of the network's API. */
  api: string;
  cutOff: CutOff;
  clock: Clock;
  /** Takes note of each request to the network; absent: they are not recorded. */
  record?: Network['record'];
}
