import { crossesCustoms } from '@lading/contracts/shipping';
import type { CarrierRequest } from '../carrier-adapter.ts';
import { networkAddress } from './network-request-rules.ts';

type Parties = Pick<CarrierRequest, 'from' | 'to' | 'returnTo' | 'residential' | 'isReturn'>;

/** The addresses of a shipment that the carrier delivers to its recipient. */
function partiesOf({ from, to, returnTo, residential }: Parties, field: 'residential' | 'is_residential') {
  return {
    sender: networkAddress(from),
    recipient: { ...networkAddress(to), [field]: residential },
    back: returnTo ? networkAddress(returnTo) : undefined,
  };
}

/**
 * Addresses in EasyPost's format. A return is marked as one, with the addresses of the outbound shipment: EasyPost exchanges them.
 * It has no return address, since it goes there.
 */
export function easyPostParties(request: Parties) {
  const { sender, recipient, back } = partiesOf(request, 'residential');
  if (request.isReturn) return { from_address: recipient, to_address: sender, is_return: true };
  return { from_address: sender, to_address: recipient, ...(back && { return_address: back }) };
}

/** Whether Shippo has a return label for a return: across borders it has none, and an ordinary label is bought. */
export const isShippoReturn = ({ isReturn, from, to }: Pick<Parties, 'isReturn' | 'from' | 'to'>): boolean =>
  isReturn === true && !crossesCustoms(from, to);

/** Addresses in Shippo's format; those of a return label are exchanged by Shippo. */
export function shippoParties(request: Parties) {
  const { sender, recipient, back } = partiesOf(request, 'is_residential');
  if (isShippoReturn(request)) return { address_from: recipient, address_to: sender };
  return { address_from: sender, address_to: recipient, ...(back && { address_return: back }) };
}

/** The carriers whose return labels Shippo sells. Of others it would sell an outbound label, as it exchanges no addresses. */
const returnCarriers: ReadonlySet<string> = new Set(['USPS', 'UPS', 'FedEx']);
export const sellsReturns = (carrierName: string | undefined): boolean =>
  carrierName !== undefined && returnCarriers.has(carrierName);
