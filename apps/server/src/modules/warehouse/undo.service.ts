import { mayUndo, warehouseMessages } from '@lading/contracts/warehouse';
import type { Platform } from '../../platform/platform.ts';
import { queueAllocation } from './allocate.job.ts';
import { lockCrossdock, saveCrossdockState } from './crossdock.store.ts';
import type { FloorCaller } from './floor-act.service.ts';
import { lockInbound, saveInboundState } from './inbound.store.ts';
import { lockOutbound } from './outbound.store.ts';
import { lockReturn } from './return.store.ts';
import { digestOf, isRecorded, recordEvent, refusable } from './stock.service.ts';
import { readEvent, reserveStock } from './stock.store.ts';
import type { Trx } from '../../platform/database.ts';
import { requireRow } from '../../platform/require-row.ts';
import { lockWorkOrder } from './work-order.store.ts';
import { conflict } from '../../platform/request-error.ts';

const lockOf = {
  inbound: lockInbound,
  outbound: lockOutbound,
  return: lockReturn,
  'work-order': lockWorkOrder,
  crossdock: lockCrossdock,
  // A count is corrected by another count.
  product: () => Promise.resolve(undefined),
};

/** Undoes arrivals, counting, put-away, picking, inspection or work by mistake: by an event with the opposite moves, never by an edit. */
export function undoService(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  settleCounted: (trx: Trx, inboundId: string) => Promise<void>,
) {
  return {
    undo: (
      { floor, user }: FloorCaller,
      given: { eventId: string; eventKey: string },
    ): Promise<{ eventId: string }> =>
      floor(async (trx) => {
        const { eventId, eventKey: key } = given;
        const event = await requireRow(eventId, () => readEvent(trx, eventId));
        const { orgId, warehouseId, subjectKind, subjectId } = event;
        const head = await lockOf[subjectKind](trx, subjectId);
        const reported = {
          orgId,
          warehouseId,
          source: 'floor' as const,
          key,
          digest: digestOf(['undo', eventId]),
        };
        if (await isRecorded(trx, reported)) return { eventId };
        // One that is undone already is refused by the database, which says so.
        if (!head || !mayUndo({ kind: event.kind, isReversed: false }, head.state))
          throw conflict(warehouseMessages.notReversible());
        await recordEvent(trx, {
          ...reported,
          kind: 'reversal',
          occurredAt: clock.now(),
          actorId: user.userId,
          subject: { kind: subjectKind, id: subjectId },
          reverses: eventId,
          moves: event.moves.map((move) => ({
            ...move,
            from: move.to,
            to: move.from,
            fromBin: move.toBin ?? null,
            toBin: move.fromBin ?? null,
          })),
        });
        if (event.kind === 'inbound.arrived') await saveInboundState(trx, subjectId, 'SUBMITTED');
        else if (event.kind === 'crossdock.arrived') await saveCrossdockState(trx, subjectId, 'SUBMITTED');
        else if (subjectKind === 'inbound') await settleCounted(trx, subjectId);
        // The same order still needs the units that were put back; one that waits takes its turn.
        else if (subjectKind === 'outbound' && head.state !== 'BACKORDERED')
          await refusable(reserveStock(trx, subjectId));
        // Orders may be waiting for units that return to the shelf.
        else if (event.moves.some(({ from }) => from === 'GOOD'))
          await queueAllocation(trx, jobs, { orgId, warehouseId });
        return { eventId };
      }),
  };
}
