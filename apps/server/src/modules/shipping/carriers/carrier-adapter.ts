import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import type { CarrierAddressChanges } from './carrier-address-changes.ts';
import type { CheckAddress } from './carrier-address-check.ts';
import type { CarrierAdjustment, DisputedAdjustment } from './carrier-adjustments.ts';
import type { CarrierClaims } from './carrier-claims.ts';
import type { CarrierManifests } from './carrier-manifests.ts';
import type { CarrierPickups } from './carrier-pickups.ts';
import type { LayoutDocument } from '../../../platform/documents/layout-model.ts';
import type { CustomsItem } from '../../orders/index.ts';
import type {
  BillableWeight,
  CustomsDeclared,
  RatedPackage,
  RateLineKind,
  SenderTaxId,
  SignatureType,
  TrackingEvent,
} from '@lading/contracts/shipping';

/** A parcel shipment with everything a carrier needs to price it. */
export interface CarrierRequest {
  from: Address;
  to: Address;
  /** The return address, if not the sender. */
  returnTo?: Address | null;
  packages: readonly RatedPackage[];
  /** ISO 8601 date on which the carrier gets it. */
  shipDate: string;
  residential: boolean;
  signature: SignatureType;
  insurance: Money | null;
  cod: Money | null;
  /** The sender's own references of the order, to be printed where there is room; absent if there are none, and in older requests. */
  references?: readonly string[];
  /** It brings a shipment back from its recipient; absent in older requests and for all others. */
  isReturn?: boolean;
  /** The customs declaration of an international shipment; absent for domestic ones. */
  customs?: CustomsDeclaration;
  /** Why an international shipment has no declaration. */
  customsMissing?: LocalizedText;
  /** The export whose declaration no carrier would accept, for that reason: for AES it counts all the same. */
  exported?: DeclaredExport;
  /** The filing with AES of an export whose goods could not be declared. */
  filed?: FiledExport;
  /** Its goods may have to be filed with AES: without a declaration no label is bought, even if the carrier needs none. */
  isFilingDue?: boolean;
}

/** What is known of an export without a declaration. */
interface FiledExport {
  itn: string;
  signer: string;
  /** Of the prices of its goods, ISO 4217. */
  currency: string;
}

/** A customs declaration. */
export interface CustomsDeclaration extends CustomsDeclared {
  /** ISO 4217, for all values. */
  currency: string;
  items: readonly CustomsItem[];
  /** Of the sender; absent in older requests. */
  taxIds?: readonly SenderTaxId[];
}

/** What AES is told of an export. */
export type DeclaredExport = Pick<CustomsDeclaration, 'itn' | 'ear99' | 'items' | 'currency' | 'signer'>;

/** The price of one service of a carrier. */
export interface CarrierRate {
  serviceCode: string;
  /** The actual carrier, if the account is with a network of several carriers. */
  carrierName?: string;
  serviceName: { en: string; zh: string };
  zone: number | null;
  amount: Money;
  lines: { kind: RateLineKind; amount: Money }[];
  /** It is charged when the label is first scanned. Of accounts of clients only: a wallet pays when it is bought. */
  isChargedOnScan?: boolean;
  packages: BillableWeight[];
  /** The weights of `packages` are computed here, by the published rule of the carrier or the divisor of the account. */
  isWeightComputed?: boolean;
  /** Business days in transit; null: the carrier does not say. */
  days: number | null;
  guaranteed: boolean;
  /** ISO 8601 date; null: the carrier does not say. */
  deliverBy: string | null;
}

/** A carrier's answer to a rate request. */
export interface CarrierRates {
  rates: CarrierRate[];
  ineligible: { serviceCode: string; serviceName: { en: string; zh: string }; reason: LocalizedText }[];
  messages: LocalizedText[];
}

/** An order for labels. */
interface CarrierOrder {
  request: CarrierRequest;
  serviceCode: string;
  /** The agreed price without the platform's markup: nothing is bought at a higher one. */
  amount: Money;
  /** Our unique reference, used to find the purchase when its reply is lost. */
  reference: string;
  /** The text on the labels. */
  shipmentNo: string;
  /** Stores what is needed, besides the reference, to find the purchase. It is committed before anything is bought. */
  keepNote: (note: string) => Promise<void>;
}

/** Identifies a purchase whose reply was lost. */
interface SoughtPurchase {
  reference: string;
  /** The value stored by {@link CarrierOrder.keepNote}; null: none. */
  note: string | null;
}

/** A parcel to track. */
export interface CarrierParcel {
  trackingNumber: string;
  serviceCode: string;
  /** Our shipment, for the record of calls. */
  shipmentId?: string;
}

/** Bought labels: a charge, and one label per package, in package order. */
export interface CarrierPurchase {
  carrierRef: string;
  amount: Money;
  lines: { kind: RateLineKind; amount: Money }[];
  packages: { trackingNumber: string; layout: LayoutDocument }[];
}

/** A tracking event reported by a carrier. */
export type CarrierEvent = TrackingEvent;

/** What a carrier reports about parcels. */
export interface CarrierTracking {
  /** In any order. */
  events: CarrierEvent[];
  /** Parcels that it was not asked about, for lack of time or requests: they keep their turn. */
  unasked: readonly CarrierParcel[];
}

/** A carrier's answer to a void request. `not-applicable`: it bills on the first scan, so nothing was charged. */
export type VoidAnswer =
  | { state: 'accepted'; creditOn: string }
  /** Numbers of the packages whose labels are void anyway, if there are several packages. */
  | { state: 'rejected'; text: LocalizedText; voided?: readonly number[] }
  | { state: 'not-applicable' };

