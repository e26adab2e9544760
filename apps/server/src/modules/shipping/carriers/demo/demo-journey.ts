import type { Address } from '@lading/contracts/core';
import type { AddressChangeKind } from '@lading/contracts/shipment-service';

/** A change of address that redirects parcels in transit. */
export interface JourneyChange {
  kind: AddressChangeKind;
  /** The new address; for a redirect only. */
  to: Address | null;
  /** When it was ordered. */
  at: Date;
}

/** The inputs that determine the journey of a demo parcel. */
export interface DemoJourney {
  trackingNumber: string;
  boughtAt: Date;
  shipDate: string;
  /** Business days in transit. */
  days: number;
  deliverBy: string;
  zone: number | null;
  from: Address;
  to: Address;
  /** See `demoScenario`. */
  scenario: string | undefined;
  /** In the sequence of their orders. */
  changes: readonly JourneyChange[];
}

/** The demo carrier's own event. */
export const demoTimeZone = 'America/Los_Angeles';

/** A place as named in events. */
export const cityOf = ({ city, stateCode, countryCode }: Address): string =>
  [city, stateCode ?? countryCode].filter(Boolean).join(', ');
