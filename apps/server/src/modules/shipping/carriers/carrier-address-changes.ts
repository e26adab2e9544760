import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import type { AddressChangeKind } from '@lading/contracts/shipment-service';

/** A request to change the delivery of parcels in transit. */
export interface AddressChangeRequest {
  kind: AddressChangeKind;
  /** The new address; for a redirect only. */
  to: Address | null;
  /** The carrier's reference of their labels. */
  carrierRef: string;
  /** Our unique reference. */
  reference: string;
}

/** A change of address accepted by the carrier. */
export interface AcceptedAddressChange {
  changeRef: string;
  fee: Money;
}

/** The outcome. `failed`: the parcels continue as before. */
type AddressChangeOutcome =
  { state: 'open' } | { state: 'completed' } | { state: 'failed'; text: LocalizedText; isRefunded: boolean };

/** The changes of address of a carrier that supports them. */
export interface CarrierAddressChanges {
  kinds: readonly AddressChangeKind[];
  /** Gets the fee without ordering anything. @throws CarrierError */
  offer(request: AddressChangeRequest, signal: AbortSignal): Promise<{ fee: Money }>;
  /** Places the order. @throws CarrierError; only after `outcome-unknown` may anything have been ordered */
  order(request: AddressChangeRequest & { fee: Money }, signal: AbortSignal): Promise<AcceptedAddressChange>;
  /** Finds an order; null: nothing was ordered. @throws CarrierError */
  find(reference: string, signal: AbortSignal): Promise<AcceptedAddressChange | null>;
  /** Cancels an abandoned order; a repeated call changes nothing. @throws CarrierError */
  withdraw(changeRef: string, signal: AbortSignal): Promise<void>;
  /** @throws CarrierError */
  outcome(changeRef: string, signal: AbortSignal): Promise<AddressChangeOutcome>;
}
