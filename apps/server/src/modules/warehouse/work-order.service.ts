import { warehouseFunction } from '@lading/contracts/identity';
import {
  actsIn,
  warehouseMessages,
  workEvents,
  workOrdersApi,
  workOrderTransitions,
  type WorkCondition,
  type WorkEstimate,
  type WorkKind,
  type WorkOrderDetail,
  type WorkOrderDraft,
} from '@lading/contracts/warehouse';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { chargedFor, estimateWork, moneyOfMicros } from '../funds/index.ts';
import { readKitParts } from '../products/index.ts';
import { recordClientEvent, requireFunction, saveDraft } from './client-draft.service.ts';
import { stateAfter } from './stock.service.ts';
import { productIds, sendProducts } from './warehouse-connection.store.ts';
import { readUnits } from './work-order-floor.store.ts';
import {
  insertWorkOrder,
  lockWorkOrder,
  readWorkOrder,
  replaceWorkOrder,
  saveWorkOrderState,
  type LockedWorkOrder,
  type WorkOrderToSave,
} from './work-order.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';

type Ordered = Omit<WorkOrderDraft, 'clientRef' | 'instructions'>;
type SaveBody = WorkOrderDraft & { workOrderId?: string | undefined; version?: number | undefined };
type Caller = Pick<SignedInContext, 'db'> & { user: { userId: string; orgId: string } };
type Line = WorkOrderToSave['lines'][number];

/** Units that work takes from stock: the parts of assembled kits, otherwise the units themselves. */
function needsOf(kind: WorkKind, lines: readonly Line[]) {
  const needs = new Map<string, { productId: string; condition: WorkCondition; needed: number }>();
  const add = (productId: string, condition: WorkCondition, units: number) => {
    const key = `${productId} ${condition}`;
    const needed = (needs.get(key)?.needed ?? 0) + units;
    needs.set(key, { productId, condition, needed });
  };
  for (const { productId, planned, condition, parts } of lines)
    if (kind === 'KIT') for (const part of parts) add(part.productId, 'GOOD', part.quantity * planned);
    else add(productId, condition, planned);
  return [...needs.values()];
}

