import type { ParsedInput } from '@lading/contracts/core';
import {
  returnTransitions,
  warehouseMessages,
  type floorApi,
  type FloorReturn,
  type ReturnAct,
  type ReturnDisposition,
  type StockEventKind,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { queueAllocation } from './allocate.job.ts';
import { binByCode, firstBin } from './floor.store.ts';
import type { FloorCaller } from './inbound-floor.service.ts';
import { lockReturn, readFloorReturn, saveReturnState, type LockedReturn } from './return.store.ts';
import { readReturnCodes } from './return-codes.store.ts';
import { conflict, digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';
import type { Move } from './stock.store.ts';

type Body<Name extends 'arriveReturn' | 'inspectReturn' | 'completeReturn'> = ParsedInput<
  (typeof floorApi.calls)[Name]
>['body'];

/** What an act does once it is known to be new and allowed. */
interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
  moves?: Move[];
}

/** The returns bench: what staff do with what customers send back (decision D15). Each act is done once under its key. */
export function returnFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const found = async (trx: Trx, returnId: string): Promise<FloorReturn> => {
    const detail = isRowId(returnId) ? await readFloorReturn(trx, returnId) : undefined;
    if (!detail) throw notFound();
    return detail;
  };

  const act = (
    { floor, user }: FloorCaller,
    name: ReturnAct,
    given: { returnId: string; eventKey: string },
    work: (trx: Trx, head: LockedReturn) => Promise<Done>,
  ): Promise<FloorReturn> =>
    floor(async (trx) => {
      const { returnId, eventKey, ...content } = given;
      const head = isRowId(returnId) ? await lockReturn(trx, returnId) : undefined;
      if (!head) throw notFound();
      const { orgId, warehouseId } = head;
      const told = {
        ...{ orgId, warehouseId, source: 'floor' as const, key: eventKey },
        digest: digestOf([name, returnId, content]),
      };
      if (await isRecorded(trx, told)) return found(trx, returnId);
      const status = stateAfter(returnTransitions, head, name);
      await recordEvent(trx, {
        ...{ ...told, ...(await work(trx, head)), occurredAt: clock.now(), actorId: user.userId },
        subject: { kind: 'return', id: returnId },
      });
      if (status !== head.state)
        await saveReturnState(trx, returnId, status, {
          ...(name === 'arrive' && { arrived_at: clock.now() }),
          ...(name === 'complete' && { completed_at: clock.now() }),
        });
      if (name === 'inspect') await queueAllocation(trx, jobs, head);
      return found(trx, returnId);
    });

  /** Where units go: on the shelf that was scanned, to the bench's bin of damaged goods, or nowhere. */
  async function place(
    trx: Trx,
    warehouseId: string,
    { disposition, binCode }: { disposition: ReturnDisposition; binCode?: string | null | undefined },
  ): Promise<Pick<Move, 'to' | 'toBin'>> {
    if (disposition === 'DISPOSE') return { to: 'SCRAP' };
    const to = disposition === 'RESTOCK' ? 'GOOD' : 'DAMAGED';
    if (binCode) {
      const toBin = await binByCode(trx, warehouseId, binCode);
      if (toBin === undefined) throw fieldFault('binCode', warehouseMessages.noSuchBin({ code: binCode }));
      return { to, toBin };
    }
    if (disposition === 'RESTOCK') throw fieldFault('binCode', warehouseMessages.binRequired());
    const toBin =
      (await firstBin(trx, warehouseId, 'RETURN')) ??
      (await firstBin(trx, warehouseId, 'HOLD')) ??
      (await firstBin(trx, warehouseId, 'DOCK'));
    if (toBin === undefined) throw conflict(warehouseMessages.noBinOfKind());
    return { to, toBin };
  }

  return {
    detail: ({ floor }: Pick<FloorCaller, 'floor'>, returnId: string) => floor((trx) => found(trx, returnId)),

    arrive: (caller: FloorCaller, given: Body<'arriveReturn'>) =>
      act(caller, 'arrive', given, () => Promise.resolve({ kind: 'return.arrived' })),

    inspect: (caller: FloorCaller, given: Body<'inspectReturn'>) =>
      act(caller, 'inspect', given, async (trx, { returnId, warehouseId }) => {
        const wanted = given.code.toLowerCase();
        const lines = await readReturnCodes(trx, returnId);
        const named = lines.filter(({ codes }) => codes.some((code) => code.toLowerCase() === wanted));
        // Of two lines of a product the next that is not complete; what is over is counted on the last.
        const line = named.find(({ inspected, expected }) => inspected < expected) ?? named.at(-1);
        if (!line) throw conflict(warehouseMessages.notOnReturn({ code: given.code }));
        const { productId, lineId, skuCode } = line;
        const { quantity, disposition, binCode } = given;
        return {
          kind: 'return.inspected',
          payload: {
            skuCode,
            quantity,
            disposition,
            binCode: binCode ?? null,
            lineId,
            note: given.note || null,
          },
          moves: [{ productId, quantity, from: 'CUSTOMER', ...(await place(trx, warehouseId, given)) }],
        };
      }),

    complete: (caller: FloorCaller, given: Body<'completeReturn'>) =>
      act(caller, 'complete', given, () => Promise.resolve({ kind: 'return.completed' })),
  };
}
