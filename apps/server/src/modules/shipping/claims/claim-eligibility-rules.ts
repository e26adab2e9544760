import { decimalText, type Address, type LocalizedMessage, type Money } from '@lading/contracts/core';
import { crossesCustoms, knownCarrierOf, type TrackingStatus } from '@lading/contracts/shipping';
import {
  claimMessages,
  claimTypes,
  type ClaimType,
  type ClaimWindow,
} from '@lading/contracts/shipment-service';
import { addDays, momentAt } from '../business-day-rules.ts';
import { claimDays, mostClaimed } from './claim-window-rules.ts';

/** The facts about a shipment with insured labels. */
export interface InsuredFacts {
  insured: Money;
  packages: number;
  carrierName: string;
  /** ISO 8601 date. */
  shipDate: string;
  from: Pick<Address, 'countryCode'>;
  to: Pick<Address, 'countryCode'>;
  hasLabel: boolean;
  trackingStatus: TrackingStatus;
  /** Its existing claim. */
  openClaimId: string | null;
}

/** The facts about its carrier account. */
export interface ClaimTaker {
  /** Whether it supports claims here. */
  takesClaims: boolean;
  /** The time zone for counting days. */
  timeZone: string;
  /** Who has insured the shipment instead of its carrier: claims are filed there, within times that are not known here. */
  insurer?: string;
}

const unscanned: readonly TrackingStatus[] = ['UNKNOWN', 'PRE_TRANSIT'];

/** An amount in a message. */
export const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

const daysOf = (type: ClaimType, { carrierName, shipDate, from, to }: InsuredFacts) =>
  claimDays(type, { carrier: knownCarrierOf(carrierName), shipDate, isAbroad: crossesCustoms(from, to) });

/** The windows of a shipment: each is open from a moment on and before another. */
export const windowsOf = (facts: InsuredFacts, { timeZone, insurer }: ClaimTaker): ClaimWindow[] =>
  claimTypes.flatMap((type) => {
    const days = daysOf(type, facts);
    if (!days || insurer !== undefined) return [];
    const [opens, closes] = [days.opens, addDays(days.closes, 1)].map((day) => momentAt(day, 0, timeZone));
    return [{ type, opensTime: opens!.toISOString(), closesTime: closes!.toISOString() }];
  });

/** The most that can be claimed. */
export const mostOf = ({ insured, packages, shipDate }: InsuredFacts): Money => ({
  minor: mostClaimed(insured.minor, packages, shipDate),
  currency: insured.currency,
});

/** Why a shipment cannot be claimed here; null: it can be, now or soon. */
export function whyNot(facts: InsuredFacts, taker: ClaimTaker, now: Date): LocalizedMessage | null {
  const { carrierName: carrier, openClaimId } = facts;
  const lastDay = claimTypes
    .flatMap((type) => daysOf(type, facts)?.closes ?? [])
    .toSorted()
    .at(-1);
  const isOver = windowsOf(facts, taker).every(({ closesTime }) => now >= new Date(closesTime));
  if (openClaimId !== null) return claimMessages.open({ claimId: openClaimId });
  if (!facts.hasLabel) return claimMessages.labelVoided();
  if (taker.insurer !== undefined) return claimMessages.elsewhere({ carrier: taker.insurer });
  if (lastDay === undefined) return claimMessages.elsewhere({ carrier });
  if (isOver) return claimMessages.allClosed({ day: lastDay });
  if (!taker.takesClaims) return claimMessages.elsewhereUntil({ carrier, day: lastDay });
  return unscanned.includes(facts.trackingStatus) ? claimMessages.notScanned() : null;
}

/** Current errors of a claim with a type and an amount, by field. */
export function faultsOf(
  { type, amount }: { type: ClaimType; amount: Money },
  facts: InsuredFacts,
  taker: ClaimTaker,
  now: Date,
): { fieldName: 'type' | 'amount'; message: LocalizedMessage }[] {
  const days = daysOf(type, facts);
  const window = windowsOf(facts, taker).find((one) => one.type === type);
  const most = mostOf(facts);
  const faults: ReturnType<typeof faultsOf> = [];
  if (!days || !window) faults.push({ fieldName: 'type', message: claimMessages.typeNotCovered() });
  else if (now < new Date(window.opensTime))
    faults.push({ fieldName: 'type', message: claimMessages.tooEarly({ day: days.opens }) });
  else if (now >= new Date(window.closesTime))
    faults.push({ fieldName: 'type', message: claimMessages.tooLate({ day: days.closes }) });
  if (amount.currency !== most.currency || amount.minor > most.minor)
    faults.push({ fieldName: 'amount', message: claimMessages.tooMuch({ most: amountText(most) }) });
  return faults;
}
