import type { ParsedInput } from '@lading/contracts/core';
import {
  crossdockTransitions,
  warehouseMessages,
  type CrossdockAct,
  type CrossdockLine,
  type FloorCrossdock,
  type floorCrossdockApi,
  type StockEventKind,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { lockCrossdock, readFloorCrossdock, saveCrossdockState } from './crossdock.store.ts';
import type { FloorCaller } from './inbound-floor.service.ts';
import { conflict, digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';

type Body<Name extends 'arriveCrossdock' | 'receiveCartons' | 'dispatchCartons' | 'closeCrossdock'> =
  ParsedInput<(typeof floorCrossdockApi.calls)[Name]>['body'];

/** What an act does once it is known to be new and allowed. */
interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
}

/** Crossdocks on the floor (decision D15). Each act is done once under its key. */
export function crossdockFloorService({ clock }: Pick<Platform, 'clock'>) {
  const found = async (trx: Trx, crossdockId: string): Promise<FloorCrossdock> => {
    const detail = isRowId(crossdockId) ? await readFloorCrossdock(trx, crossdockId) : undefined;
    if (!detail) throw notFound();
    return detail;
  };

  const act = (
    { floor, user }: FloorCaller,
    name: CrossdockAct,
    given: { crossdockId: string; eventKey: string },
    work: (known: FloorCrossdock) => Done,
  ): Promise<FloorCrossdock> =>
    floor(async (trx) => {
      const { crossdockId, eventKey, ...content } = given;
      const head = isRowId(crossdockId) ? await lockCrossdock(trx, crossdockId) : undefined;
      if (!head) throw notFound();
      const { orgId, warehouseId } = head;
      const told = {
        ...{ orgId, warehouseId, source: 'floor' as const, key: eventKey },
        digest: digestOf([name, crossdockId, content]),
      };
      if (await isRecorded(trx, told)) return found(trx, crossdockId);
      const status = stateAfter(crossdockTransitions, head, name);
      await recordEvent(trx, {
        ...{ ...told, ...work(await found(trx, crossdockId)) },
        ...{ occurredAt: clock.now(), actorId: user.userId },
        subject: { kind: 'crossdock', id: crossdockId },
      });
      if (status !== head.state)
        await saveCrossdockState(trx, crossdockId, status, {
          ...(name === 'arrive' && { arrived_at: clock.now() }),
          ...(name === 'close' && { closed_at: clock.now() }),
        });
      return found(trx, crossdockId);
    });

  /** @throws RequestError 404 for a line of another crossdock */
  function lineOf({ lines }: FloorCrossdock, lineId: string): CrossdockLine {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw notFound();
    return line;
  }

  return {
    detail: ({ floor }: Pick<FloorCaller, 'floor'>, crossdockId: string) =>
      floor((trx) => found(trx, crossdockId)),

    arrive: (caller: FloorCaller, given: Body<'arriveCrossdock'>) =>
      act(caller, 'arrive', given, () => ({ kind: 'crossdock.arrived' })),

    /** More than announced is counted too: the client sees both numbers. */
    receive: (caller: FloorCaller, given: Body<'receiveCartons'>) =>
      act(caller, 'receive', given, (known) => {
        const { lineId, destination } = lineOf(known, given.lineId);
        return {
          kind: 'crossdock.received',
          payload: { lineId, quantity: given.cartons, note: destination },
        };
      }),

    /** @throws RequestError 400 for more cartons than are at the dock */
    dispatch: (caller: FloorCaller, given: Body<'dispatchCartons'>) =>
      act(caller, 'dispatch', given, (known) => {
        const { lineId, destination, received, dispatched } = lineOf(known, given.lineId);
        const left = received - dispatched;
        if (given.cartons > left) throw fieldFault('cartons', warehouseMessages.cartonsAtDock({ left }));
        const { cartons: quantity, carrierName, trackingNumber } = given;
        const note = [destination, carrierName, trackingNumber].join(' · ');
        return { kind: 'crossdock.dispatched', payload: { lineId, quantity, note } };
      }),

    /** @throws RequestError 409 while cartons stand at the dock */
    close: (caller: FloorCaller, given: Body<'closeCrossdock'>) =>
      act(caller, 'close', given, ({ received, dispatched }) => {
        const left = received - dispatched;
        if (left > 0) throw conflict(warehouseMessages.cartonsLeft({ left }));
        return { kind: 'crossdock.closed' };
      }),
  };
}
