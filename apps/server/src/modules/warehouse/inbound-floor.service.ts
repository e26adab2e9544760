import type { ParsedInput } from '@lading/contracts/core';
import {
  inboundTransitions,
  warehouseMessages,
  type FloorInbound,
  type floorApi,
  type InboundAct,
  type StockEventKind,
} from '@lading/contracts/warehouse';
import type { FloorContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { queueAllocation } from './allocate.job.ts';
import { recordDiscrepancies } from './discrepancy.store.ts';
import { binByCode, firstBin, lotOf, placesOf, takeFrom } from './floor.store.ts';
import { readCountedLines, readFloorInbound, type CountedLine } from './inbound-floor.store.ts';
import { lockInbound, saveInboundState, type LockedInbound } from './inbound.store.ts';
import { conflict, digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';
import type { Move } from './stock.store.ts';

type Calls = (typeof floorApi)['calls'];
type Body<Name extends 'arrive' | 'receive' | 'putAway' | 'closeInbound'> = ParsedInput<Calls[Name]>['body'];
/** Somebody who works on the floor. */
export type FloorCaller = Pick<FloorContext, 'floor'> & { user: { userId: string } };

/** What an act does once it is known to be new and allowed. */
interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
  moves?: Move[];
  /** Runs after the event is on record. */
  after?: () => Promise<void>;
}

/** The dock and put-away: what staff do with an inbound (decision D15). Each act is done once under its key. */
export function inboundFloorService({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  const found = async (trx: Trx, inboundId: string): Promise<FloorInbound> => {
    const detail = isRowId(inboundId) ? await readFloorInbound(trx, inboundId) : undefined;
    if (!detail) throw notFound();
    return detail;
  };

  /** An act on a locked inbound: nothing when it was done under this key, else what `work` says, if the state allows it. */
  const act = (
    { floor, user }: FloorCaller,
    name: InboundAct,
    given: { inboundId: string; eventKey: string },
    work: (trx: Trx, head: LockedInbound) => Promise<Done>,
  ): Promise<FloorInbound> =>
    floor(async (trx) => {
      const { inboundId, eventKey, ...content } = given;
      const head = isRowId(inboundId) ? await lockInbound(trx, inboundId) : undefined;
      if (!head) throw notFound();
      const { orgId, warehouseId } = head;
      const told = {
        ...{ orgId, warehouseId, source: 'floor' as const, key: eventKey },
        digest: digestOf([name, inboundId, content]),
      };
      if (await isRecorded(trx, told)) return found(trx, inboundId);
      const status = stateAfter(inboundTransitions, head, name);
      const { after, ...event } = await work(trx, head);
      await recordEvent(trx, {
        ...{ ...told, ...event, occurredAt: clock.now(), actorId: user.userId },
        subject: { kind: 'inbound', id: inboundId },
      });
      if (status !== head.state)
        await saveInboundState(trx, inboundId, status, {
          ...(name === 'arrive' && { arrived_at: clock.now() }),
          ...(name === 'close' && { closed_at: clock.now() }),
        });
      await after?.();
      return found(trx, inboundId);
    });

  /** Where an inbound stands once its counts have changed. */
  async function settleCounted(trx: Trx, inboundId: string): Promise<void> {
    const lines = await readCountedLines(trx, inboundId);
    const isAll = lines.every(({ counted, expected }) => counted >= expected);
    await saveInboundState(trx, inboundId, isAll ? 'RECEIVED' : 'RECEIVING');
  }

  /** @throws RequestError 409 for a code of no product of the inbound */
  function linesOf(lines: readonly CountedLine[], code: string): CountedLine[] {
    const wanted = code.toLowerCase();
    const named = lines.filter(({ codes }) => codes.some((one) => one.toLowerCase() === wanted));
    if (named.length === 0) throw conflict(warehouseMessages.notExpected({ code }));
    return named;
  }

  return {
    settleCounted,

    detail: ({ floor }: Pick<FloorCaller, 'floor'>, inboundId: string) =>
      floor((trx) => found(trx, inboundId)),

    arrive: (caller: FloorCaller, given: Body<'arrive'>) =>
      act(caller, 'arrive', given, () => Promise.resolve({ kind: 'inbound.arrived' })),

    receive: (caller: FloorCaller, given: Body<'receive'>) =>
      act(caller, 'receive', given, async (trx, { inboundId, orgId, warehouseId }) => {
        const dock = await firstBin(trx, warehouseId, 'DOCK');
        if (dock === undefined) throw conflict(warehouseMessages.noBinOfKind());
        const named = linesOf(await readCountedLines(trx, inboundId), given.code);
        // Of lots of one product the next that is not complete; what is over is counted on the last.
        const line = named.find(({ counted, expected }) => counted < expected) ?? named.at(-1)!;
        const { productId, lineId, lotNo, expiresOn } = line;
        const lotId =
          lotNo === null ? null : await lotOf(trx, { orgId, warehouseId, productId, lotNo, expiresOn });
        const move = (quantity: number, to: 'DOCK' | 'DAMAGED'): Move[] =>
          quantity === 0
            ? []
            : [{ productId, lotId, quantity, from: 'SUPPLIER', to, toBin: dock, inboundLineId: lineId }];
        return {
          kind: 'inbound.received',
          payload: { skuCode: line.skuCode, quantity: given.good, damaged: given.damaged },
          moves: [...move(given.good, 'DOCK'), ...move(given.damaged, 'DAMAGED')],
          after: () => settleCounted(trx, inboundId),
        };
      }),

    putAway: (caller: FloorCaller, given: Body<'putAway'>) =>
      act(caller, 'stow', given, async (trx, { inboundId, orgId, warehouseId }) => {
        const toBin = await binByCode(trx, warehouseId, given.binCode);
        if (toBin === undefined)
          throw fieldFault('binCode', warehouseMessages.noSuchBin({ code: given.binCode }));
        const named = linesOf(await readCountedLines(trx, inboundId), given.code);
        const left = named.reduce((sum, { toStow }) => sum + toStow, 0);
        if (given.quantity > left) throw fieldFault('quantity', warehouseMessages.tooManyToStow({ left }));
        const moves: Move[] = [];
        let rest = given.quantity;
        for (const { productId, lineId, toStow, lotNo, expiresOn } of named) {
          const part = Math.min(rest, toStow);
          if (part === 0) continue;
          rest -= part;
          const lotId =
            lotNo === null ? null : await lotOf(trx, { orgId, warehouseId, productId, lotNo, expiresOn });
          const places = await placesOf(trx, { warehouseId, productId, bucket: 'DOCK' });
          const taken = takeFrom(
            places.filter((place) => place.lotId === lotId),
            part,
          );
          if (!taken) throw conflict(warehouseMessages.notThatMany());
          for (const { binId, quantity } of taken)
            moves.push({
              ...{ productId, lotId, quantity, from: 'DOCK', to: 'GOOD', fromBin: binId, toBin },
              inboundLineId: lineId,
            });
        }
        return {
          kind: 'inbound.stowed',
          payload: { skuCode: named[0]!.skuCode, quantity: given.quantity, binCode: given.binCode },
          moves,
          after: () => queueAllocation(trx, jobs, { orgId, warehouseId }),
        };
      }),

    close: (caller: FloorCaller, given: Body<'closeInbound'>) =>
      act(caller, 'close', given, async (trx, { inboundId }) => {
        const lines = await readCountedLines(trx, inboundId);
        const units = lines.reduce((sum, { toStow }) => sum + toStow, 0);
        if (units > 0) throw conflict(warehouseMessages.stillToStow({ units }));
        const after = () => recordDiscrepancies(trx, inboundId, clock.now());
        return { kind: 'inbound.closed', after };
      }),
  };
}
