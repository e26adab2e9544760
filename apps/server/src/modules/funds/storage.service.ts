import type { FeeCode } from '@lading/contracts/funds';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { volumeText } from './exact-decimal.ts';
import type { ClientAt, ValidCard } from './rating.store.ts';
import { insertCharges, type NewCharge } from './new-charge.store.ts';
import { stepPrice } from './rating-rules.ts';
import {
  dayAfter,
  insertRun,
  readNextSpan,
  readStoredSince,
  readStoredSteps,
  resolveRun,
  storageRules,
  unratedRuns,
  volumeOf,
} from './storage.store.ts';

type Means = Pick<Platform, 'database' | 'clock'>;
type Span = ClientAt & { from: string; to: string };
type StorageCharge = Omit<NewCharge, 'runId' | 'postingKey' | 'part' | 'fee'> & { fee: FeeCode };

/**
 * The storage cost of a period by a card: a charge for each product and age step.
 *
 * @param measured cubic centimeters of a unit by product, if not the current ones
 */
export async function storageCharges(
  trx: Trx,
  span: Span,
  card: ValidCard,
  measured: ReadonlyMap<string, string> = new Map(),
): Promise<StorageCharge[]> {
  const { orgId, warehouseId, from, to } = span;
  const charges: StorageCharge[] = [];
  for (const { rule, ruleNo } of storageRules(card.rules))
    for (const { step, ...stored } of await readStoredSteps(trx, { ...span, rule })) {
      const cm3 = measured.get(stored.productId);
      const item =
        cm3 === undefined || cm3 === stored.cm3
          ? stored
          : { ...stored, cm3, quantity: volumeText(stored.unitDays, cm3, volumeOf[rule.fee]!) };
      const { price } = rule.tiers[step]!;
      const micros = stepPrice(price, item.quantity);
      if (micros === 0n) continue;
      charges.push({
        orgId,
        warehouseId,
        fee: rule.fee,
        cardId: card.cardId,
        ruleNo,
        day: to,
        micros,
        productId: item.productId,
        quantity: item.quantity,
        currency: card.currency,
        inputs: { step, items: [{ ...item, fromDay: from, toDay: to }] },
      });
    }
  return charges;
}

const save = (trx: Trx, runId: string, charges: readonly StorageCharge[], now: Date): Promise<void> =>
  insertCharges(
    trx,
    charges.map((charge, index) => ({ ...charge, runId, part: index + 1, postingKey: `storage-${runId}` })),
    now,
  );

/** Rates storage of a client through a past day, each period once, even with repeated and concurrent calls. */
export async function closeStorage(
  { database, clock }: Means,
  { through, ...client }: ClientAt & { through: string },
): Promise<void> {
  for (;;) {
    const isMore = await database.asSystem(async (trx) => {
      const { since, ratedTo } = await readStoredSince(trx, client);
      const from = ratedTo === null ? since : dayAfter(ratedTo);
      if (from === null || from > through) return false;
      const { to, card } = await readNextSpan(trx, { ...client, from, through });
      const span = { ...client, from, to };
      const charges = card ? await storageCharges(trx, span, card) : [];
      const outcome = card ? (charges.length > 0 ? 'CHARGED' : 'FREE') : 'UNRATED';
      const runId = await insertRun(trx, {
        ...span,
        outcome,
        cardId: card?.cardId ?? null,
        now: clock.now(),
      });
      if (runId !== undefined) await save(trx, runId, charges, clock.now());
      return true;
    });
    if (!isMore) break;
  }
}

/** Rates the days without a card, if there is one now. */
export async function closeStorageAgain({ database, clock }: Means, client: ClientAt): Promise<void> {
  await database.asSystem(async (trx) => {
    for (const { runId, from, to } of await unratedRuns(trx, client)) {
      const { card } = await readNextSpan(trx, { ...client, from, through: to });
      if (!card) continue;
      const charges = await storageCharges(trx, { ...client, from, to }, card);
      const outcome = charges.length > 0 ? 'CHARGED' : 'FREE';
      if (await resolveRun(trx, runId, { outcome, cardId: card.cardId, now: clock.now() }))
        await save(trx, runId, charges, clock.now());
    }
  });
}
