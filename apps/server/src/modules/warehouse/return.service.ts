import { warehouseFunction } from '@lading/contracts/identity';
import {
  returnsApi,
  returnTransitions,
  warehouseMessages,
  type ReturnDetail,
  type ReturnDraft,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { isRowId } from '../../platform/row-id.ts';
import { productIds, sendProducts } from './inbound.store.ts';
import {
  hasFunction,
  insertReturn,
  lockReturn,
  readReturn,
  replaceReturn,
  saveReturnState,
  type LockedReturn,
  type ReturnToSave,
} from './return.store.ts';
import { conflict, recordEvent, stateAfter } from './stock.service.ts';

type SaveBody = ReturnDraft & { returnId?: string | undefined; version?: number | undefined };
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Returns in the hands of their client (warehouse design, b and c). */
export function returnService({ clock }: Pick<Platform, 'clock'>) {
  const found = (trx: Trx, returnId: string): Promise<ReturnDetail> =>
    requireRow(returnId, () => readReturn(trx, returnId));

  const locked = (trx: Trx, returnId: string): Promise<LockedReturn> =>
    requireRow(returnId, () => lockReturn(trx, returnId));

  /** @throws RequestError 400 for a warehouse that takes no returns of this client, or with every SKU that there is not */
  async function resolved(trx: Trx, draft: ReturnDraft): Promise<ReturnToSave> {
    const { warehouseId } = draft;
    if (!isRowId(warehouseId) || !(await hasFunction(trx, warehouseId, warehouseFunction.return)))
      throw fieldFault('warehouseId', warehouseMessages.takesNoReturns());
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

  const tell = (
    trx: Trx,
    { orgId, warehouseId, returnId }: LockedReturn,
    kind: 'return.announced' | 'return.cancelled',
    userId: string,
  ) =>
    recordEvent(trx, {
      ...{ orgId, warehouseId, kind, source: 'client', key: `return-${returnId}-${kind}`, digest: kind },
      ...{ occurredAt: clock.now(), actorId: userId, subject: { kind: 'return', id: returnId } },
    });

  async function save(trx: Trx, { returnId, version, ...body }: SaveBody, userId: string): Promise<string> {
    const draft = await resolved(trx, body);
    const products = [...new Set(draft.lines.map(({ productId }) => productId))];
    // The bench must know what it looks at.
    await sendProducts(trx, draft.warehouseId, products);
    if (returnId === undefined) {
      const made = await insertReturn(trx, draft, clock.now());
      if (made === undefined) throw fieldFault('clientRef', warehouseMessages.referenceTaken());
      await tell(trx, await locked(trx, made), 'return.announced', userId);
      return made;
    }
    const head = await locked(trx, returnId);
    stateAfter(returnTransitions, head, 'edit');
    if (version !== head.version) throw conflict(warehouseMessages.changedMeanwhile());
    if (!(await replaceReturn(trx, returnId, draft)))
      throw fieldFault('clientRef', warehouseMessages.referenceTaken());
    return returnId;
  }

  return {
    detail: ({ db }: Pick<Caller, 'db'>, returnId: string) => db((trx) => found(trx, returnId)),

    /** @throws RequestError 400 with every field at fault; 409 for one that has arrived or that somebody else has changed */
    save: (
      { db, user, idempotencyKey: key }: Caller & Pick<SignedInContext, 'idempotencyKey'>,
      body: SaveBody,
    ): Promise<ReturnDetail> =>
      db((trx) =>
        once(trx, { id: returnsApi.calls.saveReturn.id, key }, async () =>
          found(trx, await save(trx, body, user.userId)),
        ),
      ),

    cancel: ({ db, user }: Caller, returnId: string): Promise<ReturnDetail> =>
      db(async (trx) => {
        const head = await locked(trx, returnId);
        await saveReturnState(trx, returnId, stateAfter(returnTransitions, head, 'cancel'));
        await tell(trx, head, 'return.cancelled', user.userId);
        return found(trx, returnId);
      }),
  };
}
