import type { ParsedInput } from '@lading/contracts/core';
import {
  inboundApi,
  inboundTransitions,
  warehouseMessages,
  type InboundAct,
  type InboundDetail,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { isRowId } from '../../platform/row-id.ts';
import {
  insertInbound,
  isConnected,
  lockInbound,
  productIds,
  readInbound,
  replaceInbound,
  saveInboundState,
  sendProducts,
  type InboundToSave,
  type LockedInbound,
} from './inbound.store.ts';
import { conflict, recordEvent, stateAfter } from './stock.service.ts';

type SaveBody = ParsedInput<(typeof inboundApi.calls)['saveInbound']>['body'];
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Inbounds in the hands of their client (warehouse design, b and c). */
export function inboundService({ clock }: Pick<Platform, 'clock'>) {
  const found = (trx: Trx, inboundId: string): Promise<InboundDetail> =>
    requireRow(inboundId, () => readInbound(trx, inboundId));

  const locked = (trx: Trx, inboundId: string): Promise<LockedInbound> =>
    requireRow(inboundId, () => lockInbound(trx, inboundId));

  /** @throws RequestError 400 that names the warehouse, or every SKU that there is not */
  async function resolved(trx: Trx, draft: SaveBody): Promise<InboundToSave> {
    if (!isRowId(draft.warehouseId) || !(await isConnected(trx, draft.warehouseId)))
      throw fieldFault('warehouseId', warehouseMessages.notConnected());
    const ids = await productIds(
      trx,
      draft.lines.map(({ skuCode }) => skuCode),
    );
    const faults = draft.lines.flatMap(({ skuCode }, index) =>
      ids.has(skuCode)
        ? []
        : [{ fieldName: `lines.${index}.skuCode`, ...warehouseMessages.unknownSku({ skuCode }) }],
    );
    if (faults.length > 0) throw badInput(faults);
    return { ...draft, lines: draft.lines.map((line) => ({ ...line, productId: ids.get(line.skuCode)! })) };
  }

  /** Does an act of the client that is told to the warehouse. Done again it gives what stands. */
  const act = (
    { db, user }: Caller,
    inboundId: string,
    { name, told }: { name: InboundAct; told: 'inbound.submitted' | 'inbound.cancelled' },
  ): Promise<InboundDetail> =>
    db(async (trx) => {
      const head = await locked(trx, inboundId);
      const status = stateAfter(inboundTransitions, head, name);
      const now = clock.now();
      await saveInboundState(trx, inboundId, status, name === 'submit' ? { submitted_at: now } : {});
      const detail = await found(trx, inboundId);
      if (name === 'submit')
        await sendProducts(
          trx,
          head.warehouseId,
          detail.lines.map(({ productId }) => productId),
        );
      await recordEvent(trx, {
        ...{ orgId: head.orgId, warehouseId: head.warehouseId, kind: told, source: 'client' },
        ...{ key: `inbound-${inboundId}-${name}`, digest: name, occurredAt: now, actorId: user.userId },
        subject: { kind: 'inbound', id: inboundId },
      });
      return found(trx, inboundId);
    });

  return {
    detail: ({ db }: Pick<Caller, 'db'>, inboundId: string) => db((trx) => found(trx, inboundId)),

    /** @throws RequestError 400 with every field at fault; 409 for a draft that somebody else has changed */
    save: (
      { db, idempotencyKey: key }: Pick<SignedInContext, 'db' | 'idempotencyKey'>,
      { inboundId, version, ...body }: SaveBody,
    ): Promise<InboundDetail> =>
      db((trx) =>
        once(trx, { id: inboundApi.calls.saveInbound.id, key }, async () => {
          if (inboundId === undefined) {
            const made = await insertInbound(trx, await resolved(trx, body), clock.now());
            if (made === undefined) throw fieldFault('clientRef', warehouseMessages.referenceTaken());
            return found(trx, made);
          }
          const head = await locked(trx, inboundId);
          stateAfter(inboundTransitions, head, 'edit');
          if (version !== head.version) throw conflict(warehouseMessages.changedMeanwhile());
          if (!(await replaceInbound(trx, inboundId, await resolved(trx, body))))
            throw fieldFault('clientRef', warehouseMessages.referenceTaken());
          return found(trx, inboundId);
        }),
      ),

    submit: (caller: Caller, inboundId: string) =>
      act(caller, inboundId, { name: 'submit', told: 'inbound.submitted' }),
    cancel: (caller: Caller, inboundId: string) =>
      act(caller, inboundId, { name: 'cancel', told: 'inbound.cancelled' }),
  };
}
