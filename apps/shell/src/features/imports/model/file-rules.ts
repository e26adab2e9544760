import { limits } from '@lading/contracts/core';
import type { AnalysedFile } from '@lading/contracts/imports';
import type { Analysis } from '@lading/import-engine/analyse-table';

/** The kinds of file that can be imported (spec §5). */
export const acceptedEndings = ['.csv', '.xlsx', '.xls', '.xlsb'] as const;

/** Why a file was refused: its kind, more than one file, too large, empty. */
export type FileRefusalReason = 'type' | 'count' | 'size' | 'empty';

/** Why a file of an accepted kind is not sent: empty, or larger than the server accepts (decision D8). */
export function fileRefusal({
  size,
}: Pick<File, 'size'>): Extract<FileRefusalReason, 'size' | 'empty'> | null {
  if (size === 0) return 'empty';
  return size > limits.importFile.bytes ? 'size' : null;
}

/** An analysis before, or without, the server: everything but its reference there. */
export interface FileAnalysis extends Omit<AnalysedFile, 'referenceId'> {
  /** Key of the import that the file fits far better; only this browser's reader says so. */
  betterImport?: string | undefined;
}

/** The reader's analysis in the wizard's form; a row count only once the entire file has been read. */
export function fileAnalysis(
  { headings, rowCount, ...rest }: Analysis,
  betterImport: string | undefined,
): FileAnalysis {
  return { ...rest, fieldsOption: headings, betterImport, ...(rowCount !== undefined && { rowCount }) };
}
