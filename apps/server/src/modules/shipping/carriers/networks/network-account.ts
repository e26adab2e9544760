import type { Clock } from '../../../../platform/clock.ts';
import type { CutOff } from '../carrier-adapter.ts';

/** A client's account with a network, opened: what its adapter works with. */
export interface NetworkAccount {
  accountId: string;
  /** As the client has named it. */
  name: string;
  apiKey: string;
  webhookSecret: string;
  /** Base address of the network's interface. */
  api: string;
  cutOff: CutOff;
  clock: Clock;
}
