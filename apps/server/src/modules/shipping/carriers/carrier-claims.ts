import type { Readable } from 'node:stream';
import type { LocalizedText, Money } from '@lading/contracts/core';
import type { ClaimType } from '@lading/contracts/shipment-service';

/** A photo or paper that goes along. */
export interface SentFile {
  fileName: string;
  contentType: string;
  bytes: number;
  open: () => Promise<Readable>;
}

/** What is claimed. */
export interface FiledClaim {
  /** Ours and unique: what the insurer keeps the claim by, once. */
  reference: string;
  /** What the carrier knows the labels by. */
  carrierRef: string;
  type: ClaimType;
  requested: Money;
  description: string;
  files: readonly SentFile[];
}

/** Where a claim stands with the insurer. */
export type ClaimStanding =
  | { state: 'in-review' }
  /** It asks for something; `requestKey` tells one request from another. */
  | { state: 'needs-action'; requestKey: string; text: LocalizedText }
  | { state: 'approved'; amount: Money; isPaid: boolean }
  | { state: 'rejected'; text: LocalizedText }
  | { state: 'cancelled' };

/** The claims of a carrier account that insures. Every act is safe to repeat: it is known by its reference and key. */
export interface CarrierClaims {
  /** @throws CarrierError `refused` where the claim is not accepted */
  file(claim: FiledClaim, signal: AbortSignal): Promise<void>;
  /** Answers a request. @throws CarrierError */
  reply(
    reference: string,
    answer: { key: string; text: string; files: readonly SentFile[] },
    signal: AbortSignal,
  ): Promise<void>;
  /** Takes a claim back. `decided`: it is too late. @throws CarrierError */
  cancel(reference: string, signal: AbortSignal): Promise<'cancelled' | 'decided'>;
  /** @throws CarrierError */
  standing(reference: string, signal: AbortSignal): Promise<ClaimStanding>;
}
