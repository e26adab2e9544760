import { fileMessages, type OtherFileKind, otherFileKinds, refusedEnding } from '@lading/contracts/imports';
import { ImportFault } from './import-fault.ts';

/** The refusals of files; their texts are in `fileMessages`. */
export const importFaults = {
  wrongEnding: (fileName: string) => new ImportFault('onlyFileType', refusedEnding(fileName)),
  mislabelled: (kind: OtherFileKind) =>
    new ImportFault('mislabelled', fileMessages.mislabelled({ kind: otherFileKinds[kind] })),
  encrypted: () => new ImportFault('encrypted', fileMessages.encrypted()),
  truncated: () => new ImportFault('truncated', fileMessages.truncated()),
  damaged: () => new ImportFault('damaged', fileMessages.damaged()),
  empty: () => new ImportFault('empty', fileMessages.empty()),
  noHeader: (row: number) => new ImportFault('noHeader', fileMessages.noHeader({ row })),
  hiddenSheets: () => new ImportFault('hiddenSheets', fileMessages.hiddenSheets()),
  noSheet: (sheet: string) => new ImportFault('noSheet', fileMessages.noSheet({ sheet })),
  noColumn: (column: string) => new ImportFault('noColumn', fileMessages.noColumn({ column })),
  tooLarge: (bytes: number) =>
    new ImportFault('tooLarge', fileMessages.tooLarge({ megabytes: Math.round(bytes / (1024 * 1024)) })),
  tooManyRows: (most: number) => new ImportFault('tooManyRows', fileMessages.tooManyRows({ most })),
  tooManyColumns: (most: number) => new ImportFault('tooManyColumns', fileMessages.tooManyColumns({ most })),
  tooManyCells: (most: number) => new ImportFault('tooManyCells', fileMessages.tooManyCells({ most })),
  rowTooLong: (most: number) => new ImportFault('rowTooLong', fileMessages.rowTooLong({ most })),
  zipBomb: (ratio: number) => new ImportFault('zipBomb', fileMessages.zipBomb({ ratio })),
  tooComplex: () => new ImportFault('tooComplex', fileMessages.tooComplex()),
  unreadable: () => new ImportFault('unreadable', fileMessages.unreadable()),
  readerFailed: () => new ImportFault('readerFailed', fileMessages.readerFailed()),
  timeout: (milliseconds: number) =>
    new ImportFault('timeout', fileMessages.timeout({ seconds: Math.ceil(milliseconds / 1_000) })),
};
