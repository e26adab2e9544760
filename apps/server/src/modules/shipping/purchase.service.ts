import { createHash, randomBytes } from 'node:crypto';
import { coreMessages, errorCode } from '@lading/contracts/core';
import {
  carrierMessages,
  shippingMessages,
  type LabelPurchase,
  type PurchaseRequest,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, conflict, fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import { ledger, postageWallet, requirePostageCurrency } from '../funds/index.ts';
import { refusalOnOrder } from '../orders/index.ts';
import { holdAccount } from './carrier-account.store.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { recordEei } from './eei/eei-record.store.ts';
import { requireSellable } from './label-sale-rules.ts';
import { priceAtPurchase } from './price-at-purchase.service.ts';
import { purchaseSaga } from './purchase-saga.service.ts';
import {
  insertPurchase,
  livePurchaseOf,
  movePurchase,
  purchaseByKey,
  readPurchase,
  type KeptPurchase,
} from './purchase.store.ts';
import type { QuoteContext, QuoteService } from './quote.service.ts';
import { shipmentToRelabel } from './relabel.service.ts';
import { lockQuote, readQuote, type KeptQuote } from './quote.store.ts';
import { requireVerified } from './require-verified.ts';
import { readOutbound, returnsOf } from './return.store.ts';
import { requestOfRate } from './ship-date-rules.ts';
import { readSettings } from './shipping-defaults.store.ts';
import {
  createShipment,
  freezeShipment,
  lockOrder,
  shipmentOfQuote,
  shipmentsToBuyFor,
  type PurchasedShipment,
} from './shipment-purchase.store.ts';

/** See {@link purchaseService}. */
export type PurchaseService = ReturnType<typeof purchaseService>;

/** Buys labels (shipping design, "Purchase"): a request becomes a draft with its money held, and the saga continues from there. */
export function purchaseService(
  platform: Platform,
  accounts: CarrierAccounts,
  quotes: Pick<QuoteService, 'ask'>,
) {
  const { clock } = platform;
  const books = ledger(clock);
  const saga = purchaseSaga(platform, accounts);
  const priceOf = priceAtPurchase(platform, accounts, quotes);

  /** The shipment for the labels, with its order locked. @throws RequestError 409 when it has labels already */
  async function shipmentFor(trx: Trx, quote: KeptQuote): Promise<PurchasedShipment> {
    const now = clock.now();
    const { quoteId, orderId, relabelOf } = quote;
    if (relabelOf !== null) return shipmentToRelabel(trx, { ...quote, relabelOf }, now);
    if (quote.returnOf !== null) return returnFor(trx, quote.returnOf, now);
    if (orderId === null) {
      const earlier = await shipmentOfQuote(trx, quoteId);
      return earlier ?? createShipment(trx, { orderId: null, quoteId, shipmentNo: `SHQ${quoteId}`, now });
    }
    const { order, standing, count } = await requireBuyable(trx, orderId);
    // Addresses and packages come from the quote: an order changed since would be shipped in its earlier version.
    if (quote.orderVersion !== null && quote.orderVersion !== order.version)
      throw conflict(shippingMessages.orderChanged({ orderNo: order.orderNo }));
    const awaiting = standing.find(({ isAwaiting }) => isAwaiting);
    if (awaiting) return awaiting;
    const shipmentNo = count === 0 ? `SH${orderId}` : `SH${orderId}-${count + 1}`;
    return createShipment(trx, { orderId, quoteId: null, shipmentNo, now });
  }

  /** The return of a shipment, with that shipment locked. @throws RequestError 409 when it has a label already, or nothing to return */
  async function returnFor(trx: Trx, returnOf: string, now: Date): Promise<PurchasedShipment> {
    const out = await readOutbound(trx, returnOf, { isLocked: true });
    if (!out) throw notFound();
    if (!out.isReturnable) throw conflict(shippingMessages.noReturn({ shipmentNo: out.shipmentNo }));
    const returns = await returnsOf(trx, returnOf);
    const standing = returns.find(({ shipmentStatus }) => shipmentStatus !== 'VOIDED');
    if (standing && standing.shipmentStatus !== 'AWAITING_LABEL')
      throw conflict(shippingMessages.returnLabeled({ shipmentNo: standing.shipmentNo }));
    if (standing) return standing;
    const shipmentNo = `${out.shipmentNo}-R${returns.length === 0 ? '' : returns.length + 1}`;
    return createShipment(trx, { orderId: out.orderId, quoteId: null, returnOf, shipmentNo, now });
  }

  /**
   * Locks an order for which labels can be bought.
   *
   * @throws RequestError 404; 409 when it is on hold or canceled, has labels already, or is shipped by its store or a warehouse
   */
  async function requireBuyable(trx: Trx, orderId: string) {
    const order = await lockOrder(trx, orderId);
    if (!order) throw notFound();
    const { orderNo, outboundNo, status } = order;
    if (status === 'ON_HOLD')
      throw await refusalOnOrder(trx, orderId, shippingMessages.orderOnHold({ orderNo }));
    if (status === 'CANCELLED')
      throw await refusalOnOrder(trx, orderId, shippingMessages.orderCancelled({ orderNo }));
    const found = await shipmentsToBuyFor(trx, orderId);
    const [first] = found.standing;
    if (first && !found.standing.some(({ isAwaiting }) => isAwaiting)) {
      const why = first.labelStatus === 'PURCHASING' ? 'labelUnderWay' : 'alreadyLabeled';
      throw conflict(shippingMessages[why]({ shipmentNo: first.shipmentNo }));
    }
    // Its store says so, which need not raise its version: an older quote, or a batch, would ship it twice.
    if (status === 'SHIPPED')
      throw await refusalOnOrder(trx, orderId, shippingMessages.orderShipped({ orderNo }));
    if (outboundNo !== null)
      throw await refusalOnOrder(trx, orderId, shippingMessages.orderInWarehouse({ orderNo, outboundNo }));
    return { order, ...found };
  }

  /**
   * Records the purchase and holds its money, in one transaction; for a used key it returns the existing purchase.
   *
   * @throws BalanceShort; RequestError
   */
  async function begin(
    { db, user, signal }: QuoteContext & { user: { userId: string } },
    request: PurchaseRequest,
    key: string,
  ): Promise<{ purchase: KeptPurchase; isNew: boolean }> {
    const requestHash = createHash('sha256')
      .update(
        JSON.stringify([request.quoteId, request.rateId, request.amount.minor, request.amount.currency]),
      )
      .digest('base64url');
    const standing = (earlier: KeptPurchase) => {
      if (earlier.requestHash !== requestHash) throw conflict(shippingMessages.keyTaken());
      return { purchase: earlier, isNew: false };
    };
    const known = await db(async (trx) => {
      const earlier = await purchaseByKey(trx, key);
      if (earlier) return { earlier };
      const quote = await readQuote(trx, request.quoteId);
      if (!quote) throw notFound();
      requireSellable(quote);
      return { quote, settings: await readSettings(trx) };
    });
    if (known.earlier) return standing(known.earlier);
    const { quote, settings } = known;
    const { isWallet, ...rate } = await priceOf(request, {
      orgId: user.orgId,
      quote,
      cutOff: settings.cutOff,
      signal,
    });
    if (isWallet) requirePostageCurrency(rate.amount);
    if (rate.amount.minor <= 0) throw fieldFault('amount', coreMessages.notValid());
    return db(async (trx) => {
      if (isWallet) await requireVerified(trx, user.orgId);
      await lockQuote(trx, quote.quoteId);
      // Concurrent requests with one key: the second finds the result of the first once it has the lock. A further label locks its first
      // shipment before the order, as a void of that one does.
      const isFurther = quote.relabelOf !== null || quote.returnOf !== null;
      if (quote.orderId !== null && !isFurther) await lockOrder(trx, quote.orderId);
      const earlier = await purchaseByKey(trx, key);
      if (earlier) return standing(earlier);
      if (!isWallet && !(await holdAccount(trx, rate.accountId)))
        throw conflict(carrierMessages.accountGone());
      const shipment = await shipmentFor(trx, quote);
      const live = await livePurchaseOf(trx, shipment.shipmentId);
      if (live) {
        const why = live.state === 'BOUGHT' ? 'alreadyLabeled' : 'labelUnderWay';
        throw conflict(shippingMessages[why]({ shipmentNo: shipment.shipmentNo }));
      }
      const draft = await insertPurchase(trx, {
        quoteId: quote.quoteId,
        shipmentId: shipment.shipmentId,
        key,
        requestHash,
        rate,
        reference: `LD${randomBytes(10).toString('hex').toUpperCase()}`,
        askedBy: user.userId,
        now: clock.now(),
      });
      const rated = requestOfRate(quote, rate.rateId);
      await freezeShipment(trx, shipment.shipmentId, { request: rated, rate });
      const { purchaseId } = draft;
      const declared = { purchaseId, shipmentId: shipment.shipmentId, request: rated };
      await recordEei(trx, { ...declared, now: clock.now() });
      // The carrier bills the client: there is nothing to hold.
      if (!isWallet) {
        await movePurchase(trx, purchaseId, ['DRAFT'], { state: 'HELD' });
        return { purchase: { ...draft, state: 'HELD' as const }, isNew: true };
      }
      const { holdId } = await books.hold(trx, {
        wallet: postageWallet,
        minor: rate.amount.minor,
        key: purchaseId,
        cause: {
          kind: 'label-purchase',
          id: purchaseId,
          detail: { shipmentNo: shipment.shipmentNo, carrier: rate.carrierName, service: rate.serviceCode },
        },
      });
      await movePurchase(trx, purchaseId, ['DRAFT'], { state: 'HELD', holdId });
      return { purchase: { ...draft, holdId, state: 'HELD' as const }, isNew: true };
    });
  }

  const detail = async ({ db }: Pick<SignedInContext, 'db'>, purchaseId: string): Promise<LabelPurchase> => {
    const found = await db((trx) => readPurchase(trx, purchaseId));
    if (!found) throw notFound();
    return found;
  };

  return {
    begin,
    requireBuyable,
    saga,
    detail,

    /** Buys, or returns the result of the same request before. @throws RequestError when nothing was bought */
    async purchase(context: SignedInContext, given: PurchaseRequest): Promise<LabelPurchase> {
      const key = context.idempotencyKey?.text;
      if (key === undefined) throw badInput([{ fieldName: 'Idempotency-Key', ...coreMessages.required() }]);
      if (given.amount.minor <= 0) throw fieldFault('amount', coreMessages.notValid());
      const { purchase, isNew } = await begin(context, given, key);
      if (isNew) await saga.run(purchase);
      const came = await detail(context, purchase.purchaseId);
      context.audit.tell({ detail: { id: came.purchaseId } });
      if (came.state === 'REFUSED' || came.state === 'NOT_BOUGHT')
        throw new RequestError(errorCode.badInput, came.message ?? shippingMessages.notBought());
      return came;
    },
  };
}
