import type { ParsedInput } from '@lading/contracts/core';
import {
  countMessages,
  warehouseMessages,
  type CountReason,
  type CountResult,
  type floorApi,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { queueAllocation } from './allocate.job.ts';
import {
  hasMovedSince,
  lockStock,
  productsByCode,
  readCount,
  readGood,
  reservedFor,
  youngestReserved,
  type CountedProduct,
} from './count.store.ts';
import { requireBin, requireProvided, type FloorCaller } from './floor-act.service.ts';
import { placesOf, takeFrom } from './floor.store.ts';
import { lockOutbound, saveOutboundState, waitAfterRequest, type LockedOutbound } from './outbound.store.ts';
import { lockReleases } from './several-outbounds.store.ts';
import { digestOf, recordEvent, refusable } from './stock.service.ts';
import { eventByKey, releaseStock, type Move } from './stock.store.ts';

/** A count to record. */
export interface CountToRecord {
  warehouseId: string;
  binId: string;
  binCode: string;
  product: { productId: string; orgId: string; skuCode: string };
  counted: number;
  reason: CountReason;
  userId: string;
  /** The idempotency key. */
  key: string;
  digest: string;
  /** When the units were counted, if the count was kept on a device since; absent: now. */
  countedAt?: Date;
}

/** A shorter delay is that of a slow connection. */
const keptFromSeconds = 60;

type Body = ParsedInput<(typeof floorApi.calls)['countBin']>['body'];

/** Counts of bins: blind; a difference becomes an adjustment with a reason, never an edit. */
export function countFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  /** @throws RequestError 400 for a code without a product, or of products of several clients */
  async function productOf(
    trx: Trx,
    { warehouseId, binId, code }: { warehouseId: string; binId: string; code: string },
  ): Promise<CountedProduct> {
    const found = await productsByCode(trx, { warehouseId, binId, code });
    const inBin = found.filter(({ isInBin }) => isInBin);
    const candidates = inBin.length > 0 ? inBin : found;
    const [product] = candidates;
    if (!product) throw fieldFault('code', warehouseMessages.unknownSku({ skuCode: code }));
    if (candidates.length > 1) throw fieldFault('code', warehouseMessages.codeOfSeveral({ code }));
    return product;
  }

  /** Locks orders in the common order. */
  async function lockOrders(trx: Trx, ids: readonly string[]): Promise<(LockedOutbound | undefined)[]> {
    const heads: (LockedOutbound | undefined)[] = [];
    for (const outboundId of ids.toSorted((one, next) => Number(one) - Number(next)))
      heads.push(await lockOutbound(trx, outboundId));
    return heads;
  }

  /**
   * Missing units cannot stay promised: the youngest orders wait for stock again. Started ones too if no others are left, with
   * what is picked for them; else nobody could report an empty bin that they share.
   */
  async function releaseFor(
    trx: Trx,
    { warehouseId, productId, lost }: { warehouseId: string; productId: string; lost: number },
  ): Promise<number> {
    await lockReleases(trx, warehouseId);
    const { good, reserved } = await readGood(trx, { warehouseId, productId });
    const units = reserved - (good - lost);
    if (units <= 0) return 0;
    // All orders before any level: the common lock order.
    const heads = await lockOrders(trx, await youngestReserved(trx, { warehouseId, productId, units }));
    let released = 0;
    for (const head of heads) {
      // All its units may have been picked, or put back, before it was locked.
      if (!head || (await reservedFor(trx, head.outboundId, productId)) === 0) continue;
      await refusable(releaseStock(trx, head.outboundId));
      if (head.state === 'CANCEL_REQUESTED') await waitAfterRequest(trx, head.outboundId);
      else await saveOutboundState(trx, head.outboundId, 'BACKORDERED');
      released += 1;
    }
    return released;
  }

  /** The recorded quantity of the product in the bin, and the moves that change it to the counted one. */
  async function variance(
    trx: Trx,
    asked: { warehouseId: string; productId: string; binId: string; counted: number },
  ): Promise<{ units: number; moves: Move[] }> {
    const { warehouseId, productId, binId, counted } = asked;
    const places = await placesOf(trx, { warehouseId, productId, bucket: 'GOOD', binId });
    const units = counted - places.reduce((sum, { quantity }) => sum + quantity, 0);
    if (units === 0) return { units, moves: [] };
    if (units > 0) {
      const lotId = places[0]?.lotId ?? null;
      return {
        units,
        moves: [{ productId, lotId, quantity: units, from: 'FOUND_LOST', to: 'GOOD', toBin: binId }],
      };
    }
    const taken = takeFrom(places, -units) ?? [];
    return {
      units,
      moves: taken.map(({ lotId, quantity }) => ({
        productId,
        lotId,
        quantity,
        from: 'GOOD' as const,
        to: 'FOUND_LOST' as const,
        fromBin: binId,
      })),
    };
  }

  /**
   * Records a count of a known product in a known bin, under a new key.
   *
   * @throws RequestError 409 when units of the product moved in the bin after they were counted: the difference would be wrong
   */
  async function adjust(trx: Trx, given: CountToRecord): Promise<{ eventId: string; variance: number }> {
    const { warehouseId, binId, binCode, counted, reason, product, userId, key, digest, countedAt } = given;
    const { productId, orgId, skuCode } = product;
    const goods = { orgId, warehouseId, productId };
    // Orders first, then levels: the common lock order. Reservations to release are known before the final comparison.
    const before = await variance(trx, { ...goods, binId, counted });
    const released = before.units < 0 ? await releaseFor(trx, { ...goods, lost: -before.units }) : 0;
    await lockStock(trx, goods);
    if (countedAt && (await hasMovedSince(trx, { ...goods, binId, since: countedAt })))
      throw conflict(countMessages.movedSinceCount({ skuCode, binCode }));
    const { units, moves } = await variance(trx, { ...goods, binId, counted });
    const { eventId } = await recordEvent(trx, {
      warehouseId,
      source: 'floor',
      key,
      orgId,
      digest,
      kind: 'stock.counted',
      occurredAt: clock.now(),
      actorId: userId,
      subject: { kind: 'product', id: productId },
      payload: { skuCode, quantity: counted, binCode, reason, variance: units, released },
      moves,
    });
    if (units > 0 || released > 0) await queueAllocation(trx, jobs, goods);
    return { eventId, variance: units };
  }

  return {
    adjust,

    /** Locks the orders that a count may take reservations from, for a caller who locks levels before it. */
    async lockAffected(
      trx: Trx,
      asked: { warehouseId: string; productId: string; binId: string; counted: number },
    ): Promise<void> {
      const { units } = await variance(trx, asked);
      if (units >= 0) return;
      const { warehouseId, productId } = asked;
      await lockOrders(trx, await youngestReserved(trx, { warehouseId, productId, units: -units }));
    },

    /** @throws RequestError 400 for an unknown bin or code, 403 for another provider's warehouse, 409 for a key with other contents, or after a move since */
    count: ({ floor, user }: FloorCaller, body: Body): Promise<CountResult> =>
      floor(async (trx) => {
        const { warehouseId, eventKey: key, code, counted, reason } = body;
        await requireProvided(trx, warehouseId);
        const reported = { warehouseId, source: 'floor' as const, key };
        const digest = digestOf(['count', body.binCode, code, counted, reason]);
        // From the event, which a second call at the same time finds on record.
        const resultOf = async (eventId: string): Promise<CountResult> => {
          const { productId, payload } = (await readCount(trx, eventId))!;
          return {
            productId,
            skuCode: String(payload['skuCode']),
            binCode: body.binCode,
            counted,
            variance: Number(payload['variance']),
            released: Number(payload['released']),
          };
        };
        const earlier = await eventByKey(trx, reported);
        if (earlier && earlier.digest !== digest) throw conflict(warehouseMessages.keyTaken());
        if (earlier) return resultOf(earlier.eventId);
        const binId = await requireBin(trx, warehouseId, body.binCode);
        const product = await productOf(trx, { warehouseId, binId, code });
        const { binCode, keptSeconds = 0 } = body;
        const countedAt = new Date(clock.now().getTime() - keptSeconds * 1_000);
        const { eventId } = await adjust(trx, {
          warehouseId,
          binId,
          binCode,
          counted,
          reason,
          product,
          key,
          digest,
          userId: user.userId,
          ...(keptSeconds >= keptFromSeconds && { countedAt }),
        });
        return resultOf(eventId);
      }),
  };
}
