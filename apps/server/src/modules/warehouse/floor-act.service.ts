import {
  warehouseMessages,
  type StockEventKind,
  type Transition,
  type WarehouseAct,
  type WarehouseState,
} from '@lading/contracts/warehouse';
import type { FloorContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, forbidden } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { binByCode, providedWarehouses } from './floor.store.ts';
import { digestOf, isRecorded, recordEvent, stateAfter } from './stock.service.ts';
import type { Move, StockSubject } from './stock.store.ts';

/** Somebody who works on the floor. */
export type FloorCaller = Pick<FloorContext, 'floor'> & { user: { userId: string } };

/** What an act does once it is known to be new and allowed. */
export interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
  moves?: readonly Move[];
  /** Runs after the event is on record and the new state is saved. */
  after?: () => Promise<void>;
}

/** What the floor works on: how it is read, locked and moved on. */
interface FloorSubject<Head, Detail, State extends WarehouseState, Act extends WarehouseAct> {
  kind: StockSubject;
  transitions: readonly Transition<State, Act>[];
  read: (trx: Trx, id: string) => Promise<Detail | undefined>;
  lock: (trx: Trx, id: string) => Promise<Head | undefined>;
  save: (trx: Trx, id: string, to: { state: State; act: Act; now: Date }) => Promise<void>;
}

/** What every act of the floor has in common: it is done once under its key, in a state that allows it (decision D15). */
export function floorActs<
  Head extends { orgId: string; warehouseId: string; number: string; state: State },
  Detail extends object,
  State extends WarehouseState,
  Act extends WarehouseAct,
>({ clock }: Pick<Platform, 'clock'>, subject: FloorSubject<Head, Detail, State, Act>) {
  const { kind, transitions } = subject;
  const found = (trx: Trx, id: string): Promise<Detail> => requireRow(id, () => subject.read(trx, id));

  return {
    found,

    detail: ({ floor }: Pick<FloorCaller, 'floor'>, id: string): Promise<Detail> =>
      floor((trx) => found(trx, id)),

    /**
     * Does an act on a locked subject, unless it was done under this key already.
     *
     * @throws RequestError 404 for one of another warehouse; 409 where its state does not allow the act, or the key stands for another
     */
    act: (
      { floor, user }: FloorCaller,
      name: Act,
      { id, eventKey, ...content }: { id: string; eventKey: string },
      work: (trx: Trx, head: Head) => Promise<Done>,
    ): Promise<Detail> =>
      floor(async (trx) => {
        const head = await requireRow(id, () => subject.lock(trx, id));
        const { orgId, warehouseId } = head;
        const digest = digestOf([name, id, content]);
        const reported = { orgId, warehouseId, source: 'floor' as const, key: eventKey, digest };
        if (await isRecorded(trx, reported)) return found(trx, id);
        const state = stateAfter(transitions, head, name);
        const { after, ...event } = await work(trx, head);
        const now = clock.now();
        await recordEvent(trx, {
          ...reported,
          ...event,
          occurredAt: now,
          actorId: user.userId,
          subject: { kind, id },
        });
        if (state !== head.state) await subject.save(trx, id, { state, act: name, now });
        await after?.();
        return found(trx, id);
      }),
  };
}

/** @throws RequestError 403 for a warehouse that the caller's organization does not provide: not even that it is empty is shown */
export async function requireProvided(trx: Trx, warehouseId: string): Promise<string> {
  const known = await providedWarehouses(trx);
  if (!known.some((warehouse) => warehouse.warehouseId === warehouseId)) throw forbidden();
  return warehouseId;
}

/** A bin by what its label says. @throws RequestError 400 for a code of no bin */
export async function requireBin(trx: Trx, warehouseId: string, code: string): Promise<string> {
  const binId = await binByCode(trx, warehouseId, code);
  if (binId === undefined) throw fieldFault('binCode', warehouseMessages.noSuchBin({ code }));
  return binId;
}

/** The lines whose product a scan names, in upper or lower case. */
export function linesWithCode<Line extends { codes: readonly string[] }>(
  lines: readonly Line[],
  code: string,
): Line[] {
  const wanted = code.toLowerCase();
  return lines.filter(({ codes }) => codes.some((one) => one.toLowerCase() === wanted));
}
