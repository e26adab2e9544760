import type { ParsedInput } from '@lading/contracts/core';
import {
  crossdockTransitions,
  warehouseMessages,
  type CrossdockAct,
  type CrossdockLine,
  type FloorCrossdock,
  type floorCrossdockApi,
} from '@lading/contracts/warehouse';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { lockCrossdock, readFloorCrossdock, saveCrossdockState } from './crossdock.store.ts';
import { floorActs, type Done, type FloorCaller } from './floor-act.service.ts';

type Body<Name extends 'arriveCrossdock' | 'receiveCartons' | 'dispatchCartons' | 'closeCrossdock'> =
  ParsedInput<(typeof floorCrossdockApi.calls)[Name]>['body'];

/** Crossdocks on the floor (decision D15). Each act is done once under its key. */
export function crossdockFloorService({ clock }: Pick<Platform, 'clock'>) {
  const acts = floorActs(
    { clock },
    {
      kind: 'crossdock',
      transitions: crossdockTransitions,
      read: readFloorCrossdock,
      lock: lockCrossdock,
      save: (trx, crossdockId, { state, act: name, now }) =>
        saveCrossdockState(trx, crossdockId, state, {
          ...(name === 'arrive' && { arrived_at: now }),
          ...(name === 'close' && { closed_at: now }),
        }),
    },
  );

  const act = (
    caller: FloorCaller,
    name: CrossdockAct,
    { crossdockId: id, ...body }: { crossdockId: string; eventKey: string },
    work: (known: FloorCrossdock) => Done,
  ): Promise<FloorCrossdock> =>
    acts.act(caller, name, { id, ...body }, async (trx) => work(await acts.requireSubject(trx, id)));

  /** @throws RequestError 404 for a line of another crossdock */
  function lineOf({ lines }: FloorCrossdock, lineId: string): CrossdockLine {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw notFound();
    return line;
  }

  return {
    detail: acts.detail,

    arrive: (caller: FloorCaller, body: Body<'arriveCrossdock'>) =>
      act(caller, 'arrive', body, () => ({ kind: 'crossdock.arrived' })),

    /** More than announced is counted too: the client sees both numbers. */
    receive: (caller: FloorCaller, body: Body<'receiveCartons'>) =>
      act(caller, 'receive', body, (known) => {
        const { lineId, destination } = lineOf(known, body.lineId);
        return {
          kind: 'crossdock.received',
          payload: { lineId, quantity: body.cartons, note: destination },
        };
      }),

    /** @throws RequestError 400 for more cartons than are at the dock */
    dispatch: (caller: FloorCaller, body: Body<'dispatchCartons'>) =>
      act(caller, 'dispatch', body, (known) => {
        const { lineId, destination, received, dispatched } = lineOf(known, body.lineId);
        const left = received - dispatched;
        if (body.cartons > left) throw fieldFault('cartons', warehouseMessages.cartonsAtDock({ left }));
        const { cartons: quantity, carrierName, trackingNumber } = body;
        const note = [destination, carrierName, trackingNumber].join(' · ');
        return { kind: 'crossdock.dispatched', payload: { lineId, quantity, note } };
      }),

    /** @throws RequestError 409 while cartons stand at the dock */
    close: (caller: FloorCaller, body: Body<'closeCrossdock'>) =>
      act(caller, 'close', body, ({ received, dispatched }) => {
        const left = received - dispatched;
        if (left > 0) throw conflict(warehouseMessages.cartonsLeft({ left }));
        return { kind: 'crossdock.closed' };
      }),
  };
}
