import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import type { PickupPlace } from '@lading/contracts/shipment-service';

/** What a carrier is to come for. */
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
  /** What the carrier knows the labels of the parcels by. */
  carrierRefs: readonly string[];
  /** Ours and unique. */
  reference: string;
}

/** What a pickup would cost. Nothing is ordered by it. */
interface PickupOffer {
  fee: Money;
  /** What the carrier knows the offer by; null: it keeps none. */
  offerRef: string | null;
}

/** A pickup that was ordered. */
export interface PickupBooking {
  pickupRef: string;
  confirmation: string | null;
  fee: Money;
}

/** The pickups of a carrier, where it has them. */
export interface CarrierPickups {
  /** It comes only for labels that were bought on the account. */
  needsLabels: boolean;
  /** @throws CarrierError */
  offer(request: PickupRequest, signal: AbortSignal): Promise<PickupOffer>;
  /** Places the order. @throws CarrierError; only after `outcome-unknown` may anything have been ordered */
  book(request: PickupRequest & PickupOffer, signal: AbortSignal): Promise<PickupBooking>;
  /** What was ordered; null: nothing was. Absent: the carrier cannot be asked. @throws CarrierError */
  find?(
    sought: { reference: string; offerRef: string | null },
    signal: AbortSignal,
  ): Promise<PickupBooking | null>;
  /** Cancels; done again it answers the same. Absent: not offered. @throws CarrierError */
  cancel?(
    pickupRef: string,
    signal: AbortSignal,
  ): Promise<{ state: 'cancelled'; isRefunded: boolean } | { state: 'rejected'; text: LocalizedText }>;
  /** How it went. Absent: the scans of the parcels tell. @throws CarrierError */
  outcome?(pickupRef: string, signal: AbortSignal): Promise<'waiting' | 'picked-up' | 'missed'>;
}
