import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import type { AddressChangeKind } from '@lading/contracts/shipment-service';

/** What a carrier is to do with parcels that it has. */
export interface AddressChangeRequest {
  kind: AddressChangeKind;
  /** Where they go instead; of a redirect alone. */
  to: Address | null;
  /** What the carrier knows their labels by. */
  carrierRef: string;
  /** Ours and unique. */
  reference: string;
}

/** A change of address that the carrier has agreed to. */
export interface AcceptedAddressChange {
  changeRef: string;
  fee: Money;
}

/** What became of it. `failed`: the parcels go on as before. */
type AddressChangeOutcome =
  { state: 'open' } | { state: 'completed' } | { state: 'failed'; text: LocalizedText; isRefunded: boolean };

/** The changes of address of a carrier, where it takes them. */
export interface CarrierAddressChanges {
  kinds: readonly AddressChangeKind[];
  /** What it costs; nothing is ordered by it. @throws CarrierError */
  offer(request: AddressChangeRequest, signal: AbortSignal): Promise<{ fee: Money }>;
  /** Places the order. @throws CarrierError; only after `outcome-unknown` may anything have been ordered */
  order(request: AddressChangeRequest & { fee: Money }, signal: AbortSignal): Promise<AcceptedAddressChange>;
  /** What was ordered; null: nothing was. @throws CarrierError */
  find(reference: string, signal: AbortSignal): Promise<AcceptedAddressChange | null>;
  /** Takes an order back that is no longer waited for; done again it changes nothing. @throws CarrierError */
  withdraw(changeRef: string, signal: AbortSignal): Promise<void>;
  /** @throws CarrierError */
  outcome(changeRef: string, signal: AbortSignal): Promise<AddressChangeOutcome>;
}
