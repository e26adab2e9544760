import { claimMessages, type ClaimType } from '@lading/contracts/shipment-service';
import { afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import type { ClaimStanding } from '../carrier-claims.ts';

/** A claim in the books of the demo carrier. */
export interface DemoClaim {
  type: ClaimType;
  requested: { minor: number; currency: string };
  /** Number of files with the claim, and with the reply. */
  files: number;
  filedAt: Date;
  repliedAt: Date | null;
  cancelledAt: Date | null;
  /** See `demoScenario`; from the recipient of the labels. */
  scenario: string | undefined;
  /** Whether the parcel had been delivered when the claim was filed. */
  isDelivered: boolean;
}

/** Business days from filing to a request for evidence, from filing or reply to the decision, and from there to payment. */
const [askAfter, decideAfter, payAfter] = [1, 2, 2];

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
const later = (from: string, days: number): string => afterBusinessDays(from, days, isUsBusinessDay);

/** Tracking proves a loss, everything else needs a photo or document; `CLAIM-ASK` asks for one in any case. */
const lacksEvidence = ({ type, files, scenario }: DemoClaim): boolean =>
  scenario === 'CLAIM-ASK' || (type !== 'LOSS' && files === 0);

/** The state of a claim at the demo carrier, from the clock, its evidence, and the scenarios `CLAIM-ASK`, `CLAIM-PARTIAL`, `CLAIM-REJECT`. */
export function demoClaimStanding(claim: DemoClaim, now: Date): ClaimStanding {
  const { type, requested, files, filedAt, repliedAt, cancelledAt, scenario, isDelivered } = claim;
  const today = day(now);
  if (cancelledAt) return { state: 'cancelled' };
  if (lacksEvidence(claim) && !repliedAt)
    return later(day(filedAt), askAfter) <= today
      ? { state: 'needs-action', requestKey: 'evidence', text: claimMessages.needsEvidence() }
      : { state: 'in-review' };
  const decidedOn = later(day(repliedAt ?? filedAt), decideAfter);
  if (decidedOn > today) return { state: 'in-review' };
  if (scenario === 'CLAIM-REJECT') return { state: 'rejected', text: claimMessages.notCovered() };
  if (type === 'LOSS' && isDelivered) return { state: 'rejected', text: claimMessages.delivered() };
  if (type !== 'LOSS' && files === 0) return { state: 'rejected', text: claimMessages.noEvidence() };
  const minor = scenario === 'CLAIM-PARTIAL' ? Math.ceil(requested.minor / 2) : requested.minor;
  return { state: 'approved', amount: { ...requested, minor }, isPaid: later(decidedOn, payAfter) <= today };
}
