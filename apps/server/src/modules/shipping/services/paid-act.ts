import type { LocalizedText, Money } from '@lading/contracts/core';

/** What is ordered from a carrier besides labels and costs a fee, as the saga works on it. */
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
  /** What the carrier knows it by where it came after it was given up, until it is taken back. */
  lateRef: string | null;
}

/** To which state an order is moved, and what is kept of it. */
export interface PaidMove<State> {
  state: State;
  holdId?: string;
  calledAt?: Date;
  message?: LocalizedText;
  /** Until when the carrier is asked again what became of it, although it was given up. */
  soughtUntil?: Date;
}
