import type { Clock } from '../../../../platform/clock.ts';
import type { CutOff } from '../carrier-adapter.ts';

/** A client's account with a network, opened: what its adapter works with. */
export interface NetworkAccount {
  accountId: string;
  /** Whose it is. */
  orgId: string;
  /** As the client has named it. */
  name: string;
  /** Read when it is used. @throws CarrierError where it cannot be */
  readonly apiKey: string;
  /** As the key. */
  readonly webhookSecret: string;
  /** Base address of the network's interface. */
  api: string;
  cutOff: CutOff;
  clock: Clock;
}
