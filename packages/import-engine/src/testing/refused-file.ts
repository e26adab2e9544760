import { expect } from 'vitest';
import { ImportFault } from '../import-fault.ts';
import type { ReadOptions } from '../read-options.ts';
import { readSheet } from '../read-sheet.ts';

/** A row of a sheet with one text. */
export const row = (text: string, number = 1) =>
  `<row r="${number}"><c t="inlineStr"><is><t>${text}</t></is></c></row>`;

/** The error that a file is refused with; its text must be complete in both languages. */
export async function refused(file: Uint8Array, options: ReadOptions = {}): Promise<ImportFault> {
  const fault = await readSheet(file, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(fault).toBeInstanceOf(ImportFault);
  const { text } = fault as ImportFault;
  expect(text.message).toMatch(/[.!]$/);
  expect(text.zhMessage).toMatch(/[\u4e00-\u9fff].*。$/);
  return fault as ImportFault;
}
