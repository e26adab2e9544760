import { coreMessages, type Address, type FieldError } from '@lading/contracts/core';
import { crossesCustoms, labelSaleMessages, missingForLabel } from '@lading/contracts/shipping';
import { conflict } from '../../platform/request-error.ts';
import type { KeptQuote } from './quote.store.ts';

const missingIn = (party: 'from' | 'to', address: Address): FieldError[] =>
  missingForLabel(address).map((field) => ({ fieldName: `${party}.${field}`, ...coreMessages.required() }));

/** @throws RequestError 409, with the empty fields of the quote */
function requireComplete({ from, to }: KeptQuote['request']): void {
  const [ofSender, ofRecipient] = [missingIn('from', from), missingIn('to', to)];
  const faults = [...ofSender, ...ofRecipient];
  if (faults.length === 0) return;
  const why = ofSender.length > 0 ? 'senderIncomplete' : 'recipientIncomplete';
  throw conflict(labelSaleMessages[why](), { faults });
}

/**
 * Codes are enough for an estimate, but not for a label: at a quote without an order nothing else completes the addresses or declares the
 * goods (decision 0172). Returns and second labels have the addresses of their shipment.
 *
 * @throws RequestError 409
 */
export function requireSellable({
  orderId,
  returnOf,
  relabelOf,
  request,
}: Pick<KeptQuote, 'orderId' | 'returnOf' | 'relabelOf' | 'request'>): void {
  if (orderId !== null) return;
  const { from, to, customs, customsMissing } = request;
  // First: full addresses alone would not help.
  if (crossesCustoms(from, to) && !customs && !customsMissing)
    throw conflict(labelSaleMessages.goodsUndeclared());
  if (returnOf === null && relabelOf === null) requireComplete(request);
  // For an order a carrier that needs no declaration may sell; here the sender can complete it at once.
  if (customsMissing) throw conflict(customsMissing);
}
