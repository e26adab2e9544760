import type { ParsedInput } from '@lading/contracts/core';
import {
  inboundApi,
  inboundTransitions,
  type InboundAct,
  type InboundDetail,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRow } from '../../platform/require-row.ts';
import { requireConnected, saveDraft, withProducts } from './client-draft.service.ts';
import {
  insertInbound,
  lockInbound,
  readInbound,
  replaceInbound,
  saveInboundState,
  type InboundToSave,
  type LockedInbound,
} from './inbound.store.ts';
import { recordEvent, stateAfter } from './stock.service.ts';
import { sendProducts } from './warehouse-connection.store.ts';

type SaveBody = ParsedInput<(typeof inboundApi.calls)['saveInbound']>['body'];
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Inbounds on their client's side (warehouse design, b and c). */
export function inboundService({ clock }: Pick<Platform, 'clock'>) {
  const requireInbound = (trx: Trx, inboundId: string): Promise<InboundDetail> =>
    requireRow(inboundId, () => readInbound(trx, inboundId));

  const locked = (trx: Trx, inboundId: string): Promise<LockedInbound> =>
    requireRow(inboundId, () => lockInbound(trx, inboundId));

  /** @throws RequestError 400 naming the warehouse, or every unknown SKU */
  async function resolved(trx: Trx, draft: SaveBody): Promise<InboundToSave> {
    await requireConnected(trx, draft.warehouseId);
    return { ...draft, lines: await withProducts(trx, draft.lines) };
  }

  /** Applies an act of the client that the warehouse must know about. A repetition returns the current state. */
  const act = (
    { db, user }: Caller,
    inboundId: string,
    { name, kind }: { name: InboundAct; kind: 'inbound.submitted' | 'inbound.cancelled' },
  ): Promise<InboundDetail> =>
    db(async (trx) => {
      const head = await locked(trx, inboundId);
      const status = stateAfter(inboundTransitions, head, name);
      // A draft may predate changes of the organization's approval or connections.
      if (name === 'submit') await requireConnected(trx, head.warehouseId);
      const now = clock.now();
      await saveInboundState(trx, inboundId, status, name === 'submit' ? { submitted_at: now } : {});
      const detail = await requireInbound(trx, inboundId);
      if (name === 'submit')
        await sendProducts(
          trx,
          head.warehouseId,
          detail.lines.map(({ productId }) => productId),
        );
      await recordEvent(trx, {
        orgId: head.orgId,
        warehouseId: head.warehouseId,
        kind,
        source: 'client',
        key: `inbound-${inboundId}-${name}`,
        digest: name,
        occurredAt: now,
        actorId: user.userId,
        subject: { kind: 'inbound', id: inboundId },
      });
      return requireInbound(trx, inboundId);
    });

  return {
    detail: ({ db }: Pick<Caller, 'db'>, inboundId: string) => db((trx) => requireInbound(trx, inboundId)),

    /** @throws RequestError 400 with every invalid field; 409 for a draft that someone else has changed */
    save: (
      { db, idempotencyKey: key }: Pick<SignedInContext, 'db' | 'idempotencyKey'>,
      { inboundId, version, ...body }: SaveBody,
    ): Promise<InboundDetail> =>
      db((trx) =>
        once(trx, { id: inboundApi.calls.saveInbound.id, key }, async () => {
          const saved = await saveDraft(
            { id: inboundId, version },
            {
              transitions: inboundTransitions,
              lock: (id) => locked(trx, id),
              insert: async () => insertInbound(trx, await resolved(trx, body), clock.now()),
              replace: async (id) => replaceInbound(trx, id, await resolved(trx, body)),
            },
          );
          return requireInbound(trx, saved);
        }),
      ),

    submit: (caller: Caller, inboundId: string) =>
      act(caller, inboundId, { name: 'submit', kind: 'inbound.submitted' }),
    cancel: (caller: Caller, inboundId: string) =>
      act(caller, inboundId, { name: 'cancel', kind: 'inbound.cancelled' }),
  };
}
