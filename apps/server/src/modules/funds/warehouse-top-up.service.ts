import type { ParsedInput } from '@lading/contracts/core';
import {
  billingMessages,
  type providerTopUpsApi,
  type ProviderTopUp,
  type topUpsApi,
  topUpStateNames,
  type TopUpState,
  type WarehouseTopUp,
} from '@lading/contracts/funds';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { creditClientPayment } from './client-payment.service.ts';
import { ownWarehouse, type Staff } from './rate-card.service.ts';
import { currencyOf } from './warehouse-wallet.store.ts';
import {
  endTopUp,
  insertTopUp,
  lockTopUp,
  readClientTopUp,
  readClientTopUps,
  readTopUps,
  topUpOfNumber,
  type ReportedTopUp,
} from './warehouse-top-up.store.ts';

type Client = Pick<SignedInContext, 'db' | 'user'>;
type Calls = (typeof topUpsApi)['calls'] & (typeof providerTopUpsApi)['calls'];
type Worker = Staff & { user: { userId: string } };

const settled = (state: TopUpState): RequestError =>
  conflict(billingMessages.topUpSettled({ state: topUpStateNames[state] }));

/**
 * Reports a payment; repeating it changes nothing.
 *
 * @throws RequestError 409 for a number with another amount or day, or whose credit was reversed
 */
export async function reportTopUp(
  trx: Trx,
  given: ReportedTopUp,
  about: { userId: string; now: Date },
): Promise<{ topUp: WarehouseTopUp; isNew: boolean }> {
  const isNew = (await insertTopUp(trx, given, about)) !== undefined;
  const topUp = (await topUpOfNumber(trx, given))!;
  if (topUp.amount.minor !== given.amount.minor || topUp.paidOn !== given.paidOn)
    throw conflict(billingMessages.topUpTaken());
  // The warehouse could no longer credit it under this number.
  if (topUp.state === 'REVERSED') throw conflict(billingMessages.referenceReversed());
  return { topUp, isNew };
}

/** Payments that clients report to warehouses, and the staff's answers: money moves only on confirmation. */
export function topUpService({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** A payment that the staff may answer, in its current state: the wallet and the payment belong to the client. */
  async function answer(
    { floor }: Worker,
    topUpId: string,
    act: (trx: Trx, topUp: WarehouseTopUp) => Promise<void>,
  ): Promise<ProviderTopUp> {
    const read = () => floor((trx) => readClientTopUp(trx, topUpId));
    const found = isRowId(topUpId) ? await read() : undefined;
    if (!found) throw notFound();
    await database.asOrganization(found.orgId, async (trx) => {
      const topUp = await lockTopUp(trx, topUpId);
      if (!topUp) throw notFound();
      await act(trx, topUp);
    });
    return (await read())!;
  }

  return {
    list: ({ db }: Client, warehouseId: string): Promise<WarehouseTopUp[]> =>
      db(async (trx) => (isRowId(warehouseId) ? readTopUps(trx, warehouseId) : [])),

    /** @throws RequestError 400 for a warehouse without a wallet or another currency, 409 for a number in use */
    report: (
      { db, user }: Client,
      body: ParsedInput<Calls['reportTopUp']>['body'],
    ): Promise<WarehouseTopUp> =>
      db(async (trx) => {
        const { warehouseId, amount, remark } = body;
        const currency = isRowId(warehouseId) ? await currencyOf(trx, warehouseId) : undefined;
        if (currency === undefined) throw fieldFault('warehouseId', billingMessages.notYourWarehouse());
        if (amount.currency !== currency)
          throw fieldFault('amount', billingMessages.wrongCurrency({ currency }));
        const about = { userId: user.userId, now: clock.now() };
        return (await reportTopUp(trx, { ...body, remark: remark || null }, about)).topUp;
      }),

    /** A repeated call changes nothing. @throws RequestError 404, 409 once the warehouse has answered */
    cancel: ({ db, user }: Client, topUpId: string): Promise<WarehouseTopUp> =>
      db(async (trx) => {
        const topUp = isRowId(topUpId) ? await lockTopUp(trx, topUpId) : undefined;
        if (!topUp) throw notFound();
        if (topUp.state === 'CANCELLED') return topUp;
        if (topUp.state !== 'REQUESTED') throw settled(topUp.state);
        await endTopUp(trx, topUpId, { state: 'CANCELLED', userId: user.userId, now: clock.now() });
        return (await lockTopUp(trx, topUpId))!;
      }),

    clientTopUps: ({ floor }: Worker, warehouseId: string): Promise<ProviderTopUp[]> =>
      floor(async (trx) => {
        await ownWarehouse(trx, warehouseId);
        return readClientTopUps(trx, warehouseId);
      }),

    /** A repeated call changes nothing. @throws RequestError 404, 409 when it is rejected or its number has another amount */
    confirm: (context: Worker, topUpId: string): Promise<ProviderTopUp> =>
      answer(context, topUpId, async (trx, topUp) => {
        if (topUp.state === 'CONFIRMED') return;
        if (topUp.state !== 'REQUESTED') throw settled(topUp.state);
        const { warehouseId, amount, transactionNo: reference } = topUp;
        // A payment already recorded by staff under this number is not credited twice.
        const { transactionId } = await creditClientPayment(trx, clock, { warehouseId, amount, reference });
        const { userId } = context.user;
        await endTopUp(trx, topUpId, { state: 'CONFIRMED', userId, now: clock.now(), transactionId });
      }),

    /** @throws RequestError 404, 409 when it is confirmed or withdrawn */
    reject: (context: Worker, { topUpId, answer: reason }: { topUpId: string; answer: string }) =>
      answer(context, topUpId, async (trx, topUp) => {
        if (topUp.state === 'REJECTED') return;
        if (topUp.state !== 'REQUESTED') throw settled(topUp.state);
        const { userId } = context.user;
        await endTopUp(trx, topUpId, { state: 'REJECTED', userId, now: clock.now(), answer: reason });
      }),
  };
}
