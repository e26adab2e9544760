import type { Address } from '@lading/contracts/core';
import type { AddressChangeKind } from '@lading/contracts/shipment-service';

/** A change of address that turns parcels on their way. */
export interface JourneyChange {
  kind: AddressChangeKind;
  /** Where they go instead; of a redirect alone. */
  to: Address | null;
  /** When it was ordered. */
  at: Date;
}

/** What the way of a parcel of the demo carrier follows from. */
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
  /** In the order in which they were ordered. */
  changes: readonly JourneyChange[];
}

/** The demo carrier's own. */
export const demoTimeZone = 'America/Los_Angeles';

/** A place as events name it. */
export const cityOf = ({ city, stateCode, countryCode }: Address): string =>
  [city, stateCode ?? countryCode].filter(Boolean).join(', ');
