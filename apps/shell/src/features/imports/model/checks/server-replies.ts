import type { FieldError } from '@lading/contracts/core';
import type { ImportRow } from '@lading/contracts/imports';
import type { RowNumbers } from '../rows/row-numbers.ts';

const batchSize = 200;

/** The server's findings in a row of the grid. */
export interface PlacedReply {
  row: number;
  reply: ImportRow;
}

/**
 * Maps the server's rows to rows of the grid: by their number in the file, or, for a back end without numbers, by order if it sends
 * as many rows as the grid has; otherwise the rows are ambiguous, and only the check at the save applies.
 */
export async function* placeReplies(
  replies: AsyncIterable<ImportRow>,
  numbers: RowNumbers,
): AsyncGenerator<PlacedReply> {
  const unnumbered: ImportRow[] = [];
  for await (const reply of replies) {
    if (typeof reply.rowNo !== 'number') {
      unnumbered.push(reply);
      continue;
    }
    const row = numbers.rowAt(reply.rowNo);
    if (row !== -1) yield { row, reply };
  }
  if (unnumbered.length !== numbers.count) return;
  for (const [row, reply] of unnumbered.entries()) yield { row, reply };
}

/** Collects items into batches, so that listeners are called once for many. */
export async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * The errors of a refused save by row: they name `index.field`, an index into the sent rows; others belong to no row.
 *
 * @param ids the sent rows
 */
export function refusedRows(
  ids: readonly number[],
  errors: readonly FieldError[],
): ReadonlyMap<number, readonly FieldError[]> {
  const byRow = new Map<number, FieldError[]>();
  for (const error of errors) {
    const [, index, field] = /^(\d+)\.(.+)$/.exec(error.fieldName) ?? [];
    const row = index === undefined ? undefined : ids[Number(index)];
    if (row !== undefined && field)
      byRow.set(row, [...(byRow.get(row) ?? []), { ...error, fieldName: field }]);
  }
  return byRow;
}
