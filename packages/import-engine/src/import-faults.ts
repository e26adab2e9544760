import { fileMessages, refusedEnding } from '@lading/contracts/imports';
import { ImportFault } from './import-fault.ts';

const otherFileKinds = {
  pdf: { en: 'a PDF document', zh: 'PDF 文档' },
  picture: { en: 'a picture', zh: '图片' },
  archive: { en: 'an archive', zh: '压缩包' },
  document: { en: 'a text document', zh: '文本文档' },
  openDocument: { en: 'an OpenDocument file', zh: 'OpenDocument 文件' },
  webPage: { en: 'a web page', zh: '网页' },
  xml: { en: 'an XML document', zh: 'XML 文档' },
  json: { en: 'a JSON document', zh: 'JSON 文件' },
  sylk: { en: 'a SYLK spreadsheet', zh: 'SYLK 表格' },
  dif: { en: 'a DIF spreadsheet', zh: 'DIF 表格' },
  fixedWidth: { en: 'text in columns of fixed width', zh: '按固定宽度对齐的文本' },
  program: { en: 'a program', zh: '程序' },
  binary: { en: 'a binary file', zh: '二进制文件' },
} as const;

/** What a file turned out to be instead of an importable spreadsheet. */
export type OtherFileKind = keyof typeof otherFileKinds;

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
