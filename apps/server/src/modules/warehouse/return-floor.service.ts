import type { ParsedInput } from '@lading/contracts/core';
import {
  returnTransitions,
  warehouseMessages,
  type floorApi,
  type FloorReturn,
  type ReturnAct,
  type ReturnDisposition,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { queueAllocation } from './allocate.job.ts';
import { floorActs, linesWithCode, requireBin, type Done, type FloorCaller } from './floor-act.service.ts';
import { firstBin } from './floor.store.ts';
import {
  type LockedReturn,
  lockReturn,
  readFloorReturn,
  readReturnCodes,
  saveReturnState,
} from './return.store.ts';
import type { Move } from './stock.store.ts';

type Body<Name extends 'arriveReturn' | 'inspectReturn' | 'completeReturn'> = ParsedInput<
  (typeof floorApi.calls)[Name]
>['body'];

/** The returns bench: work of staff on customer returns (decision D15). Each act runs once per key. */
export function returnFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const acts = floorActs(
    { clock },
    {
      kind: 'return',
      transitions: returnTransitions,
      read: readFloorReturn,
      lock: lockReturn,
      save: (trx, returnId, { state, act: name, now }) =>
        saveReturnState(trx, returnId, state, {
          ...(name === 'arrive' && { arrived_at: now }),
          ...(name === 'complete' && { completed_at: now }),
        }),
    },
  );

  const act = (
    caller: FloorCaller,
    name: ReturnAct,
    { returnId: id, ...body }: { returnId: string; eventKey: string },
    work: (trx: Trx, head: LockedReturn) => Promise<Done>,
  ): Promise<FloorReturn> => acts.act(caller, name, { id, ...body }, work);

  /** The destination of units: the scanned shelf, the bench's bin of damaged goods, or none. */
  async function place(
    trx: Trx,
    warehouseId: string,
    { disposition, binCode }: { disposition: ReturnDisposition; binCode?: string | null | undefined },
  ): Promise<Pick<Move, 'to' | 'toBin'>> {
    if (disposition === 'DISPOSE') return { to: 'SCRAP' };
    const to = disposition === 'RESTOCK' ? 'GOOD' : 'DAMAGED';
    if (binCode) return { to, toBin: await requireBin(trx, warehouseId, binCode) };
    if (disposition === 'RESTOCK') throw fieldFault('binCode', warehouseMessages.binRequired());
    const toBin =
      (await firstBin(trx, warehouseId, 'RETURN')) ??
      (await firstBin(trx, warehouseId, 'HOLD')) ??
      (await firstBin(trx, warehouseId, 'DOCK'));
    if (toBin === undefined) throw conflict(warehouseMessages.noBinOfKind());
    return { to, toBin };
  }

  return {
    detail: acts.detail,

    arrive: (caller: FloorCaller, body: Body<'arriveReturn'>) =>
      act(caller, 'arrive', body, () => Promise.resolve({ kind: 'return.arrived' })),

    inspect: (caller: FloorCaller, body: Body<'inspectReturn'>) =>
      act(caller, 'inspect', body, async (trx, head) => {
        const { returnId, warehouseId } = head;
        const named = linesWithCode(await readReturnCodes(trx, returnId), body.code);
        // If a product has two lines, the next incomplete one; a surplus counts on the last.
        const line = named.find(({ inspected, expected }) => inspected < expected) ?? named.at(-1);
        if (!line) throw conflict(warehouseMessages.notOnReturn({ code: body.code }));
        const { productId, lineId, skuCode } = line;
        const { quantity, disposition, binCode } = body;
        return {
          kind: 'return.inspected',
          payload: {
            skuCode,
            quantity,
            disposition,
            binCode: binCode ?? null,
            lineId,
            note: body.note || null,
          },
          moves: [{ productId, quantity, from: 'CUSTOMER', ...(await place(trx, warehouseId, body)) }],
          after: () => queueAllocation(trx, jobs, head),
        };
      }),

    complete: (caller: FloorCaller, body: Body<'completeReturn'>) =>
      act(caller, 'complete', body, () => Promise.resolve({ kind: 'return.completed' })),
  };
}
