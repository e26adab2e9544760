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
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { lockCrossdock, readFloorCrossdock, saveCrossdockState } from './crossdock.store.ts';
import { floorActs, type Done, type FloorCaller } from './floor-act.service.ts';
import { conflict } from './stock.service.ts';

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
    { crossdockId: id, ...given }: { crossdockId: string; eventKey: string },
    work: (known: FloorCrossdock) => Done,
  ): Promise<FloorCrossdock> =>
    acts.act(caller, name, { id, ...given }, async (trx) => work(await acts.found(trx, id)));

  /** @throws RequestError 404 for a line of another crossdock */
  function lineOf({ lines }: FloorCrossdock, lineId: string): CrossdockLine {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) throw notFound();
    return line;
  }

  return {
    detail: acts.detail,

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
