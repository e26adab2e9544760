import type { Trx } from '../../../platform/database.ts';
import { isPickupOver } from '../business-day-rules.ts';
import type { CarrierAdapter } from '../carriers/carrier-adapter.ts';
import { readSettings } from '../shipping-defaults.store.ts';
import { readyRows } from './stale-rows.store.ts';

/** Rows that are ready at an outdated price or for an outdated day: their quote has expired, or the pickup has passed since. */
export async function staleRows(
  trx: Trx,
  batchId: string,
  { carriers, now }: { carriers: readonly CarrierAdapter[]; now: Date },
): Promise<string[]> {
  const { cutOff } = await readSettings(trx);
  const rows = await readyRows(trx, batchId, now);
  const isMissed = ({ accountId, shipDate: day }: (typeof rows)[number]): boolean => {
    const carrier = carriers.find((one) => one.accountId === accountId);
    return carrier !== undefined && isPickupOver({ day, at: now }, carrier, cutOff);
  };
  // Most rows share a carrier and a day.
  const missed = new Set(
    [...Map.groupBy(rows, ({ accountId, shipDate }) => `${accountId} ${shipDate}`).values()].flatMap(
      (group) => (isMissed(group[0]!) ? group : []),
    ),
  );
  return rows.filter((row) => row.isExpired || missed.has(row)).map(({ rowId }) => rowId);
}
