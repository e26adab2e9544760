import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import type { PickupPlace } from '@lading/contracts/shipment-service';

/** A pickup request. */
export interface PickupRequest {
  from: Address;
  /** ISO 8601 date in the time zone of the address. */
  day: string;
  readyAt: Date;
  closeAt: Date;
  timeZone: string;
  packages: number;
  weightLb: number;
  place: PickupPlace;
  instructions: string;
  /** The carrier's references of the parcels' labels. */
  carrierRefs: readonly string[];
  /** Our unique reference. */
  reference: string;
}

/** The price of a pickup, without ordering it. */
interface PickupOffer {
  fee: Money;
  /** The carrier's reference of the offer; null: it stores none. */
  offerRef: string | null;
}

/** A pickup that was ordered. */
export interface PickupBooking {
  pickupRef: string;
  confirmation: string | null;
  fee: Money;
}

/** The pickups of a carrier that supports them. */
export interface CarrierPickups {
  /** It only picks up labels that were bought on the account. */
  needsLabels: boolean;
  /** @throws CarrierError */
  offer(request: PickupRequest, signal: AbortSignal): Promise<PickupOffer>;
  /** Places the order. @throws CarrierError; only after `outcome-unknown` may anything have been ordered */
  book(request: PickupRequest & PickupOffer, signal: AbortSignal): Promise<PickupBooking>;
  /** Finds an order; null: nothing was ordered. Absent: the carrier cannot be asked. @throws CarrierError */
  find?(
    sought: { reference: string; offerRef: string | null },
    signal: AbortSignal,
  ): Promise<PickupBooking | null>;
  /** Cancels; a repeated call gives the same answer. Absent: unsupported. @throws CarrierError */
  cancel?(
    pickupRef: string,
    signal: AbortSignal,
  ): Promise<{ state: 'cancelled'; isRefunded: boolean } | { state: 'rejected'; text: LocalizedText }>;
  /** The outcome. Absent: determined from the scans of the parcels. @throws CarrierError */
  outcome?(pickupRef: string, signal: AbortSignal): Promise<'waiting' | 'picked-up' | 'missed'>;
}
