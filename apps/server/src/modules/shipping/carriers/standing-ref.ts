import type { CarrierAdapter } from './carrier-adapter.ts';

/** The labels of a purchase, of which its carrier may have taken some back. */
export interface StandingLabel {
  carrierRef: string;
  /** Numbers of the packages whose labels stand; null: all. */
  standing: readonly number[] | null;
}

/** What a carrier knows those by that stand. */
export const standingRef = (
  carrier: CarrierAdapter | undefined,
  { carrierRef, standing }: StandingLabel,
): string => (standing && carrier?.refOfPackages?.(carrierRef, standing)) || carrierRef;
