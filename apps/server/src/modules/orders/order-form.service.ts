import { coreMessages, type FieldError } from '@lading/contracts/core';
import {
  changedFields,
  orderFormApi,
  orderMessages,
  type OrderDetail,
  type OrderDraft,
  type OrderField,
  type OrderParts,
  partsOf,
  partText,
} from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { orderFor } from './order-act.service.ts';
import { readOrderDetail } from './order-detail.store.ts';
import { addOrderEvent } from './order-event.store.ts';
import type { Doer } from './order-state.store.ts';
import {
  copyCare,
  insertWrittenOrder,
  isNumberTaken,
  readOrigin,
  storeExists,
  updateWrittenOrder,
} from './order-form.store.ts';

type Body<Name extends keyof typeof orderFormApi.calls> = Parameters<
  HandlersOf<typeof orderFormApi>[Name]
>[1]['body'];

/** Fields set by a store that a person may overrule: then the store no longer overwrites them. */
const overruled: readonly OrderField[] = ['recipient', 'lines'];

const contentOf = (order: OrderDraft) => ({ ...order, sender: order.sender ?? null });

async function create(
  trx: Trx,
  { copyOf, note, ...order }: Body<'createOrder'>,
  { userId, now }: Doer,
): Promise<{ orderId: string; orderNo: string }> {
  if (order.storeId != null && !(await storeExists(trx, order.storeId)))
    throw fieldFault('storeId', orderMessages.unknownStore());
  const source = copyOf === undefined ? undefined : await readOrderDetail(trx, copyOf);
  const created = await insertWrittenOrder(trx, contentOf(order), now);
  if (!created) throw fieldFault('orderNo', orderMessages.taken({ order: order.orderNo }));
  const { orderId } = created;
  if (source) await copyCare(trx, { orderId, sourceId: source.orderId, order: contentOf(order) });
  await addOrderEvent(trx, orderId, {
    kind: source ? 'copied' : 'created',
    userId,
    at: now,
    detail: {
      ...(source && { orders: [{ orderId: source.orderId, orderNo: source.orderNo }] }),
      // Rules do not change the insurance that a person has set.
      ...(order.insuranceDeclared != null ? { fields: ['insuranceDeclared' as const] } : {}),
    },
  });
  if (note) await addOrderEvent(trx, orderId, { kind: 'noted', userId, at: now, detail: { note } });
  return created;
}

/** @throws RequestError 409 with the current and the sent value of every field that differs */
function refuseOlder(fields: readonly OrderField[], now: OrderParts, sent: OrderParts): never {
  const faults: FieldError[] = fields.map((fieldName) => {
    const texts = { theirs: partText(now[fieldName]), yours: partText(sent[fieldName]) };
    return { fieldName, ...orderMessages.fieldDiffers(texts) };
  });
  throw conflict(orderMessages.editedMeanwhile(), { faults });
}

/** The comparable form of a draft; omitted fields, such as those unknown to API clients, stay unchanged. */
function partsSent(order: OrderDraft, standing: OrderParts): OrderParts {
  const sent = partsOf(order);
  for (const field of ['insuranceDeclared', 'codAmount', 'lithium', 'customs'] as const)
    if (order[field] === undefined) sent[field] = standing[field];
  return sent;
}

async function edit(
  trx: Trx,
  { orderId, version, ...order }: Body<'editOrder'>,
  { userId, now }: Doer,
): Promise<{ version: number }> {
  const locked = await orderFor(trx, orderId, 'edit');
  const before: OrderDetail = (await readOrderDetail(trx, orderId))!;
  const standing = partsOf(before);
  const sent = partsSent(order, standing);
  const fields = changedFields(standing, sent);
  if (fields.length === 0) return { version: locked.version };
  if (version !== locked.version) refuseOlder(fields, standing, sent);
  const changed = new Set<OrderField>(fields);
  const origin = await readOrigin(trx, orderId);
  if (changed.has('orderNo')) {
    if (order.orderNo === '') throw fieldFault('orderNo', coreMessages.required());
    if (origin.isFromStore) throw fieldFault('orderNo', orderMessages.numberOfStore());
    if (await isNumberTaken(trx, orderId, order.orderNo))
      throw fieldFault('orderNo', orderMessages.taken({ order: order.orderNo }));
  }
  const own = new Set([...origin.ownFields, ...overruled.filter((field) => changed.has(field))]);
  await updateWrittenOrder(trx, orderId, {
    order: contentOf(order),
    changed,
    now,
    isSummed: !origin.isFromStore,
    // Also before its store is first asked for it, such as an order from a file.
    ownFields: [...own],
  });
  const was = changed.has('recipient') ? { was: partText(standing.recipient) } : {};
  await addOrderEvent(trx, orderId, { kind: 'edited', userId, at: now, detail: { fields, ...was } });
  return { version: locked.version + 1 };
}

/** Orders created and edited by people. */
export function orderFormHandlers({ clock }: Platform) {
  return {
    createOrder: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) =>
        once(trx, { id: orderFormApi.calls.createOrder.id, key }, () =>
          create(trx, body, { userId: user.userId, now: clock.now() }),
        ),
      ),
    editOrder: ({ db, user }, { body }) =>
      db((trx) => edit(trx, body, { userId: user.userId, now: clock.now() })),
  } satisfies HandlersOf<typeof orderFormApi>;
}
