import { decimalPlaces, type Money, type ParsedInput } from '@lading/contracts/core';
import { ageBuckets, billingMessages, storageDays, type storageReportApi } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { fieldFault } from '../../platform/request-error.ts';
import { warehouseWallet } from './billing.service.ts';
import { microsOf, minorOf } from './exact-decimal.ts';
import type { ClientAt } from './rating.store.ts';
import {
  readStorageCharged,
  readStoredByAge,
  readStoredByDay,
  readStoredProducts,
  warehouseDay,
} from './storage-report.store.ts';
import { storageCharges } from './storage.service.ts';
import { dayAfter, readNextSpan, storageRules } from './storage.store.ts';

type Calls = (typeof storageReportApi)['calls'];
type Caller = Pick<SignedInContext, 'db' | 'user'>;

/** Days ahead of the forecast. */
const ahead = [30, 60, 90];
const productsMost = 200;

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The storage cost of a period, past or future; future days use the current stock. In 10⁻⁶, each card in turn; days without a card
 * cost nothing.
 */
async function storageCost(
  trx: Trx,
  { through, ...span }: ClientAt & { from: string; through: string },
): Promise<{ micros: bigint; hasCard: boolean }> {
  let [from, micros, hasCard] = [span.from, 0n, true];
  while (from <= through) {
    const { to, card } = await readNextSpan(trx, { ...span, from, through });
    if (card)
      for (const charge of await storageCharges(trx, { ...span, from, to }, card)) micros += charge.micros;
    else hasCard = false;
    from = dayAfter(to);
  }
  return { micros, hasCard };
}

/** The current day in a warehouse, and the age steps by which a client's storage is charged on it. */
export async function stepsOfToday(trx: Trx, client: ClientAt, clock: Pick<Clock, 'now'>) {
  const { today } = await warehouseDay(trx, client.warehouseId, clock.now());
  const { card } = await readNextSpan(trx, { ...client, from: today, through: today });
  return { today, tiers: card ? (storageRules(card.rules)[0]?.rule.tiers ?? []) : [] };
}

/** The storage report of a client. Each call answers 404 for a warehouse unrelated to the organization. */
export function storageReport(clock: Clock) {
  const ofClient = <Result>(
    { db, user }: Caller,
    warehouseId: string,
    work: (trx: Trx, client: ClientAt, currency: string) => Promise<Result>,
  ): Promise<Result> =>
    db(async (trx) => {
      const { currency } = await warehouseWallet(trx, warehouseId);
      return work(trx, { orgId: user.orgId, warehouseId }, currency);
    });

  return {
    /** @throws RequestError 400 for a reversed or too long period */
    series: (caller: Caller, { warehouseId, from, to }: ParsedInput<Calls['storageSeries']>['query']) =>
      ofClient(caller, warehouseId, async (trx, client) => {
        if (from > to) throw fieldFault('to', billingMessages.daysReversed());
        if (daysLater(from, storageDays) <= to)
          throw fieldFault('to', billingMessages.tooManyDays({ days: storageDays }));
        return { days: await readStoredByDay(trx, { ...client, from, to }) };
      }),

    aging: (caller: Caller, warehouseId: string) =>
      ofClient(caller, warehouseId, async (trx, client) => {
        const { today, tiers } = await stepsOfToday(trx, client, clock);
        return {
          today,
          buckets: await readStoredByAge(trx, { ...client, today, buckets: ageBuckets }),
          ...(await readStoredProducts(trx, { ...client, today, tiers, limit: productsMost })),
        };
      }),

    forecast: (caller: Caller, warehouseId: string) =>
      ofClient(caller, warehouseId, async (trx, client, currency) => {
        const { today, monthStart } = await warehouseDay(trx, warehouseId, clock.now());
        const asMoney = (micros: bigint, of = currency): Money => ({
          minor: minorOf(micros, decimalPlaces(of)),
          currency: of,
        });
        const month = await storageCost(trx, { ...client, from: monthStart, through: today });
        const costs: { days: number; amount: Money }[] = [];
        let [from, sum, hasCard] = [dayAfter(today), 0n, true];
        for (const days of ahead) {
          const through = daysLater(today, days);
          const cost = await storageCost(trx, { ...client, from, through });
          [from, sum, hasCard] = [dayAfter(through), sum + cost.micros, hasCard && cost.hasCard];
          costs.push({ days, amount: asMoney(sum) });
        }
        const charged = await readStorageCharged(trx, client);
        return {
          charged: charged.map((one) => ({
            month: one.month,
            amount: asMoney(microsOf(one.amount), one.currency),
          })),
          thisMonth: asMoney(month.micros),
          ahead: costs,
          hasCard: hasCard && month.hasCard,
        };
      }),
  };
}
