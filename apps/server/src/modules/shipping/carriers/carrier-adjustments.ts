import type { Money } from '@lading/contracts/core';
import type { Adjustment, AdjustmentReason, DisputeReason, RatedPackage } from '@lading/contracts/shipping';

/** A line of a carrier's invoice that differs from the quote. */
export interface CarrierAdjustment {
  /** Unique with the carrier account. */
  invoiceLine: string;
  carrierRef: string;
  reason: AdjustmentReason;
  packageNo: number;
  declared: RatedPackage;
  measured: RatedPackage;
  /** For all labels of the purchase. */
  was: Money;
  now: Money;
  /** ISO 8601 moment. */
  time: string;
  evidence: Adjustment['evidence'];
}

/** An adjustment that a seller does not accept. */
export interface DisputedAdjustment {
  invoiceLine: string;
  declared: RatedPackage;
  measured: RatedPackage;
  reason: DisputeReason;
  note: string;
}
