import type { Address } from '@lading/contracts/core';

/** The content of a manifest. */
export interface ManifestRequest {
  from: Address;
  /** ISO 8601 date. */
  shipDate: string;
  parcels: readonly { carrierRef: string; trackingNumbers: readonly string[] }[];
  /** Our unique reference. */
  reference: string;
}

/** A manifest that the carrier has made. */
export interface CarrierManifest {
  manifestRef: string;
  number: string | null;
  pdf: Buffer;
}

/** The manifests of a carrier that supports them. */
export interface CarrierManifests {
  /** @throws CarrierError; only after `outcome-unknown` may it have been created */
  create(request: ManifestRequest, signal: AbortSignal): Promise<CarrierManifest>;
  /** The manifest created for a request; null: none. @throws CarrierError */
  find(request: ManifestRequest, signal: AbortSignal): Promise<CarrierManifest | null>;
}
