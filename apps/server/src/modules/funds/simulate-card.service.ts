import {
  feeCodes,
  billingMessages,
  type CardSimulation,
  type FeeCode,
  type moneyApi,
} from '@lading/contracts/funds';
import type { ParsedInput } from '@lading/contracts/core';
import { fieldFault } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { exactOf, microsOf, microText, type Exact } from './exact-decimal.ts';
import { ownWarehouse, type Staff } from './rate-card.service.ts';
import { coveredClients, readCharged } from './rate-card.store.ts';
import { readEventsOfDays } from './rating.store.ts';
import { rateEvent } from './rating-rules.ts';
import { storageCharges } from './storage.service.ts';
import { isClient } from './warehouse-client.store.ts';

type Asked = ParsedInput<(typeof moneyApi)['calls']['simulateCard']>['body'];

/** Maximum days of a simulation. */
const mostDays = 92;
const batch = 500;

/** What rules would have charged for past days, beside the actual charges (warehouse design, a). Nothing is written. */
export function simulateCard({ floor }: Staff, asked: Asked): Promise<CardSimulation> {
  const { warehouseId, clientOrgId, rules, fromDay, toDay } = asked;
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000 + 1;
  if (!(days > 0)) throw fieldFault('toDay', billingMessages.daysReversed());
  if (days > mostDays) throw fieldFault('fromDay', billingMessages.tooManyDays({ days: mostDays }));
  return floor(async (trx) => {
    const { currency } = await ownWarehouse(trx, warehouseId);
    if (
      clientOrgId !== null &&
      !(isRowId(clientOrgId) && (await isClient(trx, { orgId: clientOrgId, warehouseId })))
    )
      throw fieldFault('clientOrgId', billingMessages.notAClient());
    const sums = new Map<FeeCode, { quantity: Exact; micros: bigint }>();
    const add = (fee: FeeCode, quantity: string, micros: bigint) => {
      const before = sums.get(fee) ?? { quantity: 0n, micros: 0n };
      sums.set(fee, { quantity: before.quantity + exactOf(quantity), micros: before.micros + micros });
    };
    let [events, unrated, behind] = [0, 0, '0'];
    for (;;) {
      const page = await readEventsOfDays(trx, { ...asked, behind, limit: batch });
      for (const event of page) {
        // A reversed event and its reversal cost nothing together.
        if (event.isReversed || event.reversesId !== null) continue;
        const rated = rateEvent(event, rules);
        events += 1;
        if (rated.outcome === 'UNRATED') unrated += 1;
        for (const { fee, quantity, micros } of rated.charges) add(fee, String(quantity), micros);
      }
      if (page.length < batch) break;
      behind = page.at(-1)!.eventId;
    }
    for (const orgId of await coveredClients(trx, { warehouseId, clientOrgId })) {
      const span = { orgId, warehouseId, from: fromDay, to: toDay };
      for (const charge of await storageCharges(trx, span, { cardId: '0', currency, rules }))
        add(charge.fee, charge.quantity, charge.micros);
    }
    const actual = new Map((await readCharged(trx, asked)).map(({ fee, amount }) => [fee, microsOf(amount)]));
    const fees = feeCodes.flatMap((fee) => {
      const sum = sums.get(fee);
      const charged = actual.get(fee);
      if (!sum && charged === undefined) return [];
      return {
        fee,
        quantity: microText((sum?.quantity ?? 0n) / 10n ** 6n),
        amount: microText(sum?.micros ?? 0n),
        actual: microText(charged ?? 0n),
      };
    });
    const total = [...sums.values()].reduce((all, { micros }) => all + micros, 0n);
    const charged = [...actual.values()].reduce((all, micros) => all + micros, 0n);
    return {
      fromDay,
      toDay,
      currency,
      events,
      unrated,
      fees,
      total: microText(total),
      actual: microText(charged),
    };
  });
}
