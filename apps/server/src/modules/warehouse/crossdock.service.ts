import {
  crossdockApi,
  crossdockTransitions,
  type CrossdockAct,
  type CrossdockDetail,
  type CrossdockDraft,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRow } from '../../platform/require-row.ts';
import { chargedFor } from '../funds/index.ts';
import { recordClientEvent, requireConnected, saveDraft } from './client-draft.service.ts';
import {
  insertCrossdock,
  lockCrossdock,
  readCrossdock,
  replaceCrossdock,
  saveCrossdockState,
  type LockedCrossdock,
} from './crossdock.store.ts';
import { stateAfter } from './stock.service.ts';

type SaveBody = CrossdockDraft & { crossdockId?: string | undefined; version?: number | undefined };
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Crossdocks in the hands of their client (warehouse design, b and c). */
export function crossdockService({ clock }: Pick<Platform, 'clock'>) {
  const requireCrossdock = async (trx: Trx, crossdockId: string): Promise<CrossdockDetail> => {
    const crossdock = await requireRow(crossdockId, () => readCrossdock(trx, crossdockId));
    return { ...crossdock, charged: await chargedFor(trx, { kind: 'crossdock', id: crossdockId }) };
  };

  const locked = (trx: Trx, crossdockId: string): Promise<LockedCrossdock> =>
    requireRow(crossdockId, () => lockCrossdock(trx, crossdockId));

  const record = (
    trx: Trx,
    head: LockedCrossdock,
    kind: 'crossdock.announced' | 'crossdock.cancelled',
    userId: string,
  ) =>
    recordClientEvent(trx, head, {
      kind,
      key: `crossdock-${head.crossdockId}-${kind}`,
      occurredAt: clock.now(),
      actorId: userId,
      subject: { kind: 'crossdock', id: head.crossdockId },
    });

  const save = (trx: Trx, { crossdockId, version, ...draft }: SaveBody, userId: string): Promise<string> =>
    saveDraft(
      { id: crossdockId, version },
      {
        transitions: crossdockTransitions,
        lock: (id) => locked(trx, id),
        async insert() {
          await requireConnected(trx, draft.warehouseId);
          const newId = await insertCrossdock(trx, draft, { status: 'SUBMITTED', now: clock.now() });
          if (newId !== undefined) await record(trx, await locked(trx, newId), 'crossdock.announced', userId);
          return newId;
        },
        async replace(id) {
          await requireConnected(trx, draft.warehouseId);
          return replaceCrossdock(trx, id, draft);
        },
      },
    );

  /** Does an act of the client that the warehouse learns of. */
  const act = (
    { db, user }: Caller,
    crossdockId: string,
    { name, kind }: { name: CrossdockAct; kind: 'crossdock.announced' | 'crossdock.cancelled' },
  ): Promise<CrossdockDetail> =>
    db(async (trx) => {
      const head = await locked(trx, crossdockId);
      const status = stateAfter(crossdockTransitions, head, name);
      // A draft may be older than what the organization is or is connected with now.
      if (name === 'submit') await requireConnected(trx, head.warehouseId);
      await saveCrossdockState(
        trx,
        crossdockId,
        status,
        name === 'submit' ? { submitted_at: clock.now() } : {},
      );
      await record(trx, head, kind, user.userId);
      return requireCrossdock(trx, crossdockId);
    });

  return {
    detail: ({ db }: Pick<Caller, 'db'>, crossdockId: string) =>
      db((trx) => requireCrossdock(trx, crossdockId)),

    /** @throws RequestError 400 with every field at fault; 409 for one that has arrived, or was changed meanwhile */
    save: (
      { db, user, idempotencyKey: key }: Caller & Pick<SignedInContext, 'idempotencyKey'>,
      body: SaveBody,
    ): Promise<CrossdockDetail> =>
      db((trx) =>
        once(trx, { id: crossdockApi.calls.saveCrossdock.id, key }, async () =>
          requireCrossdock(trx, await save(trx, body, user.userId)),
        ),
      ),

    submit: (caller: Caller, crossdockId: string) =>
      act(caller, crossdockId, { name: 'submit', kind: 'crossdock.announced' }),
    cancel: (caller: Caller, crossdockId: string) =>
      act(caller, crossdockId, { name: 'cancel', kind: 'crossdock.cancelled' }),
  };
}
