import type { Address } from '@lading/contracts/core';

/** What a manifest is to hold. */
export interface ManifestRequest {
  from: Address;
  /** ISO 8601 date. */
  shipDate: string;
  parcels: readonly { carrierRef: string; trackingNumbers: readonly string[] }[];
  /** Ours and unique. */
  reference: string;
}

/** A manifest that the carrier has made. */
export interface CarrierManifest {
  manifestRef: string;
  number: string | null;
  pdf: Buffer;
}

/** The manifests of a carrier, where it has them. */
export interface CarrierManifests {
  /** @throws CarrierError; only after `outcome-unknown` may it have been made */
  create(request: ManifestRequest, signal: AbortSignal): Promise<CarrierManifest>;
  /** What was made of a request; null: nothing was. @throws CarrierError */
  find(request: ManifestRequest, signal: AbortSignal): Promise<CarrierManifest | null>;
}
