import type { LocalizedText } from '@lading/contracts/localized-text';

/** Why a file is refused as a whole. */
export type ImportFaultCode =
  | 'onlyFileType'
  | 'mislabelled'
  | 'encrypted'
  | 'truncated'
  | 'damaged'
  | 'empty'
  | 'noHeader'
  | 'noSheet'
  | 'noColumn'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'zipBomb'
  | 'tooComplex'
  | 'unreadable'
  | 'readerFailed'
  | 'timeout';

/**
 * A file, or a mapping of it, that cannot be imported at all. The text tells the user what to do, in both languages; faults
 * of single rows are not thrown but listed (decision D8).
 */
export class ImportFault extends Error {
  readonly code: ImportFaultCode;
  readonly text: LocalizedText;

  constructor(code: ImportFaultCode, message: string, zhMessage: string) {
    super(message);
    this.name = 'ImportFault';
    this.code = code;
    this.text = { message, zhMessage };
  }
}
