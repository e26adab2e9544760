import type { ParsedInput } from '@lading/contracts/core';
import {
  outboundTransitions,
  warehouseMessages,
  type FloorOutbound,
  type floorApi,
  type floorFreightApi,
  type HandlingKind,
  type OutboundAct,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { floorActs, linesWithCode, requireBin, type Done, type FloorCaller } from './floor-act.service.ts';
import { firstBin, placesOf, takeFrom, type BinStock } from './floor.store.ts';
import { insertFreightUnits, readFreight, saveDeparture } from './freight.store.ts';
import {
  movesToShip,
  readFloorOutbound,
  readPickLines,
  saveShipped,
  type PickLine,
} from './outbound-floor.store.ts';
import { lockOutbound, saveOutboundState, type LockedOutbound } from './outbound.store.ts';
import { queueShipped } from './report-shipped.job.ts';
import type { Move } from './stock.store.ts';

type Calls = (typeof floorApi)['calls'];
type Body<Name extends 'pick' | 'pack' | 'ship'> = ParsedInput<Calls[Name]>['body'];
type FreightCalls = (typeof floorFreightApi)['calls'];
type FreightBody<Name extends 'palletize' | 'depart'> = ParsedInput<FreightCalls[Name]>['body'];

/** @throws RequestError 409 with the number of unpicked units */
async function requirePicked(trx: Trx, outboundId: string): Promise<void> {
  const lines = await readPickLines(trx, outboundId);
  const units = lines.reduce((sum, { ordered, picked }) => sum + ordered - picked, 0);
  if (units > 0) throw conflict(warehouseMessages.notPicked({ units }));
}

/** Units that are reserved for lines and not picked yet. */
export const unitsReserved = (lines: readonly PickLine[]): number =>
  lines.reduce((sum, { reserved }) => sum + reserved, 0);

/** The lines of one product on an outbound, and where its units lie in a bin. */
interface PickPlace {
  productId: string;
  skuCode: string;
  lines: readonly PickLine[];
  places: readonly BinStock[];
}

/**
 * What a scan at a bin means for an outbound. Products may share a code, as when two clients sell the same article: then the one
 * that is still wanted and lies in the bin is meant. Undefined for a code that is not on the outbound.
 */
export async function pickPlaceOf(
  trx: Trx,
  { outboundId, warehouseId }: Pick<LockedOutbound, 'outboundId' | 'warehouseId'>,
  { code, binId }: { code: string; binId: string },
): Promise<PickPlace | undefined> {
  const named = linesWithCode(await readPickLines(trx, outboundId), code);
  const found: PickPlace[] = [];
  for (const [productId, lines] of Map.groupBy(named, (line) => line.productId)) {
    const places = await placesOf(trx, { warehouseId, productId, bucket: 'GOOD', binId });
    found.push({ productId, skuCode: lines[0]!.skuCode, lines, places });
  }
  const wanted = found.filter(({ lines }) => unitsReserved(lines) > 0);
  return wanted.find(({ places }) => places.length > 0) ?? wanted[0] ?? found[0];
}

/**
 * Takes reserved units of an outbound from a bin to the packing place.
 *
 * @throws RequestError 400 or 409 for units that are not on the order, not reserved for it, or not in the bin
 */
export async function pickOf(
  trx: Trx,
  head: Pick<LockedOutbound, 'outboundId' | 'warehouseId'>,
  { code, binCode, quantity }: { code: string; binCode: string; quantity: number },
): Promise<Done> {
  const { warehouseId } = head;
  const stage = await firstBin(trx, warehouseId, 'STAGE');
  if (stage === undefined) throw conflict(warehouseMessages.noBinOfKind());
  const binId = await requireBin(trx, warehouseId, binCode);
  const meant = await pickPlaceOf(trx, head, { code, binId });
  if (!meant) throw conflict(warehouseMessages.notOnOrder({ code }));
  const { productId, skuCode, lines, places } = meant;
  if (unitsReserved(lines) < quantity) throw conflict(warehouseMessages.orderComplete({ code: skuCode }));
  const taken = takeFrom(places, quantity);
  if (!taken) throw fieldFault('binCode', warehouseMessages.notThatMany());
  const open = lines.map(({ lineId, reserved }) => ({ lineId, reserved }));
  const moves: Move[] = [];
  for (const place of taken) {
    let rest = place.quantity;
    for (const line of open) {
      const part = Math.min(rest, line.reserved);
      if (part === 0) continue;
      line.reserved -= part;
      rest -= part;
      moves.push({
        productId,
        lotId: place.lotId,
        quantity: part,
        from: 'GOOD',
        to: 'STAGED',
        fromBin: binId,
        toBin: stage,
        outboundLineId: line.lineId,
      });
    }
  }
  return { kind: 'outbound.picked', payload: { skuCode, quantity, binCode }, moves };
}

/** Floor acts on an outbound; exceptions are in a separate file. */
export function outboundFloorActs({ clock }: Pick<Platform, 'clock'>) {
  const acts = floorActs(
    { clock },
    {
      kind: 'outbound',
      transitions: outboundTransitions,
      read: readFloorOutbound,
      lock: lockOutbound,
      save: async (trx, outboundId, { state, act: name }) => {
        // It writes the state itself.
        if (name !== 'ship') await saveOutboundState(trx, outboundId, state);
      },
    },
  );
  return {
    detail: acts.detail,
    act: (
      caller: FloorCaller,
      name: OutboundAct,
      { outboundId: id, ...body }: { outboundId: string; eventKey: string },
      work: (trx: Trx, head: LockedOutbound) => Promise<Done>,
    ): Promise<FloorOutbound> => acts.act(caller, name, { id, ...body }, work),
  };
}

/** Pick and pack: work of staff on an outbound (decision D15). */
export function outboundFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const { detail, act } = outboundFloorActs({ clock });
  return {
    detail,

    pick: (caller: FloorCaller, body: Body<'pick'>) =>
      act(caller, 'pick', body, (trx, head) => pickOf(trx, head, body)),

    pack: (caller: FloorCaller, body: Body<'pack'>) =>
      act(caller, 'pack', body, async (trx, { outboundId, number }) => {
        if (await readFreight(trx, outboundId)) throw conflict(warehouseMessages.palletizeFirst({ number }));
        await requirePicked(trx, outboundId);
        return { kind: 'outbound.packed' };
      }),

    /** Freight is packed on pallets or in cartons, which determine billing and transport. */
    palletize: (caller: FloorCaller, body: FreightBody<'palletize'>) =>
      act(caller, 'pack', body, async (trx, head) => {
        const { outboundId, number } = head;
        if (!(await readFreight(trx, outboundId))) throw conflict(warehouseMessages.notFreight({ number }));
        await requirePicked(trx, outboundId);
        await insertFreightUnits(trx, head, body.units);
        const countOf = (kind: HandlingKind) =>
          body.units.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
        return {
          kind: 'outbound.packed',
          payload: { pallets: countOf('PALLET'), cartons: countOf('CARTON') },
        };
      }),

    /** The truck has left: its carrier and PRO number are the freight's carrier and tracking number. */
    depart: (caller: FloorCaller, body: FreightBody<'depart'>) =>
      act(caller, 'ship', body, async (trx, { outboundId, number }) => {
        if (!(await readFreight(trx, outboundId))) throw conflict(warehouseMessages.notFreight({ number }));
        const { scac, proNumber } = body;
        const moves = await movesToShip(trx, outboundId);
        await saveDeparture(trx, outboundId, body);
        const left = { carrierName: scac, serviceCode: null, trackingNumber: proNumber, at: clock.now() };
        await saveShipped(trx, outboundId, left);
        return { kind: 'outbound.shipped', payload: { carrierName: scac, trackingNumber: proNumber }, moves };
      }),

    ship: (caller: FloorCaller, body: Body<'ship'>) =>
      act(caller, 'ship', body, async (trx, { outboundId, orgId, number }) => {
        if (await readFreight(trx, outboundId)) throw conflict(warehouseMessages.departInstead({ number }));
        const { carrierName, serviceCode = null, trackingNumber } = body;
        const moves = await movesToShip(trx, outboundId);
        await saveShipped(trx, outboundId, { carrierName, serviceCode, trackingNumber, at: clock.now() });
        await queueShipped(trx, jobs, { orgId, outboundId });
        return { kind: 'outbound.shipped', payload: { carrierName, trackingNumber }, moves };
      }),
  };
}
