import type { ParsedInput } from '@lading/contracts/core';
import {
  warehouseMessages,
  workEvents,
  workNeedsBin,
  workOrderTransitions,
  type floorWorkApi,
  type FloorWorkOrder,
  type StockEventKind,
  type WorkOrderAct,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { queueAllocation } from './allocate.job.ts';
import { binByCode, placesOf, takeFrom } from './floor.store.ts';
import type { FloorCaller } from './inbound-floor.service.ts';
import { conflict, digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';
import type { Move } from './stock.store.ts';
import { readFloorWorkOrder, readWorkCodes, type WorkLineCodes } from './work-order-floor.store.ts';
import { lockWorkOrder, saveWorkOrderState, type LockedWorkOrder } from './work-order.store.ts';

type Body<Name extends 'startWork' | 'reportWork' | 'finishWork' | 'rejectWork'> = ParsedInput<
  (typeof floorWorkApi.calls)[Name]
>['body'];

/** What an act does once it is known to be new and allowed. */
interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
  moves?: Move[];
}

/** Units of a product that leave the shelf for good: from one bin where it is given, else from all of them in their order. */
async function taken(
  trx: Trx,
  given: {
    warehouseId: string;
    productId: string;
    skuCode: string;
    quantity: number;
    from: 'GOOD' | 'DAMAGED';
    to: 'ASSEMBLY' | 'SCRAP';
    binId?: string;
  },
): Promise<Move[]> {
  const { productId, skuCode, quantity, from, to, ...at } = given;
  const places = await placesOf(trx, { ...at, productId, bucket: from });
  const parts = takeFrom(places, quantity);
  if (!parts) {
    const units = places.reduce((sum, place) => sum + place.quantity, 0);
    throw conflict(warehouseMessages.notEnoughHere({ skuCode, needed: quantity, found: units }));
  }
  return parts.map(({ binId, lotId, quantity: units }) => ({
    ...{ productId, lotId, quantity: units, from, to, fromBin: binId },
  }));
}

/** Work orders on the floor (decision D15). Each act is done once under its key. */
export function workOrderFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const found = async (trx: Trx, workOrderId: string): Promise<FloorWorkOrder> => {
    const detail = isRowId(workOrderId) ? await readFloorWorkOrder(trx, workOrderId) : undefined;
    if (!detail) throw notFound();
    return detail;
  };

  const act = (
    { floor, user }: FloorCaller,
    name: WorkOrderAct,
    given: { workOrderId: string; eventKey: string },
    work: (trx: Trx, head: LockedWorkOrder) => Promise<Done>,
  ): Promise<FloorWorkOrder> =>
    floor(async (trx) => {
      const { workOrderId, eventKey, ...content } = given;
      const head = isRowId(workOrderId) ? await lockWorkOrder(trx, workOrderId) : undefined;
      if (!head) throw notFound();
      const { orgId, warehouseId } = head;
      const told = {
        ...{ orgId, warehouseId, source: 'floor' as const, key: eventKey },
        digest: digestOf([name, workOrderId, content]),
      };
      if (await isRecorded(trx, told)) return found(trx, workOrderId);
      const status = stateAfter(workOrderTransitions, head, name);
      await recordEvent(trx, {
        ...{ ...told, ...(await work(trx, head)), occurredAt: clock.now(), actorId: user.userId },
        subject: { kind: 'work-order', id: workOrderId },
      });
      if (status !== head.state)
        await saveWorkOrderState(trx, workOrderId, status, {
          [name === 'start' ? 'started_at' : 'ended_at']: clock.now(),
        });
      if (name === 'report') await queueAllocation(trx, jobs, head);
      return found(trx, workOrderId);
    });

  /** What units of a line take from stock and bring to it; those that are relabeled or repacked stay where they are. */
  async function movesOf(
    trx: Trx,
    { kind, warehouseId }: LockedWorkOrder,
    { productId, skuCode, condition, parts }: WorkLineCodes,
    { quantity, binCode }: { quantity: number; binCode?: string | null | undefined },
  ): Promise<Move[]> {
    if (!workNeedsBin(kind)) return [];
    if (!binCode) throw fieldFault('binCode', warehouseMessages.binOfWorkRequired());
    const binId = await binByCode(trx, warehouseId, binCode);
    if (binId === undefined) throw fieldFault('binCode', warehouseMessages.noSuchBin({ code: binCode }));
    const own = { warehouseId, productId, skuCode, quantity };
    if (kind === 'DISPOSE') return taken(trx, { ...own, from: condition, to: 'SCRAP', binId });
    const made = { from: 'ASSEMBLY' as const, to: 'GOOD' as const, toBin: binId };
    if (kind === 'UNKIT')
      return [
        ...(await taken(trx, { ...own, from: 'GOOD', to: 'ASSEMBLY' })),
        ...parts.map((part) => ({
          ...{ productId: part.productId, quantity: part.perUnit * quantity, ...made },
        })),
      ];
    const used: Move[] = [];
    for (const part of parts)
      used.push(
        ...(await taken(trx, {
          ...{ warehouseId, productId: part.productId, skuCode: part.skuCode },
          ...{ quantity: part.perUnit * quantity, from: 'GOOD', to: 'ASSEMBLY' },
        })),
      );
    return [...used, { productId, quantity, ...made }];
  }

  return {
    detail: ({ floor }: Pick<FloorCaller, 'floor'>, workOrderId: string) =>
      floor((trx) => found(trx, workOrderId)),

    start: (caller: FloorCaller, given: Body<'startWork'>) =>
      act(caller, 'start', given, () => Promise.resolve({ kind: 'work.started' })),

    /** @throws RequestError 400 for a bin that is missing or not known; 409 for a product that is not on it, more than is left, or too little stock */
    report: (caller: FloorCaller, given: Body<'reportWork'>) =>
      act(caller, 'report', given, async (trx, head) => {
        const { code, quantity, binCode } = given;
        const named = (await readWorkCodes(trx, head.workOrderId)).filter(({ codes }) =>
          codes.some((one) => one.toLowerCase() === code.toLowerCase()),
        );
        // Of two lines of a product the next that is not complete.
        const line = named.find(({ left }) => left > 0) ?? named.at(-1);
        if (!line) throw conflict(warehouseMessages.notOnWorkOrder({ code }));
        const { lineId, skuCode, left } = line;
        if (quantity > left) throw conflict(warehouseMessages.workComplete({ code: skuCode, left }));
        return {
          kind: workEvents[head.kind],
          payload: { skuCode, quantity, binCode: workNeedsBin(head.kind) ? (binCode ?? null) : null, lineId },
          moves: await movesOf(trx, head, line, given),
        };
      }),

    /** @throws RequestError 409 while units are left to do */
    finish: (caller: FloorCaller, given: Body<'finishWork'>) =>
      act(caller, 'finish', given, async (trx, { workOrderId }) => {
        const units = (await readWorkCodes(trx, workOrderId)).reduce((sum, { left }) => sum + left, 0);
        if (units > 0) throw conflict(warehouseMessages.workNotComplete({ units }));
        return { kind: 'work.finished' };
      }),

    reject: (caller: FloorCaller, given: Body<'rejectWork'>) =>
      act(caller, 'reject', given, () =>
        Promise.resolve({ kind: 'work.rejected', payload: { note: given.note } }),
      ),
  };
}
