import type { LocalizedText, Money } from '@lading/contracts/core';
import type { PaymentMethod } from '@lading/contracts/funds';

/** The charge, and its consent. */
interface Charge {
  /** Identifies the charge at the provider: a repeated request gives the same answer and charges nothing more. */
  reference: string;
  amount: Money;
}

/** The outcome of a charge. */
export type ChargeAnswer = { state: 'paid' } | { state: 'refused'; message: LocalizedText };

/**
 * A provider that charges a method with the payer's prior consent. The method itself (a card, a mandate) is stored with
 * the provider and never here.
 */
export interface PaymentProvider {
  method: PaymentMethod;
  /** @throws when the outcome is unknown; a later request may return it */
  charge(order: Charge, signal: AbortSignal): Promise<ChargeAnswer>;
}
