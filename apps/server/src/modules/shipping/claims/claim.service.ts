import { randomBytes } from 'node:crypto';
import type { Page, StatusCounts } from '@lading/contracts/core';
import {
  claimMessages,
  type Claim,
  type ClaimDetail,
  type ClaimDraft,
  type ClaimReply,
  type ClaimState,
  type InsuredShipment,
} from '@lading/contracts/shipment-service';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { badInput, conflict, fieldFault, notFound } from '../../../platform/request-error.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import { requireVerified } from '../require-verified.ts';
import { shipmentExists } from '../shipment-purchase.store.ts';
import { faultsOf, mostOf, whyNot, windowsOf, type ClaimTaker } from './claim-eligibility-rules.ts';
import { shownFile } from './claim-file.service.ts';
import { addMessage, readClaimFiles, readThread } from './claim-thread.store.ts';
import { countClaimsByState, readClaimPage } from './claim-page.store.ts';
import { claimWork } from './claim-work.service.ts';
import {
  changeDraft,
  insertClaim,
  moveClaim,
  readClaim,
  shownClaim,
  standingClaim,
  type KeptClaim,
} from './claim.store.ts';
import { readInsuredShipments, type InsuredPurchase } from './insured-shipment.store.ts';

/** Claims on insured shipments (shipping design, "Insurance claim"): drafted, submitted, answered and withdrawn by the seller. */
export function claimService(platform: Platform, accounts: CarrierAccounts) {
  const { clock, log } = platform;
  const work = claimWork(platform, accounts);

  /** The facts about a shipment's account. Without a premium paid by the wallet there is no insurance here. */
  async function takerOf(
    orgId: string,
    { accountId, carrierName, isFromWallet }: InsuredPurchase,
  ): Promise<ClaimTaker> {
    const carrier = await accounts.find(orgId, accountId);
    const timeZone = carrier?.cutOff.timeZone ?? 'UTC';
    // Networks insure what is bought on a client's own account.
    if (!isFromWallet) return { takesClaims: false, timeZone, insurer: carrier?.name ?? carrierName };
    return { takesClaims: carrier?.claims !== undefined, timeZone };
  }

  const required = async (trx: Trx, claimId: string, isLocked = false): Promise<KeptClaim> => {
    const found = await readClaim(trx, claimId, { isLocked });
    if (!found) throw notFound();
    return found;
  };

  const detail = ({ db }: Pick<SignedInContext, 'db'>, claimId: string): Promise<ClaimDetail> =>
    db(async (trx) => ({
      ...shownClaim(await required(trx, claimId)),
      thread: await readThread(trx, claimId),
      files: (await readClaimFiles(trx, claimId)).map(shownFile),
    }));

  /** The insured shipment of a draft. @throws RequestError when it cannot be claimed like this now */
  async function requireClaimable(
    { db, user }: SignedInContext,
    { shipmentId, type, amount }: Pick<ClaimDraft, 'shipmentId' | 'type' | 'amount'>,
  ): Promise<InsuredPurchase & { closesAt: Date }> {
    const purchase = await db(async (trx) => {
      if (!(await shipmentExists(trx, shipmentId))) throw notFound();
      await requireVerified(trx, user.orgId);
      return (await readInsuredShipments(trx, { shipmentId }))[0];
    });
    if (!purchase) throw fieldFault('shipmentId', claimMessages.notInsured());
    const taker = await takerOf(user.orgId, purchase);
    const now = clock.now();
    const openClaimId = purchase.isDrafted ? null : purchase.openClaimId;
    const reason = whyNot({ ...purchase, openClaimId }, taker, now);
    if (reason) throw fieldFault('shipmentId', reason);
    const faults = faultsOf({ type, amount }, purchase, taker, now);
    if (faults.length > 0)
      throw badInput(faults.map(({ fieldName, message }) => ({ fieldName, ...message })));
    const window = windowsOf(purchase, taker).find((one) => one.type === type)!;
    return { ...purchase, closesAt: new Date(window.closesTime) };
  }

  /** Does immediately what the scheduled work would do later; if the insurer does not answer, that retries. */
  async function atOnce(claim: KeptClaim, act: (claim: KeptClaim) => Promise<void>): Promise<void> {
    try {
      await act(claim);
    } catch (error) {
      log.warn({ err: error, claimId: claim.claimId }, 'an insurer has not answered yet');
    }
  }

  return {
    followUp: () => work.followUp(),
    detail,

    page: ({ db }: SignedInContext, choice: Parameters<typeof readClaimPage>[1]): Promise<Page<Claim>> =>
      db((trx) => readClaimPage(trx, choice)),

    stateCounts: (
      { db }: SignedInContext,
      choice: Parameters<typeof countClaimsByState>[1],
    ): Promise<StatusCounts<ClaimState>> => db((trx) => countClaimsByState(trx, choice)),

    async insured(
      { db, user }: SignedInContext,
      choice: Parameters<typeof readInsuredShipments>[1],
    ): Promise<InsuredShipment[]> {
      const found = await db((trx) => readInsuredShipments(trx, choice));
      return Promise.all(
        found.map(async (one) => {
          const taker = await takerOf(user.orgId, one);
          const { shipmentId, shipmentNo, orderNo, carrierName, trackingNumber, insured } = one;
          return {
            shipmentId,
            shipmentNo,
            orderNo,
            carrierName,
            trackingNumber,
            insured,
            most: mostOf(one),
            windows: windowsOf(one, taker),
            reason: whyNot(one, taker, clock.now()),
          };
        }),
      );
    },

    /** Stores a draft, or changes the existing one. @throws RequestError with errors by field */
    async save(context: SignedInContext, draft: ClaimDraft): Promise<ClaimDetail> {
      const { db, user } = context;
      const purchase = await requireClaimable(context, draft);
      const { shipmentId, purchaseId, accountId, insured, closesAt } = purchase;
      const drafted = { type: draft.type, requested: draft.amount, description: draft.description, closesAt };
      const claimId = await db(async (trx) => {
        const made = await insertClaim(trx, {
          ...drafted,
          shipmentId,
          purchaseId,
          accountId,
          insured,
          userId: user.userId,
          now: clock.now(),
          reference: `CL${randomBytes(10).toString('hex').toUpperCase()}`,
        });
        if (made !== undefined) return made;
        const standing = await standingClaim(trx, shipmentId);
        if (standing?.state !== 'DRAFT') throw conflict(claimMessages.notNow());
        await changeDraft(trx, standing.claimId, drafted);
        return standing.claimId;
      });
      return detail(context, claimId);
    },

    /** Submits a draft; an already submitted one is unchanged. @throws RequestError when it can no longer be claimed */
    async submit(context: SignedInContext, claimId: string): Promise<ClaimDetail> {
      const { db, audit } = context;
      audit.tell({ detail: { id: claimId } });
      const draft = await db((trx) => required(trx, claimId));
      if (draft.state === 'CANCELLED') throw conflict(claimMessages.notNow());
      if (draft.state !== 'DRAFT') return detail(context, claimId);
      try {
        await requireClaimable(context, { ...draft, amount: draft.requested });
      } catch (error) {
        // Another click may have submitted it meanwhile, so that its shipment can no longer be claimed.
        const { state } = await db((trx) => required(trx, claimId));
        if (state === 'DRAFT' || state === 'CANCELLED') throw error;
        return detail(context, claimId);
      }
      const submitted = await db(async (trx) => {
        const isMoved = await moveClaim(trx, claimId, { state: 'SUBMITTED', now: clock.now() });
        return isMoved ? required(trx, claimId) : undefined;
      });
      if (submitted) await atOnce(submitted, work.file);
      return detail(context, claimId);
    },

    /** Answers a question; a repeated answer is stored once. @throws RequestError 409 when there is no question */
    async reply(context: SignedInContext, { claimId, messageKey, text }: ClaimReply): Promise<ClaimDetail> {
      const { db, user } = context;
      const answered = await db(async (trx) => {
        const { state } = await required(trx, claimId, true);
        const now = clock.now();
        const message = { author: 'SELLER' as const, key: messageKey, text, userId: user.userId, now };
        if (!(await addMessage(trx, claimId, message))) return undefined;
        if (state !== 'NEEDS_ACTION') throw conflict(claimMessages.notNow());
        await moveClaim(trx, claimId, { state: 'IN_REVIEW', now });
        return required(trx, claimId);
      });
      if (answered) await atOnce(answered, work.sendReplies);
      return detail(context, claimId);
    },

    /** Withdraws a claim. @throws RequestError 409 when it is decided, or the insurer does not answer */
    async cancel(context: SignedInContext, claimId: string): Promise<ClaimDetail> {
      const { db, audit } = context;
      audit.tell({ detail: { id: claimId } });
      const claim = await db(async (trx) => {
        const found = await required(trx, claimId, true);
        if (found.state === 'DRAFT') await moveClaim(trx, claimId, { state: 'CANCELLED', now: clock.now() });
        return found;
      });
      if (claim.state === 'DRAFT' || claim.state === 'CANCELLED') return detail(context, claimId);
      if (!claim.acts.includes('cancel')) throw conflict(claimMessages.notNow());
      const carrier = claim.carrierName ?? '';
      try {
        await work.cancel(claim);
      } catch (error) {
        if (error instanceof CarrierError) throw conflict(claimMessages.silent({ carrier }));
        throw error;
      }
      const came = await detail(context, claimId);
      if (came.state !== 'CANCELLED') throw conflict(claimMessages.decided({ carrier }));
      return came;
    },
  };
}
