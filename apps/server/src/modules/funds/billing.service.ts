import { decimalPlaces, type ParsedInput } from '@lading/contracts/core';
import { billingMessages, type billingApi, type Unbilled } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { countUnrated, readCharge, readChargePage, readUnbilled, transactionOf } from './charge.store.ts';
import { microsOf, minorOf } from './exact-decimal.ts';
import { lockWallet, type WalletName } from './ledger.store.ts';
import { readStatement, saveLowBalance } from './statement.store.ts';
import { currencyOf, readWarehouseWallets } from './warehouse-wallet.store.ts';

type Calls = (typeof billingApi)['calls'];
type Caller = Pick<SignedInContext, 'db'>;

/** Amounts not on an invoice, in cents by warehouse. */
async function unbilled(trx: Trx): Promise<Unbilled[]> {
  const byWarehouse = new Map<string, Unbilled>();
  const unrated = new Map((await countUnrated(trx)).map((row) => [row.warehouseId, row.unrated]));
  for (const { warehouseId, warehouseName, currency, ...fee } of await readUnbilled(trx)) {
    const minor = minorOf(microsOf(fee.amount), decimalPlaces(currency));
    const at = byWarehouse.get(warehouseId) ?? {
      warehouseId,
      warehouseName,
      total: { minor: 0, currency },
      fees: [],
      unrated: unrated.get(warehouseId) ?? 0,
    };
    at.fees.push(fee);
    at.total = { minor: at.total.minor + minor, currency };
    byWarehouse.set(warehouseId, at);
  }
  return [...byWarehouse.values()];
}

/** The wallet with a warehouse. @throws RequestError 404 for a warehouse unrelated to the organization */
export async function warehouseWallet(trx: Trx, warehouseId: string): Promise<WalletName> {
  const currency = isRowId(warehouseId) ? await currencyOf(trx, warehouseId) : undefined;
  if (currency === undefined) throw notFound();
  return { kind: 'warehouse', warehouseId, currency };
}

/** The payments of a client to its warehouses, on the client's side. */
export function billingService(clock: Clock) {
  return {
    charges: ({ db }: Caller, query: ParsedInput<Calls['chargePage']>['query']) =>
      db((trx) => readChargePage(trx, query)),

    /** @throws RequestError 404 */
    charge: ({ db }: Caller, chargeId: string) =>
      db(async (trx) => {
        const found = isRowId(chargeId) ? await readCharge(trx, chargeId) : undefined;
        if (!found) throw notFound();
        return { ...found, transactionId: (await transactionOf(trx, chargeId)) ?? null };
      }),

    unbilled: ({ db }: Caller) => db(unbilled),

    wallets: ({ db, user }: Pick<SignedInContext, 'db' | 'user'>) =>
      db((trx) => readWarehouseWallets(trx, user.orgId, clock.now())),

    /** @throws RequestError 404 for a warehouse unrelated to the organization */
    statement: ({ db }: Caller, { warehouseId, ...choice }: ParsedInput<Calls['transactionPage']>['query']) =>
      db(async (trx) => readStatement(trx, await warehouseWallet(trx, warehouseId), choice)),

    /** @throws RequestError 404, 400 for another currency */
    setAlert: (
      { db, user }: Pick<SignedInContext, 'db' | 'user'>,
      { warehouseId, lowBalance }: ParsedInput<Calls['setWalletAlert']>['body'],
    ) =>
      db(async (trx) => {
        const name = await warehouseWallet(trx, warehouseId);
        const { currency } = name;
        if (lowBalance && lowBalance.currency !== currency)
          throw fieldFault('lowBalance', billingMessages.wrongCurrency({ currency }));
        const { walletId } = await lockWallet(trx, name);
        await saveLowBalance(trx, walletId, lowBalance?.minor ?? null);
        return readWarehouseWallets(trx, user.orgId, clock.now());
      }),
  };
}
