import type { ParsedInput } from '@lading/contracts/core';
import {
  billingMessages,
  boundedStorageOf,
  overlapOf,
  type moneyApi,
  type RateCard,
} from '@lading/contracts/funds';
import type { FloorContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, forbidden, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { queueRatingAgain } from './rating.job.ts';
import {
  clientsUnrated,
  deleteDraft,
  insertCard,
  isCharged,
  isDayTaken,
  lockCard,
  providedWarehouse,
  publishCard,
  readCard,
  readCards,
  updateCard,
  type CardContent,
} from './rate-card.store.ts';
import { isClient } from './warehouse-client.store.ts';

type Calls = (typeof moneyApi)['calls'];
type Draft = ParsedInput<Calls['saveCard']>['body'];
/** A person of a provider's staff. */
export type Staff = Pick<FloorContext, 'floor'> & { user: { orgId: string } };

/** The warehouse, if it belongs to the staff's organization. @throws RequestError 403 */
export async function ownWarehouse(
  trx: Trx,
  warehouseId: string,
): Promise<{ currency: string; today: string }> {
  const found = isRowId(warehouseId) ? await providedWarehouse(trx, warehouseId) : undefined;
  if (!found) throw forbidden();
  return found;
}

const published = () => conflict(billingMessages.cardPublished());
const changed = () => conflict(billingMessages.cardChanged());

/** @throws RequestError 400 naming two rules that charge for the same thing, or one for storage with what that ignores */
function checkRules(rules: CardContent['rules']): void {
  const rule = boundedStorageOf(rules);
  if (rule !== null) throw fieldFault('rules', billingMessages.storageBounded({ rule }));
  const overlap = overlapOf(rules);
  if (!overlap) return;
  const [first, second] = overlap;
  const { overlap: sameFee, storageTwice } = billingMessages;
  const isSameFee = rules[first - 1]!.fee === rules[second - 1]!.fee;
  throw fieldFault('rules', (isSameFee ? sameFee : storageTwice)({ first, second }));
}

/** Versioned rate cards: written as drafts, valid from a day on once published. */
export function rateCardService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  /** @throws RequestError 400 naming what is invalid */
  async function check(trx: Trx, content: CardContent): Promise<void> {
    checkRules(content.rules);
    const { clientOrgId: orgId, warehouseId } = content;
    if (orgId !== null && !(isRowId(orgId) && (await isClient(trx, { orgId, warehouseId }))))
      throw fieldFault('clientOrgId', billingMessages.notAClient());
    if (await isDayTaken(trx, content))
      throw fieldFault('validFrom', billingMessages.dayTaken({ day: content.validFrom }));
  }

  /** A draft, locked. @throws RequestError 404, 409 for a published card */
  async function draft(trx: Trx, cardId: string): Promise<RateCard> {
    const card = isRowId(cardId) ? await lockCard(trx, cardId) : undefined;
    if (!card) throw notFound();
    if (card.state !== 'DRAFT') throw published();
    return card;
  }

  return {
    list: ({ floor }: Staff, warehouseId: string) =>
      floor(async (trx) => {
        await ownWarehouse(trx, warehouseId);
        return readCards(trx, warehouseId);
      }),

    save: ({ floor, user }: Staff, { cardId, version, ...given }: Draft) =>
      floor(async (trx) => {
        const { currency } = await ownWarehouse(trx, given.warehouseId);
        const content = { ...given, currency };
        await check(trx, content);
        if (cardId === undefined) return (await readCard(trx, await insertCard(trx, user.orgId, content)))!;
        const before = await draft(trx, cardId);
        if (before.version !== version || before.warehouseId !== given.warehouseId) throw changed();
        await updateCard(trx, cardId, content);
        return (await readCard(trx, cardId))!;
      }),

    /** @throws RequestError 409 for another version than the given one, besides those of {@link check} and {@link draft} */
    publish: ({ floor }: Staff, { cardId, version }: ParsedInput<Calls['publishCard']>['body']) =>
      floor(async (trx) => {
        const card = await draft(trx, cardId);
        if (version !== undefined && version !== card.version) throw changed();
        await check(trx, card);
        if (await isCharged(trx, card))
          throw fieldFault('validFrom', billingMessages.alreadyCharged({ day: card.validFrom }));
        await publishCard(trx, cardId, clock.now());
        for (const orgId of await clientsUnrated(trx, card.warehouseId))
          await queueRatingAgain(trx, jobs, { orgId, warehouseId: card.warehouseId });
        return (await readCard(trx, cardId))!;
      }),

    discard: ({ floor }: Staff, cardId: string) =>
      floor(async (trx) => {
        await draft(trx, cardId);
        await deleteDraft(trx, cardId);
        return { cardId };
      }),
  };
}
