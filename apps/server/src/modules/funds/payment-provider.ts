import type { LocalizedText, Money } from '@lading/contracts/core';
import type { PaymentMethod } from '@lading/contracts/funds';

/** What is charged, and under which consent. */
interface Charge {
  /** The provider knows the charge by it: asked again it answers as the first time and charges nothing more. */
  reference: string;
  amount: Money;
}

/** The outcome of a charge. */
export type ChargeAnswer = { state: 'paid' } | { state: 'refused'; message: LocalizedText };

/**
 * A provider that charges a method without the payer, who agreed to it beforehand. The method itself (a card, a mandate) is stored with
 * the provider and never here.
 */
export interface PaymentProvider {
  method: PaymentMethod;
  /** @throws when the outcome is not known; asked again later it is */
  charge(order: Charge, signal: AbortSignal): Promise<ChargeAnswer>;
}
