import type { CarrierAdapter } from './carrier-adapter.ts';

/** The labels of a purchase, some of which its carrier may have voided. */
export interface StandingLabel {
  carrierRef: string;
  /** Numbers of the packages with valid labels; null: all. */
  standing: readonly number[] | null;
}

/** The carrier's reference of the valid labels. */
export const standingRef = (
  carrier: CarrierAdapter | undefined,
  { carrierRef, standing }: StandingLabel,
): string => (standing && carrier?.refOfPackages?.(carrierRef, standing)) || carrierRef;
