import type { ParsedInput } from '@lading/contracts/core';
import {
  warehouseMessages,
  workEvents,
  workNeedsBin,
  workOrderTransitions,
  type floorWorkApi,
  type FloorWorkOrder,
  type WorkOrderAct,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { queueAllocation } from './allocate.job.ts';
import { floorActs, linesWithCode, requireBin, type Done, type FloorCaller } from './floor-act.service.ts';
import { placesOf, takeFrom } from './floor.store.ts';
import type { Move } from './stock.store.ts';
import { readFloorWorkOrder, readWorkCodes, type WorkLineCodes } from './work-order-floor.store.ts';
import { lockWorkOrder, saveWorkOrderState, type LockedWorkOrder } from './work-order.store.ts';

type Body<Name extends 'startWork' | 'reportWork' | 'finishWork' | 'rejectWork'> = ParsedInput<
  (typeof floorWorkApi.calls)[Name]
>['body'];

/** Units of a product that leave the shelf for good: from one bin if given, otherwise from all in sequence. */
async function movesOffShelf(
  trx: Trx,
  units: {
    warehouseId: string;
    productId: string;
    skuCode: string;
    quantity: number;
    from: 'GOOD' | 'DAMAGED';
    to: 'ASSEMBLY' | 'SCRAP';
    binId?: string;
  },
): Promise<Move[]> {
  const { productId, skuCode, quantity, from, to, ...at } = units;
  const places = await placesOf(trx, { ...at, productId, bucket: from });
  const parts = takeFrom(places, quantity);
  if (!parts) {
    const units = places.reduce((sum, place) => sum + place.quantity, 0);
    throw conflict(warehouseMessages.notEnoughHere({ skuCode, needed: quantity, found: units }));
  }
  return parts.map(({ binId, lotId, quantity: units }) => ({
    productId,
    lotId,
    quantity: units,
    from,
    to,
    fromBin: binId,
  }));
}

/** Work orders on the floor (decision D15). Each act runs once per key. */
export function workOrderFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const acts = floorActs(
    { clock },
    {
      kind: 'work-order',
      transitions: workOrderTransitions,
      read: readFloorWorkOrder,
      lock: lockWorkOrder,
      save: (trx, workOrderId, { state, act: name, now }) =>
        saveWorkOrderState(trx, workOrderId, state, { [name === 'start' ? 'started_at' : 'ended_at']: now }),
    },
  );

  const act = (
    caller: FloorCaller,
    name: WorkOrderAct,
    { workOrderId: id, ...body }: { workOrderId: string; eventKey: string },
    work: (trx: Trx, head: LockedWorkOrder) => Promise<Done>,
  ): Promise<FloorWorkOrder> => acts.act(caller, name, { id, ...body }, work);

  /** The stock that units of a line consume and produce; relabeled or repacked units stay in place. */
  async function movesOf(
    trx: Trx,
    { kind, warehouseId }: LockedWorkOrder,
    { productId, skuCode, condition, parts }: WorkLineCodes,
    { quantity, binCode }: { quantity: number; binCode?: string | null | undefined },
  ): Promise<Move[]> {
    if (!workNeedsBin(kind)) return [];
    if (!binCode) throw fieldFault('binCode', warehouseMessages.binOfWorkRequired());
    const binId = await requireBin(trx, warehouseId, binCode);
    const own = { warehouseId, productId, skuCode, quantity };
    if (kind === 'DISPOSE') return movesOffShelf(trx, { ...own, from: condition, to: 'SCRAP', binId });
    const made = { from: 'ASSEMBLY' as const, to: 'GOOD' as const, toBin: binId };
    if (kind === 'UNKIT')
      return [
        ...(await movesOffShelf(trx, { ...own, from: 'GOOD', to: 'ASSEMBLY' })),
        ...parts.map((part) => ({ productId: part.productId, quantity: part.perUnit * quantity, ...made })),
      ];
    const used: Move[] = [];
    for (const part of parts)
      used.push(
        ...(await movesOffShelf(trx, {
          warehouseId,
          productId: part.productId,
          skuCode: part.skuCode,
          quantity: part.perUnit * quantity,
          from: 'GOOD',
          to: 'ASSEMBLY',
        })),
      );
    return [...used, { productId, quantity, ...made }];
  }

  return {
    detail: acts.detail,

    start: (caller: FloorCaller, body: Body<'startWork'>) =>
      act(caller, 'start', body, () => Promise.resolve({ kind: 'work.started' })),

    /** @throws RequestError 400 for a missing or unknown bin; 409 for a product not on it, more than the rest, or too little stock */
    report: (caller: FloorCaller, body: Body<'reportWork'>) =>
      act(caller, 'report', body, async (trx, head) => {
        const { code, quantity, binCode } = body;
        const named = linesWithCode(await readWorkCodes(trx, head.workOrderId), code);
        // If a product has two lines, the next incomplete one.
        const line = named.find(({ left }) => left > 0) ?? named.at(-1);
        if (!line) throw conflict(warehouseMessages.notOnWorkOrder({ code }));
        const { lineId, skuCode, left } = line;
        if (quantity > left) throw conflict(warehouseMessages.workComplete({ code: skuCode, left }));
        return {
          kind: workEvents[head.kind],
          payload: { skuCode, quantity, binCode: workNeedsBin(head.kind) ? (binCode ?? null) : null, lineId },
          moves: await movesOf(trx, head, line, body),
          after: () => queueAllocation(trx, jobs, head),
        };
      }),

    /** @throws RequestError 409 while units remain */
    finish: (caller: FloorCaller, body: Body<'finishWork'>) =>
      act(caller, 'finish', body, async (trx, { workOrderId }) => {
        const units = (await readWorkCodes(trx, workOrderId)).reduce((sum, { left }) => sum + left, 0);
        if (units > 0) throw conflict(warehouseMessages.workNotComplete({ units }));
        return { kind: 'work.finished' };
      }),

    reject: (caller: FloorCaller, body: Body<'rejectWork'>) =>
      act(caller, 'reject', body, () =>
        Promise.resolve({ kind: 'work.rejected', payload: { note: body.note } }),
      ),
  };
}
