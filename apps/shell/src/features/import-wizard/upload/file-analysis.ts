import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { Analysis } from '@lading/import-engine/analyse-table';

/** What is known of a file before, or without, the server: everything but its reference there. */
export type FileAnalysis = Omit<AnalysedFile, 'referenceId'>;

/** The reader's analysis as the wizard shows it; a count of rows only once the whole file has been read. */
export function fileAnalysis({ headings, rowCount, ...rest }: Analysis): FileAnalysis {
  return { ...rest, fieldsOption: headings, ...(rowCount !== undefined && { rowCount }) };
}