/** The cut-off time of each day, in the carrier's own time zone. */
export interface CutOff {
  timeZone: string;
  /** Minutes after midnight by weekday, Sunday first; null: no pickup that day. */
  minutes: readonly (number | null)[];
}

/** How a report is authenticated: by a signature header, or a secret in the URL. */
export interface ReportProof {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  token: string;
}

/** The interface of a carrier (shipping design, "Adapter"): each carrier implements it. */
export interface CarrierAdapter {
  /** Id of the account, as stored with rates and labels. */
  accountId: string;
  /** Who is billed by the carrier: the platform, which charges the client's wallet, or the client directly. */
  ownedBy: 'platform' | 'client';
  name: string;
  /** Since when the account has its key: an earlier purchase may be unknown to it. Null or absent: always. */
  keySince?: Date | null;
  cutOff: CutOff;
  /** The client has set the cut-off for this account: that of its default settings does not apply. */
  isOwnCutOff?: boolean;
  /** Days with pickups, by the carrier's calendar. */
  isBusinessDay: (day: string) => boolean;
  /** @throws CarrierError */
  rate(request: CarrierRequest, signal: AbortSignal): Promise<CarrierRates>;
  /** Makes the purchase. @throws CarrierError; only after `outcome-unknown` may anything have been bought */
  buy(order: CarrierOrder, signal: AbortSignal): Promise<CarrierPurchase>;
  /** The purchase with a reference; null: there is none. @throws CarrierError */
  find(sought: SoughtPurchase, signal: AbortSignal): Promise<CarrierPurchase | null>;
  /** Days within which an unscanned label of a service can be voided. */
  voidDays(serviceCode: string): number;
  /** Requests a refund; a repeated request gives the same answer. @throws CarrierError */
  voidLabel(carrierRef: string, signal: AbortSignal): Promise<VoidAnswer>;
  /** The reference for the labels of some packages of a purchase; absent if it voids all of them or none. */
  refOfPackages?(carrierRef: string, packageNos: readonly number[]): string;
  /** Accepts another refund request after rejecting one that it had accepted. */
  takesRefundAgain?: boolean;
  /** Checks an address; absent if unsupported. */
  checkAddress?: CheckAddress;
  /** Changes of address of parcels in transit; absent if unsupported. */
  addressChanges?: CarrierAddressChanges;
  /** Pickups; absent if unsupported. */
  pickups?: CarrierPickups;
  /** Insurance claims; absent if unsupported. */
  claims?: CarrierClaims;
  /** End-of-day manifests; absent if unsupported. */
  manifests?: CarrierManifests;
  /** Whether the refund of an accepted void has been paid. @throws CarrierError */
  refundStatus(carrierRef: string, signal: AbortSignal): Promise<'pending' | 'refunded' | 'rejected'>;
  /** Tracking events of parcels, asked about in the given order. @throws CarrierError */
  track(parcels: readonly CarrierParcel[], signal: AbortSignal): Promise<CarrierTracking>;
  /**
   * Reads a report sent by the carrier; absent if it sends none.
   *
   * @param body the raw bytes
   * @throws CarrierError `unauthorized` when the report is not authentic
   */
  readReport?(body: Buffer, proof: ReportProof): CarrierEvent[];
  /** Differences between quoted and charged amounts for labels bought since a moment; every call returns all lines. @throws CarrierError */
  adjustments?(since: Date, signal: AbortSignal): Promise<CarrierAdjustment[]>;
  /** Disputes an adjustment; a repeated call changes nothing. @throws CarrierError */
  dispute?(about: DisputedAdjustment, signal: AbortSignal): Promise<void>;
  /** The state of a dispute. @throws CarrierError */
  disputeStatus?(about: DisputedAdjustment, signal: AbortSignal): Promise<'open' | 'credited' | 'upheld'>;
}

/** Why a carrier request failed. Except for `outcome-unknown`, nothing has happened at the carrier. */
export type CarrierFailure =
  | { kind: 'refused'; text: LocalizedText }
  | { kind: 'invalid'; fieldName: string; text: LocalizedText }
  | { kind: 'unauthorized' }
  /** The stored key of the account can no longer be decrypted, as after a change of the server's secret: the carrier was not asked. */
  | { kind: 'key-unreadable' }
  | { kind: 'rate-limited'; afterSeconds: number }
  | { kind: 'unavailable' }
  /** The request was sent without a reply: it may have been executed. */
  | { kind: 'outcome-unknown' };

/** What a carrier has sold without providing all labels. */
interface SoldPart {
  /** The reference for voiding it. */
  carrierRef: string;
  /** Why there are no labels, and what happens next. */
  text: LocalizedText;
  /** Its labels may still arrive; otherwise it was sold in part and stays incomplete. */
  mayCome: boolean;
}

/** See {@link CarrierFailure}. */
export class CarrierError extends Error {
  override name = 'CarrierError';
  readonly failure: CarrierFailure;

  constructor(failure: CarrierFailure, cause?: unknown) {
    super(`carrier: ${failure.kind}`, { cause });
    this.failure = failure;
  }
}

/** It has sold, but its labels are unavailable: until they are, or it is voided, the outcome is unknown. */
export class SoldWithoutLabels extends CarrierError {
  readonly sold: SoldPart;

  constructor(sold: SoldPart, cause?: unknown) {
    super({ kind: 'outcome-unknown' }, cause);
    this.sold = sold;
  }
}
