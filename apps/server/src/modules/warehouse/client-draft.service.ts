import { errorCode, type LocalizedText } from '@lading/contracts/core';
import { organizationMessages } from '@lading/contracts/organizations';
import {
  warehouseMessages,
  type StockEventKind,
  type Transition,
  type WarehouseAct,
  type WarehouseState,
} from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import { badInput, conflict, fieldFault, RequestError } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { recordEvent, stateAfter } from './stock.service.ts';
import type { StockEvent } from './stock.store.ts';
import { hasFunction, isApproved, isConnected, productIds } from './warehouse-connection.store.ts';

/** @throws RequestError 403 for an organization that its provider has not approved (spec §6) */
async function requireApproved(trx: Trx): Promise<void> {
  if (!(await isApproved(trx)))
    throw new RequestError(errorCode.forbidden, organizationMessages.notApproved());
}

/** @throws RequestError 400 for an unconnected warehouse, 403 while it is not approved */
export async function requireConnected(trx: Trx, warehouseId: string): Promise<void> {
  if (!isRowId(warehouseId) || !(await isConnected(trx, warehouseId)))
    throw fieldFault('warehouseId', warehouseMessages.notConnected());
  await requireApproved(trx);
}

/** @throws RequestError 400 with `refusal` for a warehouse that does not offer this to the organization (spec §6), 403 while it is not approved */
export async function requireFunction(
  trx: Trx,
  warehouseId: string,
  functionType: number,
  refusal: LocalizedText,
): Promise<void> {
  if (!isRowId(warehouseId) || !(await hasFunction(trx, warehouseId, functionType)))
    throw fieldFault('warehouseId', refusal);
  await requireApproved(trx);
}

/** @throws RequestError 400 naming every line with an unknown SKU */
export function requireKnownSkus(
  lines: readonly { skuCode: string }[],
  known: Pick<ReadonlyMap<string, unknown>, 'has'>,
): void {
  const faults = lines.flatMap(({ skuCode }, index) =>
    known.has(skuCode)
      ? []
      : [{ fieldName: `lines.${index}.skuCode`, ...warehouseMessages.unknownSku({ skuCode }) }],
  );
  if (faults.length > 0) throw badInput(faults);
}

/** Lines with the products of their SKUs. @throws RequestError 400 naming every line with an unknown SKU */
export async function withProducts<Line extends { skuCode: string }>(
  trx: Trx,
  lines: readonly Line[],
): Promise<(Line & { productId: string })[]> {
  const ids = await productIds(
    trx,
    lines.map(({ skuCode }) => skuCode),
  );
  requireKnownSkus(lines, ids);
  return lines.map((line) => ({ ...line, productId: ids.get(line.skuCode)! }));
}

/** How a client's document is written, and read for editing. */
interface DraftToSave<State extends WarehouseState, Act extends WarehouseAct> {
  transitions: readonly Transition<State, Act>[];
  lock: (id: string) => Promise<{ number: string; state: State; version: number }>;
  /** Returns undefined when its reference is taken. */
  insert: () => Promise<string | undefined>;
  /** Returns false when its reference is taken. */
  replace: (id: string) => Promise<boolean>;
}

/**
 * Saves a client's document: a new one without an id, otherwise replacing the existing one.
 *
 * @returns its id
 * @throws RequestError 400 for a reference in use; 409 when it can no longer be edited or someone else has changed it
 */
export async function saveDraft<State extends WarehouseState, Act extends WarehouseAct>(
  { id, version }: { id: string | undefined; version: number | undefined },
  { transitions, lock, insert, replace }: DraftToSave<State, Act | 'edit'>,
): Promise<string> {
  const taken = () => fieldFault('clientRef', warehouseMessages.referenceTaken());
  if (id === undefined) {
    const newId = await insert();
    if (newId === undefined) throw taken();
    return newId;
  }
  const head = await lock(id);
  stateAfter(transitions, head, 'edit');
  if (version !== head.version) throw conflict(warehouseMessages.changedMeanwhile());
  if (!(await replace(id))) throw taken();
  return id;
}

/** Records an act of a client, once per key. */
export const recordClientEvent = (
  trx: Trx,
  { orgId, warehouseId }: { orgId: string; warehouseId: string },
  event: Pick<StockEvent, 'key' | 'subject' | 'occurredAt' | 'actorId'> & { kind: StockEventKind },
): ReturnType<typeof recordEvent> =>
  recordEvent(trx, { orgId, warehouseId, source: 'client', digest: event.kind, ...event });
