import { carrierMessages, shippingMessages, type RateLineKind } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { ledger, type Share } from '../funds/index.ts';
import { aboutShipment } from './carriers/call-subject.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import {
  CarrierError,
  SoldWithoutLabels,
  type CarrierAdapter,
  type CarrierPurchase,
} from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';
import { lateLabels } from './late-label.service.ts';
import { withMarkup } from './markup-rules.ts';
import { abandonedMs, buyMs, purchaseCause, purchaseEnds } from './purchase-end.service.ts';
import { inLanes } from './purchase-lanes.ts';
import { lockPurchase, movePurchase, noteLook, openPurchases, type KeptPurchase } from './purchase.store.ts';
import { keepCarrierNote, readCarrierNote } from './carrier-note.store.ts';
import { readQuote } from './quote.store.ts';
import { reportBought } from './relabel-report.store.ts';
import { requestOfRate } from './ship-date-rules.ts';
import { markBought, shipmentNumbers } from './shipment-purchase.store.ts';
import { isAskedByOtherKey, isAskedNoMore } from './unanswered-purchase-rules.ts';

/** How long the labels of a sale are requested; without them it is useless, and is voided. */
const labelsMs = 2 * 3_600_000;
const mostAtOnce = 200;
/** Maximum duration of a round, less than the interval, however slow a carrier is: skipped items come first in the next round. */
const roundMs = 50_000;

/** The ledger account for a part of a rate. */
const accountOf = (kind: RateLineKind): Share['account'] =>
  kind === 'insurance' || kind === 'markup' ? kind : 'carrier-payable';

/** How the parts of a price are distributed over ledger accounts. */
export const sharesOf = (lines: CarrierPurchase['lines']): Share[] => {
  const shares = new Map<Share['account'], number>();
  for (const { kind, amount } of lines)
    shares.set(accountOf(kind), (shares.get(accountOf(kind)) ?? 0) + amount.minor);
  return [...shares].map(([account, minor]) => ({ account, minor }));
};

/**
 * Completes a purchase whose money is held (shipping design, "Purchase"). Every step is committed before the next one starts, and the
 * carrier is called outside any transaction, so that {@link purchaseSaga.reconcile} can settle an interruption at any point.
 */
