import type { LocalizedText } from '@lading/contracts/core';
import { claimMessages } from '@lading/contracts/shipment-service';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ledger, postageWallet, requirePostageCurrency } from '../../funds/index.ts';
import { sendNotice } from '../../messages/index.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import type { CarrierClaims, ClaimStanding, SentFile } from '../carriers/carrier-claims.ts';
import { shipmentNumbers } from '../shipment-purchase.store.ts';
import { amountText } from './claim-eligibility-rules.ts';
import {
  addMessage,
  markSent,
  readClaimFiles,
  unsentMessages,
  type StoredClaimFile,
} from './claim-thread.store.ts';
import { moveClaim, noteClaimLook, openClaims, readClaim, type KeptClaim } from './claim.store.ts';

/** Time limit for a request to an insurer. */
const askMs = 60_000;
/** Claims that one round follows up on at most. */
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow insurers are. */
const roundMs = 4 * 60_000;
/** The key of an insurer's decision. */
const decision = 'decision';

/**
 * The insurer's side of claims: files submitted claims, forwards replies, and stores decisions. It is called outside any
 * transaction, and every step may be repeated: the insurer knows a claim by its reference, the ledger a payment by the claim.
 */
export function claimWork({ clock, database, files, log }: Platform, accounts: CarrierAccounts) {
  const books = ledger(clock);
  const asOwner = <Result>({ orgId }: Pick<KeptClaim, 'orgId'>, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);
  const insurerOf = async ({ orgId, accountId }: KeptClaim): Promise<CarrierClaims> => {
    const found = await accounts.find(orgId, accountId);
    if (!found?.claims) throw new Error(`No claims on carrier account ${accountId}`);
    return found.claims;
  };
  const signal = () => AbortSignal.timeout(askMs);
  const sent = ({ fileName, contentType, bytes, fileKey }: StoredClaimFile): SentFile => ({
    fileName,
    contentType,
    bytes,
    open: async () => (await files.read(fileKey)).content,
  });

  const notice = (trx: Trx, { orgId }: KeptClaim, title: LocalizedText, content: LocalizedText) =>
    sendNotice(trx, { orgId, now: clock.now() }, { title, content });

  async function reject(trx: Trx, claim: KeptClaim, message: LocalizedText): Promise<void> {
    const { claimId, shipmentNo: shipment } = claim;
    const now = clock.now();
    if (!(await moveClaim(trx, claimId, { state: 'REJECTED', now }))) return;
    await addMessage(trx, claimId, { author: 'INSURER', key: decision, message, now });
    await notice(trx, claim, claimMessages.noticeRejected({ shipment }), message);
  }

  /** Pays the approved amount into the wallet, once: its ledger key is the claim. */
  async function pay(trx: Trx, claim: KeptClaim): Promise<void> {
    const { claimId, shipmentId, purchaseId, shipmentNo: shipment } = claim;
    const numbers = await shipmentNumbers(trx, shipmentId);
    const approved = claim.approved!;
    const { transactionId } = await books.settle(trx, {
      kind: 'claim',
      wallet: postageWallet,
      key: claimId,
      cause: {
        kind: 'label-claim',
        id: purchaseId,
        detail: { ...numbers, trackingNumber: claim.trackingNumber ?? '', claimId },
      },
      shares: [{ account: 'insurance', minor: -approved.minor }],
    });
    await moveClaim(trx, claimId, { state: 'PAID', transactionId, now: clock.now() });
    const content = claimMessages.paidInto({ approved: amountText(approved) });
    await notice(trx, claim, claimMessages.noticePaid({ shipment }), content);
  }

  async function approve(trx: Trx, claim: KeptClaim, minor: number): Promise<KeptClaim> {
    const { claimId, requested, shipmentNo: shipment } = claim;
    const approved = { ...requested, minor: Math.min(minor, requested.minor) };
    const state = approved.minor < requested.minor ? 'APPROVED_PARTIAL' : 'APPROVED';
    if (!(await moveClaim(trx, claimId, { state, approved, now: clock.now() }))) return claim;
    const message = claimMessages.approvedOf({
      approved: amountText(approved),
      requested: amountText(requested),
    });
    await addMessage(trx, claimId, { author: 'INSURER', key: decision, message, now: clock.now() });
    await notice(trx, claim, claimMessages.noticeApproved({ shipment }), message);
    return { ...claim, state, approved };
  }

  /** Stores the state of a claim at its insurer. */
  async function take(trx: Trx, claimId: string, standing: ClaimStanding): Promise<void> {
    const claim = await readClaim(trx, claimId, { isLocked: true });
    if (!claim) return;
    const now = clock.now();
    switch (standing.state) {
      case 'in-review':
        return;
      case 'needs-action': {
        const { requestKey: key, text: message } = standing;
        if (claim.state !== 'IN_REVIEW') return;
        // The earlier question is answered, and the answer is being sent.
        if (!(await addMessage(trx, claimId, { author: 'INSURER', key, message, now }))) return;
        await moveClaim(trx, claimId, { state: 'NEEDS_ACTION', now });
        await notice(trx, claim, claimMessages.noticeAsked({ shipment: claim.shipmentNo }), message);
        return;
      }
      case 'rejected':
        return reject(trx, claim, standing.text);
      case 'cancelled':
        await moveClaim(trx, claimId, { state: 'CANCELLED', now });
        return;
      case 'approved': {
        if (standing.amount.minor <= 0) {
          const requested = amountText(claim.requested);
          return reject(trx, claim, claimMessages.nothingApproved({ requested }));
        }
        requirePostageCurrency(standing.amount);
        const approved =
          claim.state === 'IN_REVIEW' ? await approve(trx, claim, standing.amount.minor) : claim;
        const isApproved = approved.state === 'APPROVED' || approved.state === 'APPROVED_PARTIAL';
        if (standing.isPaid && isApproved) await pay(trx, approved);
      }
    }
  }

  /** Files a submitted claim with its insurer. @throws CarrierError when that does not answer: the scheduled work retries */
  async function file(claim: KeptClaim): Promise<void> {
    const { claimId, reference, carrierRef, type, requested, description } = claim;
    const insurer = await insurerOf(claim);
    const stored = await asOwner(claim, (trx) => readClaimFiles(trx, claimId));
    const filed = { reference, carrierRef, type, requested, description, files: stored.map(sent) };
    let refusal: LocalizedText | undefined;
    try {
      await insurer.file(filed, signal());
    } catch (error) {
      if (!(error instanceof CarrierError) || !('text' in error.failure)) throw error;
      refusal = error.failure.text;
    }
    await asOwner(claim, async (trx) => {
      const now = await readClaim(trx, claimId, { isLocked: true });
      if (now?.state !== 'SUBMITTED') return;
      if (refusal) return reject(trx, now, refusal);
      await moveClaim(trx, claimId, { state: 'IN_REVIEW', now: clock.now() });
      await markSent(trx, { messageIds: [], fileIds: stored.map(({ fileId }) => fileId) }, clock.now());
    });
  }

  /** Forwards the seller's answers. @throws CarrierError */
  async function sendReplies(claim: KeptClaim): Promise<void> {
    const { claimId, reference } = claim;
    const { messages, stored } = await asOwner(claim, async (trx) => ({
      messages: await unsentMessages(trx, claimId),
      stored: (await readClaimFiles(trx, claimId)).filter(({ isSent }) => !isSent),
    }));
    if (messages.length === 0) return;
    const insurer = await insurerOf(claim);
    for (const [at, { messageId, key, text }] of messages.entries()) {
      const along = at === 0 ? stored : [];
      await insurer.reply(reference, { key, text, files: along.map(sent) }, signal());
      const ids = { messageIds: [messageId], fileIds: along.map(({ fileId }) => fileId) };
      await asOwner(claim, (trx) => markSent(trx, ids, clock.now()));
    }
  }

  /** Updates a claim to its state at the insurer. @throws CarrierError */
  async function follow(orgId: string, claimId: string): Promise<void> {
    const claim = await asOwner({ orgId }, (trx) => readClaim(trx, claimId));
    if (!claim) return;
    if (claim.state === 'SUBMITTED') await file(claim);
    else if (claim.state === 'IN_REVIEW') await sendReplies(claim);
    const insurer = await insurerOf(claim);
    const standing = await insurer.standing(claim.reference, signal());
    await asOwner(claim, (trx) => take(trx, claimId, standing));
  }

  return {
    file,
    sendReplies,

    /** Withdraws a claim that its insurer has not decided; a decision is stored instead. @throws CarrierError */
    async cancel(claim: KeptClaim): Promise<void> {
      const { claimId, reference } = claim;
      if (claim.state === 'SUBMITTED') await file(claim);
      const insurer = await insurerOf(claim);
      const answer = await insurer.cancel(reference, signal());
      const standing =
        answer === 'cancelled' ? { state: answer } : await insurer.standing(reference, signal());
      await asOwner(claim, (trx) => take(trx, claimId, standing));
    },

    /** Processes every claim that waits for its insurer. */
    async followUp(): Promise<void> {
      const end = performance.now() + roundMs;
      for (const { orgId, claimId } of await database.asSystem((trx) => openClaims(trx, mostAtOnce))) {
        if (performance.now() > end) return;
        try {
          await asOwner({ orgId }, (trx) => noteClaimLook(trx, claimId, clock.now()));
          await follow(orgId, claimId);
        } catch (error) {
          log.warn({ err: error, claimId }, 'a claim is still open');
        }
      }
    },
  };
}
