import { decimalText, type Money } from '@lading/contracts/core';
import type { CarrierRequest } from '../carrier-adapter.ts';

/** Longer descriptions than a label shows say nothing more to an insurer. */
const mostCharacters = 100;

/**
 * Shippo's own insurance of a shipment of one package, which it sells for all of its carriers and includes in their rates
 * (docs.goshippo.com/shipments/shipping-insurance). It requires a description of the contents.
 */
export function shippoInsurance(insured: Money, { customs }: Pick<CarrierRequest, 'customs'>) {
  const goods = customs?.items.map(({ description }) => description).join(', ') || 'Merchandise';
  return {
    amount: decimalText(insured),
    currency: insured.currency,
    content: goods.slice(0, mostCharacters).toWellFormed(),
  };
}

/**
 * What the recipient pays on delivery, in any way that the carrier accepts: UPS only, in US dollars (`COD` of the shipment's extras,
 * docs.goshippo.com/api-reference, and `Cod` of the SDK, 2.18.0). Other carriers would deliver without collecting.
 */
export const shippoCod = (amount: Money) => ({
  amount: decimalText(amount),
  currency: amount.currency,
  payment_method: 'ANY',
});
/** Whether Shippo has a carrier collect. */
export const collects = (carrierName: string | undefined): boolean => carrierName === 'UPS';
