import type { Readable } from 'node:stream';
import type { LocalizedText, Money } from '@lading/contracts/core';
import type { ClaimType } from '@lading/contracts/shipment-service';

/** An attached photo or document. */
export interface SentFile {
  fileName: string;
  contentType: string;
  bytes: number;
  open: () => Promise<Readable>;
}

/** A claim to file. */
export interface FiledClaim {
  /** Our unique reference; the insurer files a claim once under it. */
  reference: string;
  /** The carrier's reference of the labels. */
  carrierRef: string;
  type: ClaimType;
  requested: Money;
  description: string;
  files: readonly SentFile[];
}

/** The state of a claim at the insurer. */
export type ClaimStanding =
  | { state: 'in-review' }
  /** It requests something; `requestKey` identifies the request. */
  | { state: 'needs-action'; requestKey: string; text: LocalizedText }
  | { state: 'approved'; amount: Money; isPaid: boolean }
  | { state: 'rejected'; text: LocalizedText }
  | { state: 'cancelled' };

/** The claims of a carrier account that insures. Every call can be repeated safely: it is identified by its reference and key. */
export interface CarrierClaims {
  /** @throws CarrierError `refused` when the claim is not accepted */
  file(claim: FiledClaim, signal: AbortSignal): Promise<void>;
  /** Answers a request. @throws CarrierError */
  reply(
    reference: string,
    answer: { key: string; text: string; files: readonly SentFile[] },
    signal: AbortSignal,
  ): Promise<void>;
  /** Withdraws a claim. `decided`: it is too late. @throws CarrierError */
  cancel(reference: string, signal: AbortSignal): Promise<'cancelled' | 'decided'>;
  /** @throws CarrierError */
  standing(reference: string, signal: AbortSignal): Promise<ClaimStanding>;
}
