import type { ParsedInput } from '@lading/contracts/core';
import {
  inboundTransitions,
  warehouseMessages,
  type FloorInbound,
  type floorApi,
  type InboundAct,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { queueAllocation } from './allocate.job.ts';
import { recordDiscrepancies } from './discrepancy.store.ts';
import { floorActs, linesWithCode, requireBin, type Done, type FloorCaller } from './floor-act.service.ts';
import { firstBin, lotOf, placesOf, takeFrom, withoutTaken, type BinStock } from './floor.store.ts';
import { readCountedLines, readFloorInbound, type CountedLine } from './inbound-floor.store.ts';
import { lockInbound, saveInboundState, type LockedInbound } from './inbound.store.ts';
import type { Move } from './stock.store.ts';

type Calls = (typeof floorApi)['calls'];
type Body<Name extends 'arrive' | 'receive' | 'putAway' | 'closeInbound'> = ParsedInput<Calls[Name]>['body'];
/** Dock and put-away: work of staff on an inbound (decision D15). Each act runs once per key. */
export function inboundFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const acts = floorActs(
    { clock },
    {
      kind: 'inbound',
      transitions: inboundTransitions,
      read: readFloorInbound,
      lock: lockInbound,
      save: (trx, inboundId, { state, act: name, now }) =>
        saveInboundState(trx, inboundId, state, {
          ...(name === 'arrive' && { arrived_at: now }),
          ...(name === 'close' && { closed_at: now }),
        }),
    },
  );

  const act = (
    caller: FloorCaller,
    name: InboundAct,
    { inboundId: id, ...body }: { inboundId: string; eventKey: string },
    work: (trx: Trx, head: LockedInbound) => Promise<Done>,
  ): Promise<FloorInbound> => acts.act(caller, name, { id, ...body }, work);

  /** The state of an inbound after its counts have changed. */
  async function settleCounted(trx: Trx, inboundId: string): Promise<void> {
    const lines = await readCountedLines(trx, inboundId);
    const isAll = lines.every(({ counted, expected }) => counted >= expected);
    await saveInboundState(trx, inboundId, isAll ? 'RECEIVED' : 'RECEIVING');
  }

  /** @throws RequestError 409 for a code that is not in the inbound */
  function linesOf(lines: readonly CountedLine[], code: string): CountedLine[] {
    const named = linesWithCode(lines, code);
    if (named.length === 0) throw conflict(warehouseMessages.notExpected({ code }));
    return named;
  }

  /** The lot of a line: goods with an expiry date and no lot number are the lot of that date; null for goods with neither. */
  async function lotOfLine(
    trx: Trx,
    { orgId, warehouseId }: LockedInbound,
    { productId, lotNo, expiresOn }: CountedLine,
  ): Promise<string | null> {
    const name = lotNo ?? expiresOn;
    return name === null ? null : lotOf(trx, { orgId, warehouseId, productId, lotNo: name, expiresOn });
  }

  return {
    settleCounted,

    detail: acts.detail,

    arrive: (caller: FloorCaller, body: Body<'arrive'>) =>
      act(caller, 'arrive', body, () => Promise.resolve({ kind: 'inbound.arrived' })),

    receive: (caller: FloorCaller, body: Body<'receive'>) =>
      act(caller, 'receive', body, async (trx, head) => {
        const { inboundId, warehouseId } = head;
        const dock = await firstBin(trx, warehouseId, 'DOCK');
        if (dock === undefined) throw conflict(warehouseMessages.noBinOfKind());
        const named = linesOf(await readCountedLines(trx, inboundId), body.code);
        // If a product has several lots, the next incomplete one; a surplus counts on the last.
        const line = named.find(({ counted, expected }) => counted < expected) ?? named.at(-1)!;
        const { productId, lineId } = line;
        const lotId = await lotOfLine(trx, head, line);
        const move = (quantity: number, to: 'DOCK' | 'DAMAGED'): Move[] =>
          quantity === 0
            ? []
            : [{ productId, lotId, quantity, from: 'SUPPLIER', to, toBin: dock, inboundLineId: lineId }];
        return {
          kind: 'inbound.received',
          payload: { skuCode: line.skuCode, quantity: body.good, damaged: body.damaged },
          moves: [...move(body.good, 'DOCK'), ...move(body.damaged, 'DAMAGED')],
          after: () => settleCounted(trx, inboundId),
        };
      }),

    putAway: (caller: FloorCaller, body: Body<'putAway'>) =>
      act(caller, 'stow', body, async (trx, head) => {
        const { inboundId, orgId, warehouseId } = head;
        const toBin = await requireBin(trx, warehouseId, body.binCode);
        const named = linesOf(await readCountedLines(trx, inboundId), body.code);
        const left = named.reduce((sum, { toStow }) => sum + toStow, 0);
        if (body.quantity > left) throw fieldFault('quantity', warehouseMessages.tooManyToStow({ left }));
        const moves: Move[] = [];
        // By product: what the lines before have left at the dock, as their moves are not recorded yet.
        const docks = new Map<string, BinStock[]>();
        let rest = body.quantity;
        for (const line of named) {
          const { productId, lineId, toStow } = line;
          const part = Math.min(rest, toStow);
          if (part === 0) continue;
          rest -= part;
          const own = await lotOfLine(trx, head, line);
          const places =
            docks.get(productId) ?? (await placesOf(trx, { warehouseId, productId, bucket: 'DOCK' }));
          const ofLot = places.filter(({ lotId }) => lotId === own);
          // Units that were counted before their date made them a lot have none.
          const ofNone =
            own !== null && line.lotNo === null ? places.filter(({ lotId }) => lotId === null) : [];
          const taken = takeFrom([...ofLot, ...ofNone], part);
          if (!taken) throw conflict(warehouseMessages.notThatMany());
          docks.set(productId, withoutTaken(places, taken));
          for (const { binId, lotId, quantity } of taken)
            moves.push({
              productId,
              lotId,
              quantity,
              from: 'DOCK',
              to: 'GOOD',
              fromBin: binId,
              toBin,
              inboundLineId: lineId,
            });
        }
        return {
          kind: 'inbound.stowed',
          payload: { skuCode: named[0]!.skuCode, quantity: body.quantity, binCode: body.binCode },
          moves,
          after: () => queueAllocation(trx, jobs, { orgId, warehouseId }),
        };
      }),

    close: (caller: FloorCaller, body: Body<'closeInbound'>) =>
      act(caller, 'close', body, async (trx, { inboundId }) => {
        const lines = await readCountedLines(trx, inboundId);
        const units = lines.reduce((sum, { toStow }) => sum + toStow, 0);
        if (units > 0) throw conflict(warehouseMessages.stillToStow({ units }));
        const after = () => recordDiscrepancies(trx, inboundId, clock.now());
        return { kind: 'inbound.closed', after };
      }),
  };
}
