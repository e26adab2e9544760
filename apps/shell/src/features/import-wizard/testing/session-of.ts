import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { productImport } from '@lading/contracts/imports/product.import';
import type { FieldError } from '@lading/contracts/localized-text';
import { expect, vi } from 'vitest';
import type { ImportAdapter } from '../import-adapter.ts';
import { ReviewSession } from '../review/review-session.ts';
import type { RowSource } from '../review/row-source.ts';
import { blockOf } from './block-of.ts';

/** A fault as the server tells it. */
export const fault = (fieldName: string, message: string): FieldError => ({
  fieldName,
  message,
  zhMessage: '错误',
});

/** Rows as they would be sent. */
export const listOf = async (json: Blob) => JSON.parse(await json.text()) as ImportRow[];

/** A session over rows whose faults the server finds as given, with a server that answers row checks as told. */
export function sessionOf(
  rows: readonly ImportRow[],
  validate: (row: ImportRow) => Promise<readonly FieldError[]> = () => Promise.resolve([]),
  definition: ImportDefinition = productImport,
) {
  const adapter = {
    validate: vi.fn<ImportAdapter['validate']>((sent) =>
      Promise.all(sent.map(async (row) => ({ errorMessages: await validate(row) }))),
    ),
  };
  const source: RowSource = {
    async *rows() {
      if (rows.length > 0) yield Promise.resolve(blockOf(definition, rows));
    },
    async *checkFile() {
      for (const [at, row] of rows.entries()) yield Promise.resolve({ rowNo: at + 1, ...row });
    },
  };
  const made = new ReviewSession(definition, adapter, source);
  const messages = (row: number, key: string) => made.store.issues(row, key).map(({ message }) => message);
  const checked = () =>
    vi.waitFor(() => expect(made.getSnapshot().checking).toBe(0), { timeout: 20_000, interval: 1 });
  return { made, source, adapter, messages, checked };
}
