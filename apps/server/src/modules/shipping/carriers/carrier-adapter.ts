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

/** What is to be carried: everything a carrier needs to price it. */
export interface CarrierRequest {
  from: Address;
  to: Address;
  /** Where it comes back to, if not to the sender. */
  returnTo?: Address | null;
  packages: readonly RatedPackage[];
  /** ISO 8601 date on which the carrier gets it. */
  shipDate: string;
  residential: boolean;
  signature: SignatureType;
  insurance: Money | null;
  cod: Money | null;
  /** What is declared where a border is crossed; absent where none is. */
  customs?: CustomsDeclaration;
  /** Why there is no declaration although a border is crossed. */
  customsMissing?: LocalizedText;
}

/** What is declared to customs. */
export interface CustomsDeclaration extends CustomsDeclared {
  /** ISO 4217, of all values. */
  currency: string;
  items: readonly CustomsItem[];
  /** Of the sender; absent in what was asked before there were any. */
  taxIds?: readonly SenderTaxId[];
}

/** The price of one service of a carrier. */
export interface CarrierRate {
  serviceCode: string;
  /** Who carries, where the account is with a network of several carriers. */
  carrierName?: string;
  serviceName: { en: string; zh: string };
  zone: number | null;
  amount: Money;
  lines: { kind: RateLineKind; amount: Money }[];
  packages: BillableWeight[];
  /** Business days in transit; null: the carrier does not say. */
  days: number | null;
  guaranteed: boolean;
  /** ISO 8601 date; null: the carrier does not say. */
  deliverBy: string | null;
}

/** What a carrier answers when it is asked for rates. */
export interface CarrierRates {
  rates: CarrierRate[];
  ineligible: { serviceCode: string; serviceName: { en: string; zh: string }; reason: LocalizedText }[];
  messages: LocalizedText[];
}

/** Labels that are to be bought. */
interface CarrierOrder {
  request: CarrierRequest;
  serviceCode: string;
  /** The price that was agreed: at a higher one nothing is bought. */
  amount: Money;
  /** Ours and unique: what the purchase is found by when its reply is lost. */
  reference: string;
  /** The text on the labels. */
  shipmentNo: string;
  /** Keeps what the purchase is found by besides the reference. It is committed before anything is bought. */
  keepNote: (note: string) => Promise<void>;
}

/** By what a purchase is found whose reply was lost. */
interface SoughtPurchase {
  reference: string;
  /** What {@link CarrierOrder.keepNote} has kept; null: nothing. */
  note: string | null;
}

/** A parcel whose carrier is asked where it is. */
export interface CarrierParcel {
  trackingNumber: string;
  serviceCode: string;
}

/** Labels that were bought: a charge and, in the order of the packages, a label each. */
export interface CarrierPurchase {
  carrierRef: string;
  amount: Money;
  lines: { kind: RateLineKind; amount: Money }[];
  packages: { trackingNumber: string; layout: LayoutDocument }[];
}

/** What a carrier reports of a parcel. */
export type CarrierEvent = TrackingEvent;

/** What a carrier says to a void. `not-applicable`: it bills on the first scan, so nothing was charged. */
export type VoidAnswer =
  | { state: 'accepted'; creditOn: string }
  /** Of several packages the labels of some may be void all the same: of those with these numbers. */
  | { state: 'rejected'; text: LocalizedText; voided?: readonly number[] }
  | { state: 'not-applicable' };

/** Until when a parcel of a day is taken along, in a carrier's own time zone. */
export interface CutOff {
  timeZone: string;
  /** Minutes after midnight by weekday, Sunday first; null: no pickup that day. */
  minutes: readonly (number | null)[];
}

/** By what a report proves whose it is: a signature among its headers, or a secret in the address that it was sent to. */
interface ReportProof {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  token: string;
}

