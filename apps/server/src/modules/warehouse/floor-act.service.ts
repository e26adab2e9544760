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

/** A person working on the floor. */
export type FloorCaller = Pick<FloorContext, 'floor'> & { user: { userId: string } };

/** The work of an act once it is known to be new and allowed. */
export interface Done {
  kind: StockEventKind;
  payload?: Record<string, string | number | null>;
  moves?: readonly Move[];
  /** Runs after the event is recorded and the new state is saved. */
  after?: () => Promise<void>;
}

/** How a subject of floor work is read, locked and moved to another state. */
interface FloorSubject<Head, Detail, State extends WarehouseState, Act extends WarehouseAct> {
  kind: StockSubject;
  transitions: readonly Transition<State, Act>[];
  read: (trx: Trx, id: string) => Promise<Detail | undefined>;
  lock: (trx: Trx, id: string) => Promise<Head | undefined>;
  save: (trx: Trx, id: string, to: { state: State; act: Act; now: Date }) => Promise<void>;
}

/** The common part of all floor acts: each runs once per key, in a state that allows it (decision D15). */
export function floorActs<
  Head extends { orgId: string; warehouseId: string; number: string; state: State },
  Detail extends object,
  State extends WarehouseState,
  Act extends WarehouseAct,
>({ clock }: Pick<Platform, 'clock'>, subject: FloorSubject<Head, Detail, State, Act>) {
  const { kind, transitions } = subject;
  const requireSubject = (trx: Trx, id: string): Promise<Detail> =>
    requireRow(id, () => subject.read(trx, id));

  return {
    requireSubject,

    detail: ({ floor }: Pick<FloorCaller, 'floor'>, id: string): Promise<Detail> =>
      floor((trx) => requireSubject(trx, id)),

    /**
     * Applies an act to a locked subject, unless it was done under this key already.
     *
     * @throws RequestError 404 for another warehouse; 409 when its state does not allow the act, or the key was used for another
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
        if (await isRecorded(trx, reported)) return requireSubject(trx, id);
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
        return requireSubject(trx, id);
      }),
  };
}

/** @throws RequestError 403 for a warehouse of another provider: not even its emptiness is revealed */
export async function requireProvided(trx: Trx, warehouseId: string): Promise<string> {
  const known = await providedWarehouses(trx);
  if (!known.some((warehouse) => warehouse.warehouseId === warehouseId)) throw forbidden();
  return warehouseId;
}

/** A bin by its label. @throws RequestError 400 for an unknown code */
export async function requireBin(trx: Trx, warehouseId: string, code: string): Promise<string> {
  const binId = await binByCode(trx, warehouseId, code);
  if (binId === undefined) throw fieldFault('binCode', warehouseMessages.noSuchBin({ code }));
  return binId;
}

/** The lines whose product matches a scan, ignoring case. */
export function linesWithCode<Line extends { codes: readonly string[] }>(
  lines: readonly Line[],
  code: string,
): Line[] {
  const wanted = code.toLowerCase();
  return lines.filter(({ codes }) => codes.some((one) => one.toLowerCase() === wanted));
}
