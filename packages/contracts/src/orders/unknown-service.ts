import type { FieldError } from '../core/localized-text.ts';
import { knownCarriers, unknownPart } from '../shipping/known-services.ts';
import { orderMessages } from './messages.ts';

/** Carriers named in a text; further ones are only counted. */
const named = 10;

/**
 * The warning about the first unknown one of an order's carrier and service, at its import field; undefined if both are known. A
 * service alone belongs to no known list, and an empty one is not unknown.
 */
export function unknownService(carrier: string, service: string): FieldError | undefined {
  const unknown = carrier === '' ? null : unknownPart(carrier, service);
  if (unknown === 'carrier') {
    const known = { items: knownCarriers.slice(0, named), total: knownCarriers.length };
    return { fieldName: 'carrierName', ...orderMessages.carrierUnknown({ carrier, known }) };
  }
  if (unknown === 'service' && service !== '')
    return { fieldName: 'serviceCode', ...orderMessages.serviceUnknown({ carrier, service }) };
  return undefined;
}
