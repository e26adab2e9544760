import type { ParsedInput } from '@lading/contracts/core';
import { warehouseMessages, type floorExceptionsApi } from '@lading/contracts/warehouse';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { queueAllocation } from './allocate.job.ts';
import { countFloorService } from './count-floor.service.ts';
import { linesWithCode, requireBin, type FloorCaller } from './floor-act.service.ts';
import { outboundFloorActs, pickPlaceOf } from './outbound-floor.service.ts';
import { movesToShip, readPickLines } from './outbound-floor.store.ts';
import { resumeOutbound, saveOutboundState, unitsPicked } from './outbound.store.ts';
import { lockShortPicks } from './several-outbounds.store.ts';
import { digestOf, refusable } from './stock.service.ts';
import { releaseStock, reserveStock, type Move } from './stock.store.ts';

type Calls = (typeof floorExceptionsApi)['calls'];
type Body<Name extends keyof Calls> = ParsedInput<Calls[Name]>['body'];

/** A caller whose work waits for other short picks in the warehouse. */
const oneByOne = ({ floor, user }: FloorCaller, { outboundId }: { outboundId: string }): FloorCaller => ({
  user,
  floor: (work) =>
    floor(async (trx) => {
      await lockShortPicks(trx, outboundId);
      return work(trx);
    }),
});

/** Short picks, and cancellations of outbounds while they are being worked on. */
export function outboundExceptionsService(platform: Pick<Platform, 'clock' | 'jobs'>) {
  const { act } = outboundFloorActs(platform);
  const counts = countFloorService(platform);
  const { jobs } = platform;

  return {
    /** @throws RequestError 409 when all units of the product are picked */
    shortPick: (caller: FloorCaller, body: Body<'shortPick'>) =>
      act(oneByOne(caller, body), 'short', body, async (trx, { outboundId, orgId, warehouseId, state }) => {
        const { code, binCode, left: counted, eventKey } = body;
        const binId = await requireBin(trx, warehouseId, binCode);
        const meant = await pickPlaceOf(trx, { outboundId, warehouseId }, { code, binId });
        if (!meant) throw conflict(warehouseMessages.notOnOrder({ code }));
        const { productId, skuCode, lines } = meant;
        if (lines.every(({ ordered, picked }) => ordered === picked))
          throw conflict(warehouseMessages.orderComplete({ code: skuCode }));
        // The other orders before any level, which the next statement locks: whoever works on one of them goes on to the level.
        await counts.lockAffected(trx, { warehouseId, productId, binId, counted });
        // Its own reservation first: missing units must not stay promised to it.
        await refusable(releaseStock(trx, outboundId));
        const { variance } = await counts.adjust(trx, {
          warehouseId,
          binId,
          binCode,
          counted,
          reason: 'SHORT_PICK',
          userId: caller.user.userId,
          product: { productId, orgId, skuCode },
          key: `${eventKey}-count`,
          digest: digestOf(['short', binCode, code, counted]),
        });
        // One that waits already, as when another order has reported the bin that they share, keeps its place in the queue.
        const isWaiting =
          state === 'BACKORDERED' || (await refusable(reserveStock(trx, outboundId))).length > 0;
        if (isWaiting) {
          await saveOutboundState(trx, outboundId, 'BACKORDERED');
          // Other orders may get its released reservation.
          await queueAllocation(trx, jobs, { orgId, warehouseId });
        }
        return { kind: 'outbound.short', payload: { skuCode, binCode, quantity: Math.abs(variance) } };
      }),

    answerCancel: (caller: FloorCaller, body: Body<'answerCancel'>) =>
      act(
        caller,
        body.isAccepted ? 'acceptCancel' : 'refuseCancel',
        body,
        async (trx, { outboundId, orgId, warehouseId }) => {
          if (!body.isAccepted) {
            await resumeOutbound(trx, outboundId);
            // It may have lost its reservation meanwhile.
            await queueAllocation(trx, jobs, { orgId, warehouseId });
            return { kind: 'outbound.cancel-refused' };
          }
          await refusable(releaseStock(trx, outboundId));
          await queueAllocation(trx, jobs, { orgId, warehouseId });
          // With every pick undone there is nothing to put back, so no later act would cancel it.
          const isPicked = (await unitsPicked(trx, outboundId)) > 0;
          await saveOutboundState(trx, outboundId, isPicked ? 'PUTTING_BACK' : 'CANCELLED');
          return { kind: 'outbound.cancel-accepted' };
        },
      ),

    putBack: (caller: FloorCaller, body: Body<'putBack'>) =>
      act(caller, 'putBack', body, async (trx, { outboundId, orgId, warehouseId }) => {
        const { code, binCode, quantity } = body;
        const binId = await requireBin(trx, warehouseId, binCode);
        const named = linesWithCode(await readPickLines(trx, outboundId), code);
        const [first] = named;
        if (!first) throw conflict(warehouseMessages.notOnOrder({ code }));
        const { skuCode } = first;
        // Products may share the code.
        const products = new Set(named.map(({ productId }) => productId));
        const staged = await movesToShip(trx, outboundId);
        let rest = quantity;
        const moves: Move[] = [];
        for (const one of staged.filter((move) => products.has(move.productId))) {
          const part = Math.min(rest, one.quantity);
          if (part === 0) break;
          rest -= part;
          moves.push({ ...one, quantity: part, from: 'STAGED', to: 'GOOD', toBin: binId });
        }
        if (rest > 0) throw fieldFault('quantity', warehouseMessages.notThatMany());
        const left = staged.reduce((sum, one) => sum + one.quantity, 0) - quantity;
        if (left === 0) await saveOutboundState(trx, outboundId, 'CANCELLED');
        await queueAllocation(trx, jobs, { orgId, warehouseId });
        return { kind: 'outbound.put-back', payload: { skuCode, quantity, binCode }, moves };
      }),
  };
}