/** A carrier as the rest of the module knows it (shipping design, "Adapter"): a further carrier is one more of these. */
export interface CarrierAdapter {
  /** Id of the account, as rates and labels name it. */
  accountId: string;
  /** Whom the carrier bills: the platform, which charges the client's wallet, or the client, whose wallet stays as it is. */
  ownedBy: 'platform' | 'client';
  name: string;
  cutOff: CutOff;
  /** Days without pickup and delivery. */
  isBusinessDay: (day: string) => boolean;
  /** @throws CarrierError */
  rate(request: CarrierRequest, signal: AbortSignal): Promise<CarrierRates>;
  /** Makes the purchase. @throws CarrierError; only after `outcome-unknown` may anything have been bought */
  buy(order: CarrierOrder, signal: AbortSignal): Promise<CarrierPurchase>;
  /** What was bought under a reference; null: nothing was. @throws CarrierError */
  find(sought: SoughtPurchase, signal: AbortSignal): Promise<CarrierPurchase | null>;
  /** Days within which labels that were not scanned can be voided. */
  voidDays: number;
  /** Asks for a refund; done again it answers the same. @throws CarrierError */
  voidLabel(carrierRef: string, signal: AbortSignal): Promise<VoidAnswer>;
  /** What it knows the labels of some packages of a purchase by; absent where it takes back all of them or none. */
  refOfPackages?(carrierRef: string, packageNos: readonly number[]): string;
  /** Takes another request for a refund that it has rejected after it had accepted it. */
  takesRefundAgain?: boolean;
  /** Checks an address; absent where it knows none. */
  checkAddress?: CheckAddress;
  /** Changes of address of parcels on their way; absent where it takes none here. */
  addressChanges?: CarrierAddressChanges;
  /** Pickups; absent where it takes none here. */
  pickups?: CarrierPickups;
  /** Claims on what was insured with it; absent where it takes none here. */
  claims?: CarrierClaims;
  /** End-of-day manifests; absent where it makes none. */
  manifests?: CarrierManifests;
  /** Whether the money of an accepted void has come back. @throws CarrierError */
  refundStatus(carrierRef: string, signal: AbortSignal): Promise<'pending' | 'refunded' | 'rejected'>;
  /** What is reported of parcels, in any order. @throws CarrierError */
  track(parcels: readonly CarrierParcel[], signal: AbortSignal): Promise<CarrierEvent[]>;
  /**
   * What the carrier reports by itself; absent where it reports nothing.
   *
   * @param body as it came, byte for byte
   * @throws CarrierError `unauthorized` when the report does not prove that it is the carrier's
   */
  readReport?(body: Buffer, proof: ReportProof): CarrierEvent[];
  /** What was charged otherwise than quoted for labels bought since a moment; every call returns all lines. @throws CarrierError */
  adjustments?(since: Date, signal: AbortSignal): Promise<CarrierAdjustment[]>;
  /** Disputes an adjustment; done again it changes nothing. @throws CarrierError */
  dispute?(about: DisputedAdjustment, signal: AbortSignal): Promise<void>;
  /** What has become of a dispute. @throws CarrierError */
  disputeStatus?(about: DisputedAdjustment, signal: AbortSignal): Promise<'open' | 'credited' | 'upheld'>;
}

/** Why a carrier did not do what it was asked for. After all but `outcome-unknown` nothing has happened there. */
export type CarrierFailure =
  | { kind: 'refused'; text: LocalizedText }
  | { kind: 'invalid'; fieldName: string; text: LocalizedText }
  | { kind: 'unauthorized' }
  /** The account's key is kept here and cannot be read any more, as after a change of the server's secret: the carrier was not asked. */
  | { kind: 'key-unreadable' }
  | { kind: 'rate-limited'; afterSeconds: number }
  | { kind: 'unavailable' }
  /** The request was sent and no reply came: it may have been done. */
  | { kind: 'outcome-unknown' };

/** What a carrier has sold of a purchase without handing over its labels. */
interface SoldPart {
  /** What it is taken back by. */
  carrierRef: string;
  /** Why there are no labels, and what becomes of it. */
  text: LocalizedText;
  /** Its labels may come; otherwise it is sold in part, and never whole. */
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

/** It has sold, and its labels cannot be had: until they can, or it is taken back, the outcome is not known. */
export class SoldWithoutLabels extends CarrierError {
  readonly sold: SoldPart;

  constructor(sold: SoldPart, cause?: unknown) {
    super({ kind: 'outcome-unknown' }, cause);
    this.sold = sold;
  }
}
