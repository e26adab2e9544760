import { errorCode, type Money, type ParsedInput } from '@lading/contracts/core';
import { billingMessages, type moneyApi } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, RequestError } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet, transactionByKey, type Cause, type WalletName } from './ledger.store.ts';
import { ownWarehouse, type Staff } from './rate-card.service.ts';
import { readStatement } from './statement.store.ts';
import { isClient, otherSpelling, readClients, referenceOfPayment } from './warehouse-client.store.ts';
import { reverseTopUp } from './warehouse-top-up.store.ts';

type Calls = (typeof moneyApi)['calls'];
type Client = { warehouseId: string; orgId: string };

/** A payment and its reversal share one cause: each explains the other. */
const causeOf = (warehouseId: string, reference: string): Cause => ({
  kind: 'client-payment',
  id: `${warehouseId}-${reference}`,
  detail: { reference },
});

/**
 * Credits a payment to the wallet of a client, once per reference. Runs as the client.
 *
 * @throws RequestError 409 for a reference with another amount, of a reversed payment, or that another payment has in another spelling
 */
export async function creditClientPayment(
  trx: Trx,
  clock: Clock,
  { warehouseId, amount, reference }: { warehouseId: string; amount: Money; reference: string },
): Promise<{ transactionId: string }> {
  const { minor, currency } = amount;
  const key = `client-payment-${warehouseId}-${reference}`;
  const cause = causeOf(warehouseId, reference);
  const wallet: WalletName = { kind: 'warehouse', warehouseId, currency };
  const shares = [{ account: 'cash', minor: -minor }] as const;
  await lockWallet(trx, wallet);
  // The same transfer as staff and client write it: crediting both would count it twice.
  const other = (await transactionByKey(trx, 'top-up', key))
    ? undefined
    : await otherSpelling(trx, { warehouseId, reference });
  if (other !== undefined) throw conflict(billingMessages.referenceSpelled({ reference: other }));
  const posted = await ledger(clock)
    .settle(trx, { kind: 'top-up', wallet, key, cause, shares })
    .catch((error: unknown) => {
      if (error instanceof RequestError && error.code === errorCode.conflict)
        throw conflict(billingMessages.referenceTaken());
      throw error;
    });
  // Otherwise it would be reported as credited without any effect.
  if (posted.repeated && (await transactionByKey(trx, 'reversal', posted.transactionId)))
    throw conflict(billingMessages.referenceReversed());
  return posted;
}

/** Client payments made outside, recorded by the provider's staff, corrected only by a reversal. */
export function clientPayments({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** The wallet of a client. @throws RequestError 403 for a foreign warehouse, 400 for an organization that is not its client */
  const walletOfClient = (trx: Trx, { warehouseId, orgId }: Client): Promise<WalletName> =>
    ownWarehouse(trx, warehouseId).then(async ({ currency }) => {
      if (!isRowId(orgId) || !(await isClient(trx, { orgId, warehouseId })))
        throw fieldFault('orgId', billingMessages.notAClient());
      return { kind: 'warehouse', warehouseId, currency };
    });

  return {
    /** @throws RequestError 400 for another currency, 409 as {@link creditClientPayment} */
    async record({ floor }: Staff, given: ParsedInput<Calls['recordPayment']>['body']) {
      const { amount, reference, orgId, warehouseId } = given;
      const { currency } = await floor((trx) => walletOfClient(trx, given));
      if (amount.currency !== currency)
        throw fieldFault('amount', billingMessages.wrongCurrency({ currency }));
      // Staff see no ledger: after checking that the client is theirs, the wallet is accessed as the client.
      await database.asOrganization(orgId, async (trx) => {
        await creditClientPayment(trx, clock, { warehouseId, amount, reference });
      });
      return floor((trx) => readClients(trx, warehouseId));
    },

    /** A repeated call changes nothing. @throws RequestError 400 for anything but a recorded payment of this wallet */
    async reverse({ floor }: Staff, given: ParsedInput<Calls['reversePayment']>['body']) {
      const { transactionId, orgId, warehouseId } = given;
      await floor((trx) => walletOfClient(trx, given));
      await database.asOrganization(orgId, async (trx) => {
        const reference = isRowId(transactionId)
          ? await referenceOfPayment(trx, { transactionId, warehouseId })
          : undefined;
        if (reference === undefined) throw fieldFault('transactionId', billingMessages.notAPayment());
        if (await transactionByKey(trx, 'reversal', transactionId)) return;
        await ledger(clock).reverse(trx, { transactionId, cause: causeOf(warehouseId, reference) });
        await reverseTopUp(trx, transactionId);
      });
      return floor((trx) => readClients(trx, warehouseId));
    },

    async statement({ floor }: Staff, given: ParsedInput<Calls['clientStatement']>['query']) {
      const { orgId, warehouseId: _, ...choice } = given;
      const wallet = await floor((trx) => walletOfClient(trx, given));
      return database.asOrganization(orgId, (trx) => readStatement(trx, wallet, choice));
    },
  };
}
