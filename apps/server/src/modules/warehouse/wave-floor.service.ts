import type { ParsedInput } from '@lading/contracts/core';
import {
  outboundTransitions,
  warehouseMessages,
  waveTransitions,
  type floorWavesApi,
  type Wave,
  type WaveSorted,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { requireBin, requireProvided, type FloorCaller } from './floor-act.service.ts';
import { pickOf, pickPlaceOf, unitsReserved } from './outbound-floor.service.ts';
import { lockOutbound, saveOutboundState, type LockedOutbound } from './outbound.store.ts';
import { lockWavePicks } from './several-outbounds.store.ts';
import { digestOf, recordEvent, stateAfter } from './stock.service.ts';
import {
  insertTotes,
  insertWave,
  insertWavePick,
  lockWave,
  outboundsForWave,
  readWave,
  readWavePick,
  saveWaveState,
  totesOf,
  waveByKey,
  type LockedWave,
} from './wave.store.ts';

type Calls = (typeof floorWavesApi)['calls'];
type Body<Name extends 'createWave' | 'moveWave' | 'pickWave'> = ParsedInput<Calls[Name]>['body'];

/** What an order of a wave wants of a product. */
interface Wanted {
  head: LockedOutbound;
  tote: number;
  productId: string;
  units: number;
  /** Units of the product in the scanned bin, for all orders together. */
  inBin: number;
}

/** Several orders picked in one round: units are taken from a bin once and sorted into the orders' totes. */
export function waveFloorService({ clock }: Pick<Platform, 'clock'>) {
  const requireWave = (trx: Trx, waveId: string): Promise<Wave> =>
    requireRow(waveId, () => readWave(trx, waveId));
  const locked = (trx: Trx, waveId: string): Promise<LockedWave> =>
    requireRow(waveId, () => lockWave(trx, waveId));

  /** Orders of a wave that need a product with the code, locked in the common order, with the units for each and those in the bin. */
  async function wantedBy(
    trx: Trx,
    wave: LockedWave,
    scan: { code: string; binId: string },
  ): Promise<Wanted[]> {
    const totes = await totesOf(trx, wave.waveId);
    await lockWavePicks(trx, wave.warehouseId);
    const heads = new Map<string, LockedOutbound>();
    for (const { outboundId } of totes.toSorted(
      (one, next) => Number(one.outboundId) - Number(next.outboundId),
    ))
      heads.set(outboundId, (await lockOutbound(trx, outboundId))!);
    const wanted: Wanted[] = [];
    let isKnown = false;
    for (const { tote, outboundId } of totes) {
      const head = heads.get(outboundId)!;
      const meant = await pickPlaceOf(trx, head, scan);
      if (!meant) continue;
      isKnown = true;
      const { productId, lines, places } = meant;
      const units = unitsReserved(lines);
      const isPicked = head.state === 'ALLOCATED' || head.state === 'PICKING';
      const inBin = places.reduce((sum, { quantity }) => sum + quantity, 0);
      if (isPicked && units > 0) wanted.push({ head, tote, productId, units, inBin });
    }
    if (!isKnown) throw conflict(warehouseMessages.notOnOrder({ code: scan.code }));
    return wanted;
  }

  return {
    detail: ({ floor }: Pick<FloorCaller, 'floor'>, waveId: string) =>
      floor((trx) => requireWave(trx, waveId)),

    /** @throws RequestError 409 when nothing is ready to pick */
    create: (
      { floor, user }: FloorCaller & { user: { orgId: string } },
      body: Body<'createWave'>,
    ): Promise<Wave> =>
      floor(async (trx) => {
        const { warehouseId, eventKey: key, orders } = body;
        await requireProvided(trx, warehouseId);
        const { orgId } = user;
        // Before its orders are chosen: a second click at the same time would find them taken by the first.
        const waveId = await insertWave(trx, { orgId, warehouseId, key, now: clock.now() });
        if (waveId === undefined) return requireWave(trx, (await waveByKey(trx, warehouseId, key))!);
        const outboundIds = await outboundsForWave(trx, warehouseId, orders);
        if (outboundIds.length === 0) throw conflict(warehouseMessages.nothingToPick());
        await insertTotes(trx, waveId, outboundIds);
        return requireWave(trx, waveId);
      }),

    move: ({ floor }: FloorCaller, { waveId, act }: Body<'moveWave'>): Promise<Wave> =>
      floor(async (trx) => {
        const head = await locked(trx, waveId);
        // A second click finds it done.
        const done = { start: 'IN_PROGRESS', finish: 'DONE', cancel: 'CANCELLED' } as const;
        if (head.state !== done[act])
          await saveWaveState(trx, waveId, stateAfter(waveTransitions, head, act));
        return requireWave(trx, waveId);
      }),

    /** @throws RequestError 409 for more than the orders of the wave need */
    pick: (
      { floor, user }: FloorCaller,
      body: Body<'pickWave'>,
    ): Promise<{ wave: Wave; sorted: WaveSorted }> =>
      floor(async (trx) => {
        const { waveId, eventKey: key, code, binCode, quantity } = body;
        const wave = await locked(trx, waveId);
        const digest = digestOf(['wave', code, binCode, quantity]);
        const earlier = await readWavePick(trx, { waveId, key });
        if (earlier && earlier.digest !== digest) throw conflict(warehouseMessages.keyTaken());
        if (earlier) return { wave: await requireWave(trx, waveId), sorted: earlier.sorted };
        stateAfter(waveTransitions, wave, 'pick');
        const binId = await requireBin(trx, wave.warehouseId, binCode);
        const wanted = await wantedBy(trx, wave, { code, binId });
        const open = wanted.reduce((sum, { units }) => sum + units, 0);
        if (open === 0) throw conflict(warehouseMessages.orderComplete({ code }));
        if (open < quantity) throw fieldFault('quantity', warehouseMessages.waveWantsFewer({ units: open }));
        const sorted: WaveSorted = [];
        const inBin = new Map(wanted.map((one) => [one.productId, one.inBin]));
        let rest = quantity;
        for (const { head, tote, productId, units } of wanted) {
          const part = Math.min(rest, units, inBin.get(productId)!);
          // The other orders may want another product with this code.
          if (part === 0) continue;
          rest -= part;
          inBin.set(productId, inBin.get(productId)! - part);
          const status = stateAfter(outboundTransitions, head, 'pick');
          await recordEvent(trx, {
            orgId: head.orgId,
            warehouseId: head.warehouseId,
            source: 'floor',
            key: `${key}-${head.outboundId}`,
            digest,
            occurredAt: clock.now(),
            actorId: user.userId,
            ...(await pickOf(trx, head, { code, binCode, quantity: part })),
            subject: { kind: 'outbound', id: head.outboundId },
          });
          if (status !== head.state) await saveOutboundState(trx, head.outboundId, status);
          sorted.push({ tote, outboundNo: head.number, quantity: part });
        }
        if (rest > 0) throw fieldFault('binCode', warehouseMessages.notThatMany());
        await insertWavePick(trx, wave, { key, digest, sorted });
        return { wave: await requireWave(trx, waveId), sorted };
      }),
  };
}
