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
import { requireRow } from '../../platform/require-row.ts';
import { recordClientEvent, requireFunction, saveDraft, withProducts } from './client-draft.service.ts';
import {
  insertReturn,
  lockReturn,
  readReturn,
  replaceReturn,
  saveReturnState,
  type LockedReturn,
  type ReturnToSave,
} from './return.store.ts';
import { stateAfter } from './stock.service.ts';
import { sendProducts } from './warehouse-connection.store.ts';

type SaveBody = ReturnDraft & { returnId?: string | undefined; version?: number | undefined };
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string } };

/** Returns on their client's side (warehouse design, b and c). */
export function returnService({ clock }: Pick<Platform, 'clock'>) {
  const requireReturn = (trx: Trx, returnId: string): Promise<ReturnDetail> =>
    requireRow(returnId, () => readReturn(trx, returnId));

  const locked = (trx: Trx, returnId: string): Promise<LockedReturn> =>
    requireRow(returnId, () => lockReturn(trx, returnId));

  /** @throws RequestError 400 for a warehouse that accepts no returns of this client, or naming every unknown SKU */
  async function resolved(trx: Trx, draft: ReturnDraft): Promise<ReturnToSave> {
    await requireFunction(
      trx,
      draft.warehouseId,
      warehouseFunction.return,
      warehouseMessages.takesNoReturns(),
    );
    return { ...draft, lines: await withProducts(trx, draft.lines) };
  }

  const record = (
    trx: Trx,
    head: LockedReturn,
    kind: 'return.announced' | 'return.cancelled',
    userId: string,
  ) =>
    recordClientEvent(trx, head, {
      kind,
      key: `return-${head.returnId}-${kind}`,
      subject: { kind: 'return', id: head.returnId },
      occurredAt: clock.now(),
      actorId: userId,
    });

  async function save(trx: Trx, { returnId, version, ...body }: SaveBody, userId: string): Promise<string> {
    const draft = await resolved(trx, body);
    const products = [...new Set(draft.lines.map(({ productId }) => productId))];
    // The bench must be able to recognize the products.
    await sendProducts(trx, draft.warehouseId, products);
    return saveDraft(
      { id: returnId, version },
      {
        transitions: returnTransitions,
        lock: (id) => locked(trx, id),
        replace: (id) => replaceReturn(trx, id, draft),
        async insert() {
          const newId = await insertReturn(trx, draft, clock.now());
          if (newId !== undefined) await record(trx, await locked(trx, newId), 'return.announced', userId);
          return newId;
        },
      },
    );
  }

  return {
    detail: ({ db }: Pick<Caller, 'db'>, returnId: string) => db((trx) => requireReturn(trx, returnId)),

    /** @throws RequestError 400 with every invalid field; 409 for one that has arrived or that someone else has changed */
    save: (
      { db, user, idempotencyKey: key }: Caller & Pick<SignedInContext, 'idempotencyKey'>,
      body: SaveBody,
    ): Promise<ReturnDetail> =>
      db((trx) =>
        once(trx, { id: returnsApi.calls.saveReturn.id, key }, async () =>
          requireReturn(trx, await save(trx, body, user.userId)),
        ),
      ),

    cancel: ({ db, user }: Caller, returnId: string): Promise<ReturnDetail> =>
      db(async (trx) => {
        const head = await locked(trx, returnId);
        await saveReturnState(trx, returnId, stateAfter(returnTransitions, head, 'cancel'));
        await record(trx, head, 'return.cancelled', user.userId);
        return requireReturn(trx, returnId);
      }),
  };
}
