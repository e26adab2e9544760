import type { FieldError } from '@lading/contracts/core';
import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { expect, vi } from 'vitest';
import type { ValidateRows } from '../checks/server-checks.ts';
import { ReviewSession, type RowSource } from '../review/review-session.ts';
import { blockOf } from './block-of.ts';

/** An error as the server reports it. */
export const errorOf = (fieldName: string, message: string): FieldError => ({
  fieldName,
  message,
  zhMessage: '错误',
});

/** Rows in wire format. */
export const listOf = async (json: Blob) => JSON.parse(await json.text()) as ImportRow[];

/** A session over rows in which the server finds their `errorMessages`, and checks edited rows as given. */
export function sessionOf(
  rows: readonly ImportRow[],
  validate: (row: ImportRow) => Promise<readonly FieldError[]> = () => Promise.resolve([]),
  definition: ImportDefinition = productImport,
  mapped?: ReadonlySet<string>,
) {
  const validateRows = vi.fn<ValidateRows>((sent) =>
    Promise.all(sent.map(async (row) => ({ errorMessages: await validate(row) }))),
  );
  const source: RowSource & { validate: typeof validateRows } = {
    async *rows() {
      if (rows.length > 0) yield Promise.resolve(blockOf(definition, rows));
    },
    async *checkFile() {
      for (const [at, row] of rows.entries()) yield Promise.resolve({ rowNo: at + 1, ...row });
    },
    validate: validateRows,
    ...(mapped && { mapped }),
  };
  const made = new ReviewSession(definition, source);
  const messages = (row: number, key: string) => made.store.issues(row, key).map(({ message }) => message);
  const checked = () =>
    vi.waitFor(() => expect(made.getSnapshot().checking).toBe(0), { timeout: 20_000, interval: 1 });
  return { made, source, messages, checked };
}
