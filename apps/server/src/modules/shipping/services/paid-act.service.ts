import { decimalText, type LocalizedText, type Money } from '@lading/contracts/core';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { carrierMessages } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflict, notFound } from '../../../platform/request-error.ts';
import { sendNotice } from '../../messages/index.ts';
import { ledger, postageWallet, requirePostageCurrency } from '../../funds/index.ts';
import { holdAccount } from '../carrier-account.store.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import { CarrierError, type CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { failureText } from '../carriers/failure-text.ts';
import { requireVerified } from '../require-verified.ts';
import { isAskedNoMore } from '../unanswered-purchase-rules.ts';
import type { PaidAct, PaidMove } from './paid-act.ts';

/** Time limit for a carrier. */
const askMs = 60_000;
/** An older order is abandoned: its caller has given up, or its server has ended. */
const abandonedMs = askMs + 60_000;
/** How long an order that was given up after a lost reply is looked up. */
const soughtForMs = 48 * 3_600_000;
/** How long the fee of a draft is valid. */
const draftMs = 30 * 60_000;

/** One kind of such orders. */
export interface PaidActKind<Act extends PaidAct, Came extends { fee: Money }> {
  /** Prefix of the ledger entries: `pickup`. */
  cause: string;
  /** Locks one until the transaction ends. */
  lock: (trx: Trx, id: string) => Promise<Act | undefined>;
  /** Changes the state, if the state table allows it. @returns whether it did */
  move: (trx: Trx, id: string, to: PaidMove<'REQUESTED' | 'REFUSED' | 'UNCONFIRMED'>) => Promise<boolean>;
  /** Last checks before the fee is held, and related work. @throws RequestError */
  begin: (trx: Trx, act: Act) => Promise<void>;
  ask: (carrier: CarrierAdapter, act: Act, signal: AbortSignal) => Promise<Came>;
  /** The result at the carrier; null: none; undefined: the carrier cannot be asked. */
  find: (carrier: CarrierAdapter, act: Act, signal: AbortSignal) => Promise<Came | null | undefined>;
  /** Stores what was ordered. */
  keep: (trx: Trx, act: Act, came: Came, transactionId: string | null) => Promise<void>;
  /** Nothing was ordered. */
  drop?: (trx: Trx, act: Act) => Promise<void>;
  /** The carrier's reference of an order. */
  refOf: (came: Came) => string;
  /** Stores the carrier's reference of an order to cancel; null: it has answered. A message replaces the one shown to people. */
  keepLate: (trx: Trx, id: string, lateRef: string | null, message?: LocalizedText) => Promise<void>;
  /** Cancels what was ordered after its fee had been refunded. @returns whether the carrier did */
  undo: (carrier: CarrierAdapter, carrierRef: string, signal: AbortSignal) => Promise<boolean>;
  /** Names that people know it by. */
  detail: (act: Act) => Record<string, string>;
  /** The messages while a lost reply is looked up, and when it cannot be. */
  texts: Record<'replyLost' | 'cannotCheck', (params: { carrier: string }) => LocalizedText>;
  /** Titles of messages to people who have left the page: a given-up order was placed after all, or that is unknown. */
  titles: Record<'stays' | 'unclear', (act: Act) => LocalizedText>;
}

/**
 * Paid carrier orders, processed like labels (shipping design, "Ledger"): the fee is held before the carrier is asked, posted or
 * released on its answer, and an order whose reply was lost is looked up and never repeated.
 */