export function purchaseSaga(platform: Platform, accounts: CarrierAccounts) {
  const { clock, database, jobs, log } = platform;
  const books = ledger(clock);
  const late = lateLabels(platform, accounts);
  const carrierOf = async ({ orgId, accountId }: KeptPurchase): Promise<CarrierAdapter> => {
    const found = await accounts.find(orgId, accountId);
    if (!found) throw new Error(`No carrier account ${accountId}`);
    return found;
  };
  const asOwner = <Result>({ orgId }: KeptPurchase, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);
  const { giveUp, leaveToFormerKey, leaveUnanswered } = purchaseEnds(platform);

  /** From here on the carrier may have been asked. @returns whether this caller must ask it */
  const beginCall = (purchase: KeptPurchase): Promise<boolean> =>
    asOwner(purchase, (trx) =>
      movePurchase(trx, purchase.purchaseId, ['HELD'], { state: 'CALLING', calledAt: clock.now() }),
    );

  const soughtOf = (purchase: KeptPurchase) =>
    asOwner(purchase, async (trx) => ({
      reference: purchase.reference,
      note: await readCarrierNote(trx, purchase.purchaseId),
    }));

  /** Asks the carrier. */
  async function call(purchase: KeptPurchase): Promise<CarrierPurchase> {
    const { request, shipmentNo } = await asOwner(purchase, async (trx) => ({
      request: requestOfRate((await readQuote(trx, purchase.quoteId))!, purchase.rateId),
      shipmentNo: (await shipmentNumbers(trx, purchase.shipmentId)).shipmentNo,
    }));
    const { serviceCode, reference, purchaseId } = purchase;
    const amount = { minor: purchase.amount - purchase.markup, currency: purchase.currency };
    const keepNote = (note: string) => asOwner(purchase, (trx) => keepCarrierNote(trx, purchaseId, note));
    const order = { request, serviceCode, amount, reference, shipmentNo, keepNote };
    const carrier = await carrierOf(purchase);
    return aboutShipment(purchase.shipmentId, () => carrier.buy(order, AbortSignal.timeout(buyMs)));
  }

  /** The carrier has sold: charges its price with the markup of the quote and stores the labels. A repeated call changes nothing. */
  const settle = (purchase: KeptPurchase, sold: CarrierPurchase): Promise<'settled' | 'too-late'> =>
    asOwner(purchase, async (trx) => {
      const now = clock.now();
      const { state, holdId, purchaseId, shipmentId, markup } = await lockPurchase(trx, purchase.purchaseId);
      if (state === 'BOUGHT') return 'settled';
      if (state !== 'CALLING' && state !== 'UNKNOWN') return 'too-late';
      const bought = withMarkup(sold, markup);
      const detail = {
        ...(await shipmentNumbers(trx, shipmentId)),
        trackingNumber: bought.packages[0]!.trackingNumber,
        quoteId: purchase.quoteId,
      };
      const cause = { ...purchaseCause(purchase), detail };
      const shares = sharesOf(bought.lines);
      if (holdId !== null && bought.amount.currency !== purchase.currency)
        throw new Error(
          `Purchase ${purchaseId} is held in ${purchase.currency} and costs ${bought.amount.currency}`,
        );
      // Without a hold the carrier bills the client.
      if (holdId !== null) await books.postHold(trx, { holdId, key: purchaseId, shares, cause });
      await movePurchase(trx, purchaseId, [state], { state: 'BOUGHT', bought, endedAt: now });
      await markBought(trx, { shipmentId, purchaseId }, { bought, now });
      await reportBought(trx, jobs, { orgId: purchase.orgId, shipmentId, now });
      return 'settled';
    });

  /** Whether the carrier sold is unknown: the money stays held until it is known. */
  const leaveOpen = async (purchase: KeptPurchase): Promise<boolean> => {
    const { name: carrier } = await carrierOf(purchase);
    const message = shippingMessages.outcomeUnknown({ carrier });
    return asOwner(purchase, (trx) =>
      movePurchase(trx, purchase.purchaseId, ['CALLING'], { state: 'UNKNOWN', message }),
    );
  };

  /** Stores what the carrier has sold. */
  async function keep(purchase: KeptPurchase, bought: CarrierPurchase): Promise<void> {
    if ((await settle(purchase, bought)) === 'settled') return;
    // Abandoned meanwhile: no one is charged, so the label is voided.
    await late.keepAndVoid(purchase, bought.carrierRef);
  }

  return {
    beginCall,
    call,
    settle,

    /** Calls the carrier and stores its answer. */
    async run(purchase: KeptPurchase): Promise<void> {
      if (!(await beginCall(purchase))) return;
      let bought: CarrierPurchase;
      try {
        bought = await call(purchase);
      } catch (error) {
        const failure = error instanceof CarrierError ? error.failure : { kind: 'outcome-unknown' as const };
        if (failure.kind === 'outcome-unknown') {
          log.warn({ err: error, purchaseId: purchase.purchaseId }, 'the reply of a carrier was lost');
          await leaveOpen(purchase);
          return;
        }
        const { name } = await carrierOf(purchase);
        await giveUp(purchase, 'REFUSED', failureText(failure, name));
        return;
      }
      await keep(purchase, bought);
    },

    /**
     * Settles interrupted purchases: those the carrier knows are bought, others are given up once no caller can be waiting. The
     * carrier is never asked to buy again. A purchase that stays open does not block the others.
     */
    async reconcile(most = mostAtOnce): Promise<void> {
      const now = clock.now();
      const end = performance.now() + roundMs;
      const open = await database.asSystem((trx) => openPurchases(trx, now, most));
      const look = async (purchase: KeptPurchase) => {
        try {
          await asOwner(purchase, (trx) => noteLook(trx, purchase.purchaseId, now));
          await reconcileOne(purchase, now);
        } catch (error) {
          log.warn({ err: error, purchaseId: purchase.purchaseId }, 'a purchase is still not settled');
        }
      };
      await inLanes(open, look, () => performance.now() > end);
    },
  };

  /** What the carrier knows of a purchase: its labels, or a sale whose labels it does not provide. */
  async function seek(purchase: KeptPurchase, carrier: CarrierAdapter) {
    try {
      const sought = await soughtOf(purchase);
      const bought = await aboutShipment(purchase.shipmentId, () =>
        carrier.find(sought, AbortSignal.timeout(buyMs)),
      );
      return { bought, sold: undefined };
    } catch (error) {
      if (!(error instanceof SoldWithoutLabels)) throw error;
      return { bought: null, sold: error.sold };
    }
  }

  /** Looks up an abandoned purchase. If its carrier has sold after all, the sale is voided. */
  async function lookUp(purchase: KeptPurchase): Promise<void> {
    const carrier = await accounts.find(purchase.orgId, purchase.accountId);
    if (!carrier) return;
    const { bought, sold } = await seek(purchase, carrier);
    if (bought) await keep(purchase, bought);
    else if (sold) await late.keepAndVoid(purchase, sold.carrierRef);
  }

  async function reconcileOne(purchase: KeptPurchase, now: Date): Promise<void> {
    if (purchase.lateRef !== null) return late.voidLate(purchase, purchase.lateRef);
    if (purchase.state === 'NOT_BOUGHT') return lookUp(purchase);
    const calledAt = purchase.calledAt ?? purchase.createdAt;
    const openMs = now.getTime() - calledAt.getTime();
    const isAbandoned = openMs > abandonedMs;
    const wasAsked = purchase.state === 'CALLING' || purchase.state === 'UNKNOWN';
    if (purchase.state !== 'UNKNOWN' && !isAbandoned) return;
    if (!wasAsked) {
      await giveUp(purchase, 'NOT_BOUGHT', shippingMessages.notBought());
      return;
    }
    const carrier = await accounts.find(purchase.orgId, purchase.accountId);
    if (!carrier) {
      // If the client has removed its account, no one can be asked, and no wallet money is held. A platform account may be restored.
      const isGone = purchase.holdId === null ? isAbandoned : isAskedNoMore(openMs);
      if (isGone) await giveUp(purchase, 'NOT_BOUGHT', carrierMessages.accountRemoved());
      return;
    }
    let found: Awaited<ReturnType<typeof seek>>;
    try {
      found = await seek(purchase, carrier);
    } catch (error) {
      return leaveUnanswered(purchase, { carrier: carrier.name, error, openMs });
    }
    const { bought, sold } = found;
    if (bought) return keep(purchase, bought);
    if (!sold) {
      if (!isAbandoned) return;
      if (isAskedByOtherKey(calledAt, carrier.keySince))
        await leaveToFormerKey(purchase, { carrier: carrier.name, openMs });
      else await giveUp(purchase, 'NOT_BOUGHT', shippingMessages.notBought());
    } else if (openMs > (sold.mayCome ? labelsMs : abandonedMs)) {
      await giveUp(purchase, 'NOT_BOUGHT', sold.text);
      await late.keepAndVoid(purchase, sold.carrierRef);
    }
  }
}
