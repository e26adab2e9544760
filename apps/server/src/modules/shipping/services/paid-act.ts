import type { LocalizedText, Money } from '@lading/contracts/core';

/** A paid carrier order other than labels, as the saga processes it. */
export interface PaidAct {
  id: string;
  orgId: string;
  accountId: string;
  state: string;
  fee: Money;
  /** The wallet pays; false: the carrier bills the client. */
  isWallet: boolean;
  holdId: string | null;
  createdAt: Date;
  calledAt: Date | null;
  /** The carrier's reference, if it was accepted after it was given up, until it is canceled. */
  lateRef: string | null;
}

/** The new state of an order, with the data to store. */
export interface PaidMove<State> {
  state: State;
  holdId?: string;
  calledAt?: Date;
  message?: LocalizedText;
  /** Until when the carrier is asked about an order that was given up. */
  soughtUntil?: Date;
}