export function paidActs<Act extends PaidAct, Came extends { fee: Money }>(
  { clock, database, log }: Platform,
  accounts: CarrierAccounts,
  kind: PaidActKind<Act, Came>,
) {
  const books = ledger(clock);
  const asOwner = <Result>({ orgId }: Act, work: (trx: Trx) => Promise<Result>) =>
    database.asOrganization(orgId, work);
  const causeOf = (act: Act) => ({ kind: kind.cause, id: act.id, detail: kind.detail(act) });
  const keyOf = ({ id }: Act) => `${kind.cause}:${id}`;
  const carrierOf = async ({ orgId, accountId }: Act): Promise<CarrierAdapter> => {
    const found = await accounts.find(orgId, accountId);
    if (!found) throw new Error(`No carrier account ${accountId}`);
    return found;
  };

  const settle = (act: Act, came: Came): Promise<boolean> =>
    asOwner(act, async (trx) => {
      const now = await kind.lock(trx, act.id);
      if (now?.state !== 'REQUESTED' && now?.state !== 'UNCONFIRMED') return now?.state !== 'REFUSED';
      let transactionId: string | null = null;
      if (now.holdId !== null) {
        const shares = [{ account: 'carrier-payable' as const, minor: came.fee.minor }];
        const given = { holdId: now.holdId, key: keyOf(act), shares, cause: causeOf(now) };
        ({ transactionId } = await books.postHold(trx, { ...given, kind: 'service' }));
      }
      await kind.keep(trx, now, came, transactionId);
      return true;
    });

  const tell = (trx: Trx, { orgId }: Act, notice: { title: LocalizedText; content: LocalizedText }) =>
    sendNotice(trx, { orgId, now: clock.now() }, notice);

  /** Nothing was ordered, as far as is known: the fee is released. When that is uncertain people are notified, or the carrier is asked again. */
  const giveUp = (
    act: Act,
    message: LocalizedText,
    { title, isSought = false }: { title?: LocalizedText; isSought?: boolean } = {},
  ): Promise<void> =>
    asOwner(act, async (trx) => {
      const now = await kind.lock(trx, act.id);
      const soughtUntil = isSought && { soughtUntil: new Date(clock.now().getTime() + soughtForMs) };
      if (!now || !(await kind.move(trx, act.id, { state: 'REFUSED', message, ...soughtUntil }))) return;
      if (now.holdId !== null) await books.releaseHold(trx, { holdId: now.holdId, cause: causeOf(now) });
      await kind.drop?.(trx, now);
      if (title) await tell(trx, now, { title, content: message });
    });

  async function keep(act: Act, came: Came): Promise<void> {
    if (await settle(act, came)) return;
    // Given up meanwhile: no one is charged, so it is canceled.
    const lateRef = kind.refOf(came);
    log.error({ id: act.id, cause: kind.cause, lateRef }, 'an order was accepted too late and is canceled');
    await asOwner(act, (trx) => kind.keepLate(trx, act.id, lateRef));
    try {
      await cancelLate(act, lateRef);
    } catch (error) {
      log.warn(
        { err: error, id: act.id, cause: kind.cause },
        'an order accepted too late is not canceled yet',
      );
    }
  }

  /** Cancels an order that was accepted too late. Without an answer the scheduled work retries; a refusal is an answer. */
  async function cancelLate(act: Act, lateRef: string): Promise<void> {
    const { id } = act;
    const carrier = await carrierOf(act);
    let isUndone = false;
    try {
      isUndone = await kind.undo(carrier, lateRef, AbortSignal.timeout(askMs));
    } catch (error) {
      if (!(error instanceof CarrierError) || !('text' in error.failure)) throw error;
    }
    if (!isUndone) log.error({ id, cause: kind.cause, lateRef }, 'the carrier does not cancel a late order');
    await asOwner(act, async (trx) => {
      // If two nodes have asked, one notifies people.
      const now = await kind.lock(trx, id);
      if (now?.lateRef !== lateRef) return;
      if (isUndone) return kind.keepLate(trx, id, null);
      const content = shipmentServiceMessages.lateStays({ carrier: carrier.name });
      await kind.keepLate(trx, id, null, content);
      await tell(trx, now, { title: kind.titles.stays(now), content });
    });
  }

  async function run(act: Act): Promise<void> {
    const carrier = await carrierOf(act);
    let came: Came;
    try {
      came = await kind.ask(carrier, act, AbortSignal.timeout(askMs));
    } catch (error) {
      const failure = error instanceof CarrierError ? error.failure : { kind: 'outcome-unknown' as const };
      if (failure.kind !== 'outcome-unknown') return giveUp(act, failureText(failure, carrier.name));
      log.warn({ err: error, id: act.id, cause: kind.cause }, 'the reply of a carrier was lost');
      const message = kind.texts.replyLost({ carrier: carrier.name });
      await asOwner(act, (trx) => kind.move(trx, act.id, { state: 'UNCONFIRMED', message }));
      return;
    }
    await keep(act, came);
  }

  /** Settles an interrupted order; see {@link paidActs}. */
  async function reconcile(act: Act): Promise<void> {
    if (act.lateRef !== null) return cancelLate(act, act.lateRef);
    const isAbandoned = clock.now().getTime() - (act.calledAt ?? act.createdAt).getTime() > abandonedMs;
    if (act.state === 'REFUSED') return lookUp(act);
    if (act.state !== 'UNCONFIRMED' && !isAbandoned) return;
    const title = kind.titles.unclear(act);
    const endUnclear = (carrier: string, isSought = false) =>
      giveUp(act, kind.texts.cannotCheck({ carrier }), { title, isSought });
    const isOver = isAskedNoMore(clock.now().getTime() - (act.calledAt ?? act.createdAt).getTime());
    const carrier = await accounts.find(act.orgId, act.accountId);
    if (!carrier) {
      // If the client has removed its account, it can no longer be asked. A platform account may be restored.
      if (act.isWallet ? isOver : isAbandoned) await endUnclear(kind.detail(act).carrier ?? '');
      return;
    }
    let came: Came | null | undefined;
    try {
      came = await kind.find(carrier, act, AbortSignal.timeout(askMs));
    } catch (error) {
      if (!isOver) throw error;
      return endUnclear(carrier.name, true);
    }
    if (came) await keep(act, came);
    else if (came === undefined) await endUnclear(carrier.name);
    else if (isAbandoned) await giveUp(act, shipmentServiceMessages.notOrdered(), { isSought: true });
  }

  /** Looks up an order that was given up. If its carrier has accepted it after all, it is canceled. */
  async function lookUp(act: Act): Promise<void> {
    const carrier = await accounts.find(act.orgId, act.accountId);
    const came = carrier && (await kind.find(carrier, act, AbortSignal.timeout(askMs)));
    if (came) await keep(act, came);
  }

  return {
    /** Orders a draft at the displayed fee; an already ordered one is unchanged. @throws RequestError; BalanceShort */
    async order({ db, user }: SignedInContext, id: string, seen: Money): Promise<void> {
      const started = await db(async (trx) => {
        const act = await kind.lock(trx, id);
        if (!act) throw notFound();
        if (act.state !== 'DRAFT') return undefined;
        const { fee, isWallet } = act;
        if (fee.currency !== seen.currency || fee.minor !== seen.minor) {
          const [now, then] = [fee, seen].map((one) => `${decimalText(one)} ${one.currency}`);
          throw conflict(shipmentServiceMessages.feeChanged({ now: now!, seen: then! }));
        }
        if (clock.now().getTime() - act.createdAt.getTime() > draftMs)
          throw conflict(shipmentServiceMessages.draftOld());
        if (isWallet) {
          await requireVerified(trx, user.orgId);
          requirePostageCurrency(fee);
        } else if (!(await holdAccount(trx, act.accountId))) throw conflict(carrierMessages.accountGone());
        await kind.begin(trx, act);
        const held =
          isWallet && fee.minor > 0
            ? await books.hold(trx, {
                wallet: postageWallet,
                minor: fee.minor,
                key: keyOf(act),
                cause: causeOf(act),
              })
            : undefined;
        const hold = held && { holdId: held.holdId };
        await kind.move(trx, id, { state: 'REQUESTED', calledAt: clock.now(), ...hold });
        return { ...act, ...hold, state: 'REQUESTED' };
      });
      if (started) await run(started);
    },

    reconcile,

    /** Refunds a paid fee, once. */
    refund: (trx: Trx, act: Act) =>
      books.settle(trx, {
        kind: 'service',
        wallet: postageWallet,
        key: `${keyOf(act)}:refund`,
        cause: causeOf(act),
        shares: [{ account: 'carrier-payable', minor: -act.fee.minor }],
      }),
  };
}