/** Work orders on their client's side (warehouse design, b and c; decision 0059). */
export function workOrderService({ clock }: Pick<Platform, 'clock'>) {
  async function requireWorkOrder(trx: Trx, workOrderId: string): Promise<WorkOrderDetail> {
    const known = await requireRow(workOrderId, () => readWorkOrder(trx, workOrderId));
    return {
      ...known,
      charged: await chargedFor(trx, { kind: 'work-order', id: workOrderId }),
      timeline: await readWarehouseEvents(trx, 'work-order', workOrderId),
      acts: actsIn(workOrderTransitions, known.status, 'client'),
    };
  }

  const locked = (trx: Trx, workOrderId: string): Promise<LockedWorkOrder> =>
    requireRow(workOrderId, () => lockWorkOrder(trx, workOrderId));

  /** @throws RequestError 400 for a warehouse that offers no such work to this client, or with every SKU that cannot be worked on */
  async function resolved(trx: Trx, { warehouseId, kind, lines }: Ordered): Promise<Line[]> {
    await requireFunction(
      trx,
      warehouseId,
      warehouseFunction.workOrder,
      warehouseMessages.takesNoWorkOrders(),
    );
    const ids = await productIds(
      trx,
      lines.map(({ skuCode }) => skuCode),
    );
    const isKit = kind === 'KIT' || kind === 'UNKIT';
    const parts = isKit ? await readKitParts(trx, [...ids.values()]) : undefined;
    const faults = lines.flatMap(({ skuCode, condition }, index) => {
      const id = ids.get(skuCode);
      if (condition === 'DAMAGED' && kind !== 'DISPOSE')
        return [{ fieldName: `lines.${index}.condition`, ...warehouseMessages.damagedOnlyDisposed() }];
      const fieldName = `lines.${index}.skuCode`;
      if (id === undefined) return [{ fieldName, ...warehouseMessages.unknownSku({ skuCode }) }];
      if (parts && !parts.has(id)) return [{ fieldName, ...warehouseMessages.notAKit({ skuCode }) }];
      return [];
    });
    if (faults.length > 0) throw badInput(faults);
    return lines.map((line) => {
      const productId = ids.get(line.skuCode)!;
      return { ...line, productId, parts: parts?.get(productId) ?? [] };
    });
  }

  const costOf = (
    trx: Trx,
    { orgId, warehouseId, kind }: { orgId: string; warehouseId: string; kind: WorkKind },
    lines: readonly Line[],
  ) =>
    estimateWork(trx, {
      orgId,
      warehouseId,
      now: clock.now(),
      events: [
        { kind: 'work.started', items: [] },
        ...lines.map(({ productId, planned }) => ({
          kind: workEvents[kind],
          items: [{ productId, quantity: planned }],
        })),
      ],
    });

  const record = (trx: Trx, head: LockedWorkOrder, kind: 'work.ordered' | 'work.cancelled', userId: string) =>
    recordClientEvent(trx, head, {
      kind,
      key: `work-${head.workOrderId}-${kind}`,
      occurredAt: clock.now(),
      actorId: userId,
      subject: { kind: 'work-order', id: head.workOrderId },
    });

  async function save(trx: Trx, given: SaveBody, user: Caller['user']): Promise<string> {
    const { workOrderId, version, ...body } = given;
    const lines = await resolved(trx, body);
    const cost = await costOf(trx, { ...body, orgId: user.orgId }, lines);
    const { micros, currency } = cost;
    const estimate = cost.outcome === 'UNRATED' || currency === null ? null : { micros, currency };
    const draft = { ...body, lines, estimate };
    const products = lines.flatMap(({ productId, parts }) => [
      productId,
      ...parts.map((one) => one.productId),
    ]);
    // The floor must be able to recognize the products.
    await sendProducts(trx, draft.warehouseId, [...new Set(products)]);
    return saveDraft(
      { id: workOrderId, version },
      {
        transitions: workOrderTransitions,
        lock: (id) => locked(trx, id),
        replace: (id) => replaceWorkOrder(trx, id, draft),
        async insert() {
          const newId = await insertWorkOrder(trx, draft, clock.now());
          if (newId !== undefined) await record(trx, await locked(trx, newId), 'work.ordered', user.userId);
          return newId;
        },
      },
    );
  }

  return {
    detail: ({ db }: Pick<Caller, 'db'>, workOrderId: string) =>
      db((trx) => requireWorkOrder(trx, workOrderId)),

    /** @throws RequestError 400 with every invalid field */
    estimate: ({ db, user }: Caller, body: Ordered): Promise<WorkEstimate> =>
      db(async (trx) => {
        const lines = await resolved(trx, body);
        const { outcome, micros, currency, fees } = await costOf(trx, { ...body, orgId: user.orgId }, lines);
        const needs = needsOf(body.kind, lines);
        const stock = await readUnits(
          trx,
          body.warehouseId,
          needs.map(({ productId }) => productId),
        );
        return {
          outcome,
          fees,
          total: outcome === 'UNRATED' || currency === null ? null : moneyOfMicros(micros, currency),
          needs: needs.map(({ productId, condition, needed }) => {
            const { skuCode, available, damaged } = stock.get(productId)!;
            return { skuCode, condition, needed, available: condition === 'GOOD' ? available : damaged };
          }),
        };
      }),

    /** @throws RequestError 400 with every invalid field; 409 for one that is started or that someone else has changed */
    save: (
      { db, user, idempotencyKey: key }: Caller & Pick<SignedInContext, 'idempotencyKey'>,
      body: SaveBody,
    ): Promise<WorkOrderDetail> =>
      db((trx) =>
        once(trx, { id: workOrdersApi.calls.saveWorkOrder.id, key }, async () =>
          requireWorkOrder(trx, await save(trx, body, user)),
        ),
      ),

    cancel: ({ db, user }: Caller, workOrderId: string): Promise<WorkOrderDetail> =>
      db(async (trx) => {
        const head = await locked(trx, workOrderId);
        const status = stateAfter(workOrderTransitions, head, 'cancel');
        await saveWorkOrderState(trx, workOrderId, status, { ended_at: clock.now() });
        await record(trx, head, 'work.cancelled', user.userId);
        return requireWorkOrder(trx, workOrderId);
      }),
  };
}
